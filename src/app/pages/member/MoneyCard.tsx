import { t } from '../../i18n/texts.ts';
import { deposit, go, withdraw } from '../../routes/links.ts';
import { checkRole } from '../../stores/roles.ts';
import { balanceHidden, toggleBalance } from '../../stores/settings.ts';
import { balanceText, wallet } from '../../stores/wallet.ts';
import { eye, eyeSlash, refresh } from '../../ui/icon/controls.ts';
import { Icon } from '../../ui/icon/Icon.tsx';

/** Deposit and Withdraw: who may not is told so (SPEC section 6). */
function open(path: string): void {
  if (checkRole('money')) go(path);
}

/** The wallet (SPEC 2.9): total balance with hide and refresh, Deposit and Withdraw. */
export function MoneyCard() {
  const hidden = balanceHidden.value;
  return (
    <section className="card centre-money">
      <h2 className="centre-label">{t('member_balance')}</h2>
      <span className="centre-sum money ellipsis">{balanceText()}</span>
      <button
        type="button"
        className="btn btn-round"
        aria-label={t(hidden ? 'balance_show' : 'balance_hide')}
        onClick={toggleBalance}
      >
        <Icon path={hidden ? eyeSlash : eye} size="md" />
      </button>
      <button
        type="button"
        className="btn btn-round"
        aria-label={t('balance_refresh')}
        aria-busy={wallet.busy.value}
        onClick={() => void wallet.load()}
      >
        <Icon path={refresh} size="md" />
      </button>
      <div className="centre-moves">
        <button type="button" className="btn btn-gold centre-move" onClick={() => open(deposit)}>
          {t('deposit')}
        </button>
        <button type="button" className="btn btn-ghost centre-move" onClick={() => open(withdraw)}>
          {t('withdraw')}
        </button>
      </div>
    </section>
  );
}
