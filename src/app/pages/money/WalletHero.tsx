import { t } from '../../i18n/texts.ts';
import { fromMinor, toMinor } from '../../lib/decimal.ts';
import { deposit, go, withdraw } from '../../routes/links.ts';
import { errorText } from '../../stores/error-text.ts';
import { checkRole } from '../../stores/roles.ts';
import { balanceHidden, toggleBalance } from '../../stores/settings.ts';
import { vendorWallets } from '../../stores/vendor-wallets.ts';
import { balanceText, wallet } from '../../stores/wallet.ts';
import { eye, eyeSlash, refresh } from '../../ui/icon/controls.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { deposit as depositIcon, transfer as transferIcon, withdraw as withdrawIcon } from '../../ui/icon/wallet.ts';
import { shownMoney } from './shown-money.ts';
import { transferPath } from './wallet-links.ts';

/** Who may not move money is told so (SPEC section 6). */
function open(path: string): void {
  if (checkRole('money')) go(path);
}

/** All of the money, hidden or shown, and where it is; deposit, withdraw and transfer (SPEC 2.9). */
export function WalletHero({ onRefresh }: { onRefresh: () => void }) {
  const hidden = balanceHidden.value;
  const known = wallet.value.value;
  const waits = wallet.busy.value || !known;
  const error = wallet.error.value;
  const vendors = vendorWallets.value.value ?? [];
  const away = fromMinor(vendors.reduce((sum, { balance }) => sum + (toMinor(balance) ?? 0), 0));
  return (
    <section className="card wallet-hero" aria-label={t('wallet_total')}>
      <div className="wallet-top">
        <h2 className="wallet-label">{t('wallet_total')}</h2>
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
          onClick={onRefresh}
        >
          <Icon path={refresh} size="md" />
        </button>
      </div>
      <p className="wallet-total money ellipsis">{balanceText()}</p>
      {error && (
        <p className="wallet-error" role="alert">
          {t(errorText(error))}
        </p>
      )}
      <dl className="wallet-shares">
        <Share name={t('wallet_main')} amount={shownMoney(known?.main ?? '0.00', waits)} />
        <Share name={t('wallet_vendors')} amount={shownMoney(away, waits || vendorWallets.busy.value)} />
        <Share name={t('wallet_frozen')} amount={shownMoney(known?.frozen ?? '0.00', waits)} />
      </dl>
      <div className="wallet-ways">
        <Way icon={depositIcon} text={t('deposit')} look="btn-gold" onPress={() => open(deposit)} />
        <Way icon={withdrawIcon} text={t('withdraw')} look="btn-ghost" onPress={() => open(withdraw)} />
        <Way icon={transferIcon} text={t('title_transfer')} look="btn-ghost" onPress={() => open(transferPath)} />
      </div>
    </section>
  );
}

function Share({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="wallet-share">
      <dt>{name}</dt>
      <dd className="ellipsis">{amount}</dd>
    </div>
  );
}

interface WayProps {
  icon: string;
  text: string;
  look: string;
  onPress: () => void;
}

function Way({ icon, text, look, onPress }: WayProps) {
  return (
    <button type="button" className={`btn ${look} wallet-way`} onClick={onPress}>
      <Icon path={icon} size="md" />
      <span className="wallet-way-text ellipsis">{text}</span>
    </button>
  );
}
