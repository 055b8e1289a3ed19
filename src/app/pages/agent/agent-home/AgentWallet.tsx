import { BalanceButtons } from '../../../features/balance/Balance.tsx';
import { openMoney } from '../../../features/balance/open-money.ts';
import { t } from '../../../i18n/texts.ts';
import { deposit, withdraw } from '../../../routes/links.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { balanceText, staleBalance, wallet } from '../../../stores/wallet/wallet.ts';
import agentStyles from '../agent.css';
import homeStyles from './home.css';

/** The agent's balance with hide and refresh, Withdraw and Deposit (SPEC 2.11) as far as the type may. */
export function AgentWallet() {
  const error = wallet.error.value;
  return (
    <section className={`${agentStyles.agentHero} ${homeStyles.agentWallet}`} aria-label={t('agent_balance')}>
      <h2 className={agentStyles.agentHeroLabel}>{t('agent_balance')}</h2>
      <p className={`${agentStyles.agentHeroSum} money ellipsis`}>{balanceText()}</p>
      <div className={homeStyles.agentWalletTools}>
        <BalanceButtons />
      </div>
      {error && (
        <p className={homeStyles.agentWalletError} role="alert">
          {staleBalance() || t(errorText(error))}
        </p>
      )}
      <div className={homeStyles.agentMoves}>
        {hasRole('withdraw') && (
          <button type="button" className={`btn ${homeStyles.agentMove}`} onClick={() => openMoney(withdraw)}>
            {t('withdraw')}
          </button>
        )}
        {hasRole('money') && (
          <button
            type="button"
            className={`btn btn-primary ${homeStyles.agentMove}`}
            onClick={() => openMoney(deposit)}
          >
            {t('deposit')}
          </button>
        )}
      </div>
    </section>
  );
}
