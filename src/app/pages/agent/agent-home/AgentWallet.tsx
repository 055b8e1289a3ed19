import '../agent.css';
import './home.css';
import { BalanceButtons } from '../../../features/balance/Balance.tsx';
import { openMoney } from '../../../features/balance/open-money.ts';
import { t } from '../../../i18n/texts.ts';
import { deposit, withdraw } from '../../../routes/links.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { balanceText, staleBalance, wallet } from '../../../stores/wallet/wallet.ts';

/** The agent's balance with hide and refresh, Withdraw and Deposit (SPEC 2.11) as far as the type may. */
export function AgentWallet() {
  const error = wallet.error.value;
  return (
    <section className="agent-hero agent-wallet" aria-label={t('agent_balance')}>
      <h2 className="agent-hero-label">{t('agent_balance')}</h2>
      <p className="agent-hero-sum money ellipsis">{balanceText()}</p>
      <div className="agent-wallet-tools">
        <BalanceButtons />
      </div>
      {error && (
        <p className="agent-wallet-error" role="alert">
          {staleBalance() || t(errorText(error))}
        </p>
      )}
      <div className="agent-moves">
        {hasRole('withdraw') && (
          <button type="button" className="btn agent-move" onClick={() => openMoney(withdraw)}>
            {t('withdraw')}
          </button>
        )}
        {hasRole('money') && (
          <button type="button" className="btn btn-primary agent-move" onClick={() => openMoney(deposit)}>
            {t('deposit')}
          </button>
        )}
      </div>
    </section>
  );
}
