import { t } from '../../../i18n/texts.ts';
import { deposit, go, withdraw } from '../../../routes/links.ts';
import { errorText } from '../../../stores/error-text.ts';
import { checkRole } from '../../../stores/roles.ts';
import { balanceHidden, toggleBalance } from '../../../stores/settings.ts';
import { balanceText, wallet } from '../../../stores/wallet.ts';
import { eye, eyeSlash, refresh } from '../../../ui/icon/controls.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';

/** Opens a page of money; who may not is told so: agents of types 41 and 42 among them (SPEC section 6). */
function open(path: string): void {
  if (checkRole('money')) go(path);
}

/** The agent's balance with hide and refresh, Withdraw and Deposit (SPEC 2.11). */
export function AgentWallet() {
  const hidden = balanceHidden.value;
  const error = wallet.error.value;
  return (
    <section className="agent-hero agent-wallet" aria-label={t('agent_balance')}>
      <h2 className="agent-hero-label">{t('agent_balance')}</h2>
      <p className="agent-hero-sum ellipsis">{balanceText()}</p>
      <div className="agent-wallet-tools">
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
      </div>
      {error && (
        <p className="agent-wallet-error" role="alert">
          {t(errorText(error))}
        </p>
      )}
      <div className="agent-moves">
        <button type="button" className="btn agent-move" onClick={() => open(withdraw)}>
          {t('withdraw')}
        </button>
        <button type="button" className="btn btn-gold agent-move" onClick={() => open(deposit)}>
          {t('deposit')}
        </button>
      </div>
    </section>
  );
}
