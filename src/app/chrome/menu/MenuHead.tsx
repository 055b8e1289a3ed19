import './SideMenu.css';
import { useEffect } from 'react';
import { Balance } from '../../features/balance/Balance.tsx';
import { openMoney } from '../../features/balance/open-money.ts';
import { t } from '../../i18n/texts.ts';
import { go, login, register, withdraw } from '../../routes/links.ts';
import { member } from '../../stores/member/member.ts';
import { session } from '../../stores/session/session.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { openDeposit, openMember } from '../actions.ts';

type Then = (action: () => void) => () => void;

/** For guests: Register and Login. */
export function MenuGuest({ then }: { then: Then }) {
  return (
    <div className="menu-head">
      <p className="menu-name">{t('menu_guest')}</p>
      <p className="menu-hint">{t('menu_guest_hint')}</p>
      <div className="menu-actions">
        <button type="button" className="btn btn-ghost menu-action" onClick={then(() => go(login()))}>
          {t('login')}
        </button>
        <button type="button" className="btn btn-primary menu-action" onClick={then(() => go(register()))}>
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
    <div className="menu-head">
      <button type="button" className="menu-who" onClick={then(() => void openMember())}>
        <span className="menu-avatar">
          <Picture src={known?.icon ?? ''} name={name} width={40} height={40} eager />
        </span>
        <span className="menu-names">
          <span className="menu-name ellipsis">{name}</span>
          {known && <span className="menu-hint">{known.clubLabel.labelName}</span>}
        </span>
      </button>
      <div className="menu-balance">
        <Balance label={t('menu_balance')} />
      </div>
      <div className="menu-actions">
        <button type="button" className="btn btn-primary menu-action" onClick={then(openDeposit)}>
          {t('deposit')}
        </button>
        <button type="button" className="btn btn-ghost menu-action" onClick={then(() => openMoney(withdraw))}>
          {t('withdraw')}
        </button>
      </div>
    </div>
  );
}
