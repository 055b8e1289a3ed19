import { t } from '../../i18n/texts.ts';
import { balanceText, refreshBalance, staleBalance } from '../../stores/wallet/wallet.ts';
import styles from './BalanceButton.css';

/** The balance as a button that asks for it again, dimmed while it is old; hiding it is in the side menu. */
export function BalanceButton({ className }: { className: string }) {
  const old = staleBalance();
  return (
    <button
      type="button"
      className={`${className} money ellipsis${old && ` ${styles.balanceOld}`}`}
      aria-label={`${t('balance_refresh')}: ${balanceText()} ${old}`}
      onClick={() => void refreshBalance()}
    >
      {balanceText()}
    </button>
  );
}
