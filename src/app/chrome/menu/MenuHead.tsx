import { useEffect } from 'react';
import { t } from '../../i18n/texts.ts';
import { go, login, register, withdraw } from '../../routes/links.ts';
import { member } from '../../stores/member.ts';
import { checkRole } from '../../stores/roles.ts';
import { session } from '../../stores/session.ts';
import { balanceHidden, toggleBalance } from '../../stores/settings.ts';
import { balanceText, wallet } from '../../stores/wallet.ts';
import { eye, eyeSlash, refresh } from '../../ui/icon/controls.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
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

/** Withdraw; who may not is told so (SPEC section 6). */
function openWithdraw(): void {
  if (checkRole('money')) go(withdraw);
}

/** For members: who they are, which leads to the member centre, the balance with hide and refresh, Deposit and Withdraw. */
export function MenuMember({ then }: { then: Then }) {
  useEffect(() => member.want(), []);
  const known = member.value.value;
  const name = known?.nickname || session.value?.userName || '';
  const masked = balanceHidden.value;
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
        <span className="menu-hint">{t('menu_balance')}</span>
        <span className="menu-sum money ellipsis">{balanceText()}</span>
        <button
          type="button"
          className="btn btn-round"
          aria-label={t(masked ? 'balance_show' : 'balance_hide')}
          onClick={toggleBalance}
        >
          <Icon path={masked ? eyeSlash : eye} size="md" />
        </button>
        <button
          type="button"
          className="btn btn-round"
          aria-label={t('balance_refresh')}
          onClick={() => void wallet.load()}
        >
          <Icon path={refresh} size="md" />
        </button>
      </div>
      <div className="menu-actions">
        <button type="button" className="btn btn-primary menu-action" onClick={then(openDeposit)}>
          {t('deposit')}
        </button>
        <button type="button" className="btn btn-ghost menu-action" onClick={then(openWithdraw)}>
          {t('withdraw')}
        </button>
      </div>
    </div>
  );
}
