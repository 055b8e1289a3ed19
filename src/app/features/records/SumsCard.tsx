import { money } from '../../i18n/format.ts';
import { currency } from '../../stores/system/system.ts';
import styles from './SumsCard.css';

interface SumsCardProps {
  /** `open` is staked on what has not ended: it is no part of the result. */
  sums: { stake: string; payout: string; net: string; open?: string };
  names: { stake: string; payout: string; net: string };
  /** How many rows the sums are over, in words. */
  count: string;
  /** What such rows are called. */
  open: string;
}

/** The sums over a whole selection, as the platform counts them: more rows may be in it than are loaded. */
export function SumsCard({ sums, names, count, open }: SumsCardProps) {
  const shown = (decimal: string) => money(decimal, currency.value);
  const lost = sums.net.startsWith('-');
  return (
    <section className={`card ${styles.sums}`} aria-label={count}>
      <dl className={styles.sumsList}>
        <div className={styles.sumsItem}>
          <dt>{names.stake}</dt>
          <dd className="money">{shown(sums.stake)}</dd>
        </div>
        <div className={styles.sumsItem}>
          <dt>{names.payout}</dt>
          <dd className="money">{shown(sums.payout)}</dd>
        </div>
        <div className={styles.sumsItem}>
          <dt>{names.net}</dt>
          <dd className={lost ? `money ${styles.sumsLost}` : `money ${styles.sumsWon}`}>{shown(sums.net)}</dd>
        </div>
      </dl>
      <p className={styles.sumsCount}>{sums.open ? `${count} · ${open}: ${shown(sums.open)}` : count}</p>
    </section>
  );
}
