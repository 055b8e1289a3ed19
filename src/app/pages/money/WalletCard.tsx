import { t } from '../../i18n/texts.ts';
import { balanceHidden, toggleBalance } from '../../stores/settings.ts';
import { balanceText, wallet } from '../../stores/wallet.ts';
import { eye, eyeSlash, refresh } from '../../ui/icon/controls.ts';
import { Icon } from '../../ui/icon/Icon.tsx';

/** The wallet widget (SPEC 2.9): total balance, hide and refresh; digits are asterisks while hidden or refreshing. */
export function WalletCard({ label }: { label: string }) {
  const hidden = balanceHidden.value;
  return (
    <section className="card wallet">
      <h2 className="wallet-label">{label}</h2>
      <span className="wallet-sum money ellipsis">{balanceText()}</span>
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
    </section>
  );
}
