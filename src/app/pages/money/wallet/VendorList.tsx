import type { VendorBalance } from '../../../../contract/schemas/wallet.ts';
import { openMoney } from '../../../features/balance/open-money.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { currency } from '../../../stores/system/system.ts';
import { type CollectEnd, collectAll, collection, settleCollection } from '../../../stores/wallet/collect.ts';
import { MAIN, vendorWallets } from '../../../stores/wallet/vendor-wallets.ts';
import { ownMoney } from '../../../stores/wallet/wallet.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { caretRight } from '../../../ui/icon/lobby.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { transferBetween } from '../links.ts';
import styles from './Wallet.css';

/** Drawn size of a provider's mark in CSS px: it is twice as wide as high. */
const MARK = { width: 56, height: 28 };

const filled = ({ balance }: VendorBalance): boolean => Number(balance) > 0;

/** Says how a collection ended. One without an answer stays on the page. */
export function tellCollected(end: CollectEnd): void {
  if (!end) return;
  if ('error' in end) {
    const { error } = end;
    if (error.unsettled) return;
    const closed = error.code === 'vendor.maintenance';
    showToast('fail', closed ? 'wallet_collect_closed' : errorText(error), 4);
    void vendorWallets.load();
    return;
  }
  const { collected, closed } = end.value;
  if (Number(collected) === 0) return void showToast('info', 'wallet_collect_none', 2);
  const amount = money(collected, currency.peek());
  if (closed.length === 0) showToast('success', 'wallet_collected', 3, { amount });
  else showToast('info', 'wallet_collected_but', 4, { amount, names: closed.join(', ') });
}

const collect = (): void => void collectAll().then(tellCollected);

/** The wallets at vendors, and a button that collects all of them; nothing on a site without such wallets. */
export function VendorList() {
  const vendors = vendorWallets.value.value;
  const error = vendorWallets.error.value;
  if (vendors?.length === 0) return null;
  return (
    <section aria-label={t('wallet_vendors')}>
      <div className={styles.walletVendorsHead}>
        <h2 className={`${styles.walletVendorsTitle} ellipsis`}>{t('wallet_vendors')}</h2>
        {vendors?.some(filled) && hasRole('money') && (
          <button type="button" className="btn btn-ghost btn-slim" aria-busy={collection.busy.value} onClick={collect}>
            {t('wallet_collect')}
          </button>
        )}
      </div>
      {collection.current.value && !collection.busy.value && (
        <div className={`card ${styles.walletOpen}`} role="alert">
          <p>{t('wallet_collect_open')}</p>
          <button type="button" className="btn btn-ghost" onClick={() => void settleCollection().then(tellCollected)}>
            {t('wallet_collect_check')}
          </button>
        </div>
      )}
      {vendors && (
        <ul className={`card ${styles.walletList}`}>
          {vendors.map((vendor) => (
            <VendorRow key={vendor.vassalage} vendor={vendor} />
          ))}
        </ul>
      )}
      {!vendors && !error && <LineBones count={4} />}
      {!vendors && error && (
        <div className={`card ${styles.walletOpen}`} role="alert">
          <p>{t(errorText(error))}</p>
          <button
            type="button"
            className="btn btn-ghost"
            aria-busy={vendorWallets.busy.value}
            onClick={() => void vendorWallets.load()}
          >
            {t('retry')}
          </button>
        </div>
      )}
    </section>
  );
}

/** One vendor: a tap opens the transfer of its money to the main wallet, or to the vendor while it has none. */
function VendorRow({ vendor }: { vendor: VendorBalance }) {
  const { vassalage, name, iconUrl, balance, closed } = vendor;
  const open = () => openMoney(filled(vendor) ? transferBetween(vassalage, MAIN) : transferBetween(MAIN, vassalage));
  return (
    <li>
      <button type="button" className={styles.walletRow} onClick={open}>
        <span className={styles.walletVendorIcon}>
          <Picture src={iconUrl} name={name} {...MARK} />
        </span>
        <span className={styles.walletRowText}>
          <span className={`${styles.walletVendorName} ellipsis`}>{name}</span>
          {closed && <span className={styles.walletClosed}>{t('wallet_closed')}</span>}
        </span>
        <span className={filled(vendor) ? `${styles.walletRowSum} money` : styles.walletRowSum}>
          {ownMoney(balance, vendorWallets.busy.value)}
        </span>
        <Icon path={caretRight} size="sm" />
      </button>
    </li>
  );
}
