import { Icon } from '../icon/Icon.tsx';
import { funnel } from '../icon/record.ts';
import styles from './FilterButton.css';

export interface FilterButtonProps {
  label: string;
  /** Filters that are set. */
  count: number;
  onPress: () => void;
}

/** Opens the filters of a record or a report, and says how many are set. */
export function FilterButton({ label, count, onPress }: FilterButtonProps) {
  return (
    <button
      type="button"
      className={`btn btn-ghost ${styles.filterButton} ${count ? styles.filterButtonOn : ''}`}
      aria-haspopup="dialog"
      aria-label={count ? `${label} · ${count}` : label}
      onClick={onPress}
    >
      <Icon path={funnel} size="sm" />
      {count > 0 && <span className={styles.filterButtonCount}>{count}</span>}
    </button>
  );
}
