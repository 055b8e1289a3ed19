import { useEffect } from 'react';
import { Balance } from '../../features/balance/Balance.tsx';
import { openMoney } from '../../features/balance/open-money.ts';
import { t } from '../../i18n/texts.ts';
import { go, login, register, withdraw } from '../../routes/links.ts';
import { member } from '../../stores/member/member.ts';
import { session } from '../../stores/session/session.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { openDeposit, openMember } from '../actions.ts';
import styles from './SideMenu.css';

type Then = (action: () => void) => () => void;

/** For guests: Register and Login. */
export function MenuGuest({ then }: { then: Then }) {
  return (
    <div className={styles.menuHead}>
      <p className={styles.menuName}>{t('menu_guest')}</p>
      <p className={styles.menuHint}>{t('menu_guest_hint')}</p>
      <div className={styles.menuActions}>
        <button type="button" className={`btn btn-ghost ${styles.menuAction}`} onClick={then(() => go(login()))}>
          {t('login')}
        </button>
        <button type="button" className={`btn btn-primary ${styles.menuAction}`} onClick={then(() => go(register()))}>
          {t('register')}
        </button>
      </div>
    </div>
  );
}

/** For members: who they are, which leads to the member centre, the balance with hide and refresh, Deposit and Withdraw. */
export function MenuMember({ then }: { then: Then }) {
  useEffect(() => member.want(), []);
  const known = member.value.value;
  const name = known?.nickname || session.value?.userName || '';
  return (
    <div className={styles.menuHead}>
      <button type="button" className={styles.menuWho} onClick={then(() => void openMember())}>
        <span className={styles.menuAvatar}>
          <Picture src={known?.icon ?? ''} name={name} width={40} height={40} eager />
        </span>
        <span className={styles.menuNames}>
          <span className={`${styles.menuName} ellipsis`}>{name}</span>
          {known && <span className={styles.menuHint}>{known.clubLabel.labelName}</span>}
        </span>
      </button>
      <div className={styles.menuBalance}>
        <Balance label={t('menu_balance')} />
      </div>
      <div className={styles.menuActions}>
        <button type="button" className={`btn btn-primary ${styles.menuAction}`} onClick={then(openDeposit)}>
          {t('deposit')}
        </button>
        <button
          type="button"
          className={`btn btn-ghost ${styles.menuAction}`}
          onClick={then(() => openMoney(withdraw))}
        >
          {t('withdraw')}
        </button>
      </div>
    </div>
  );
}
