import { t } from '../../i18n/texts.ts';
import { balanceText, wallet } from '../../stores/wallet/wallet.ts';

/** The balance as a button that asks for it again; hiding it is in the side menu. */
export function BalanceButton({ className }: { className: string }) {
  return (
    <button
      type="button"
      className={`${className} money ellipsis`}
      aria-label={`${t('balance_refresh')}: ${balanceText()}`}
      onClick={() => void wallet.load()}
    >
      {balanceText()}
    </button>
  );
}
