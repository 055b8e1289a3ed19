import { BalanceButtons } from '../../../features/balance/Balance.tsx';
import { openMoney } from '../../../features/balance/open-money.ts';
import { t } from '../../../i18n/texts.ts';
import { fromMinor, toMinor } from '../../../lib/decimal.ts';
import { deposit, withdraw } from '../../../routes/links.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { vendorWallets } from '../../../stores/wallet/vendor-wallets.ts';
import { balanceText, ownMoney, staleBalance, wallet } from '../../../stores/wallet/wallet.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { deposit as depositIcon, transfer as transferIcon, withdraw as withdrawIcon } from '../../../ui/icon/wallet.ts';
import { transferPath } from '../links.ts';
import styles from './Wallet.css';

/** The total balance with its eye, its shares, and the ways to deposit, withdraw and transfer (SPEC 2.9). */
export function WalletHero({ onRefresh }: { onRefresh: () => void }) {
  const known = wallet.value.value;
  const waits = wallet.busy.value || !known;
  const error = wallet.error.value;
  const vendors = vendorWallets.value.value ?? [];
  const away = fromMinor(vendors.reduce((sum, { balance }) => sum + (toMinor(balance) ?? 0), 0));
  return (
    <section className={`card ${styles.walletHero}`} aria-label={t('wallet_total')}>
      <div className={styles.walletTop}>
        <h2 className={styles.walletLabel}>{t('wallet_total')}</h2>
        <BalanceButtons onRefresh={onRefresh} />
      </div>
      <p className={`${styles.walletTotal} money ellipsis`}>{balanceText()}</p>
      {error && (
        <p className={styles.walletError} role="alert">
          {staleBalance() || t(errorText(error))}
        </p>
      )}
      <dl className={styles.walletShares}>
        <Share name={t('wallet_main')} amount={ownMoney(known?.main ?? '0.00', waits)} />
        <Share name={t('wallet_vendors')} amount={ownMoney(away, waits || vendorWallets.busy.value)} />
        <Share name={t('wallet_frozen')} amount={ownMoney(known?.frozen ?? '0.00', waits)} />
      </dl>
      <div className={styles.walletWays}>
        {hasRole('money') && (
          <Way icon={depositIcon} text={t('deposit')} look="btn-primary" onPress={() => openMoney(deposit)} />
        )}
        {hasRole('withdraw') && (
          <Way icon={withdrawIcon} text={t('withdraw')} look="btn-ghost" onPress={() => openMoney(withdraw)} />
        )}
        {hasRole('money') && (
          <Way
            icon={transferIcon}
            text={t('title_transfer')}
            look="btn-ghost"
            onPress={() => openMoney(transferPath)}
          />
        )}
      </div>
    </section>
  );
}

function Share({ name, amount }: { name: string; amount: string }) {
  return (
    <div className={styles.walletShare}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
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
    <button type="button" className={`btn ${look} ${styles.walletWay}`} onClick={onPress}>
      <Icon path={icon} size="md" />
      <span className={styles.walletWayText}>{text}</span>
    </button>
  );
}
