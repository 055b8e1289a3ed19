import type { ReactNode } from 'react';
import { t } from '../../i18n/texts.ts';
import { balanceHidden, toggleBalance } from '../../stores/settings/settings.ts';
import { balanceText, refreshBalance, staleBalance, wallet } from '../../stores/wallet/wallet.ts';
import { eye, eyeSlash, refresh } from '../../ui/icon/controls.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './Balance.css';

/** The wallet widget (SPEC 2.9): total balance, hide and refresh; digits are asterisks while hidden or refreshing. */
export function Balance({ label }: { label: string }) {
  return (
    <div className={styles.balance}>
      <h2 className={styles.balanceLabel}>{label}</h2>
      <span className={`${styles.balanceSum} money ellipsis`} data-testid="balance">
        {balanceText()}
      </span>
      <BalanceButtons />
      <BalanceAge />
    </div>
  );
}

/** Says that the balance could not be asked for again, and of when it is; nothing while it is fresh. */
function BalanceAge() {
  const old = staleBalance();
  return old ? (
    <p className={styles.balanceAge} role="status">
      {old}
    </p>
  ) : null;
}

interface BalanceCardProps {
  label: string;
  /** Below the balance: ways to move it. */
  children?: ReactNode;
}

/** The wallet widget on a card of its own. */
export function BalanceCard({ label, children }: BalanceCardProps) {
  return (
    <section className={`card ${styles.balanceCard}`}>
      <Balance label={label} />
      {children}
    </section>
  );
}

interface BalanceButtonsProps {
  /** Asks for the balance by default. */
  onRefresh?: () => void;
}

/** The eye that hides and shows all balances, and the refresh. */
export function BalanceButtons({ onRefresh = () => void refreshBalance() }: BalanceButtonsProps) {
  const hidden = balanceHidden.value;
  return (
    <span className={styles.balanceButtons}>
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
    </span>
  );
}
