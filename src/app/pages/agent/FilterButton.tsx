import { Icon } from '../../ui/icon/Icon.tsx';
import { funnel } from '../../ui/icon/record.ts';

interface FilterButtonProps {
  label: string;
  /** Filters that are set. */
  count: number;
  onPress: () => void;
}

/** Opens the filters of a report, and says how many are set. */
export function FilterButton({ label, count, onPress }: FilterButtonProps) {
  return (
    <button
      type="button"
      className={count ? 'btn btn-ghost agent-filter agent-filter-on' : 'btn btn-ghost agent-filter'}
      aria-haspopup="dialog"
      aria-label={count ? `${label} · ${count}` : label}
      onClick={onPress}
    >
      <Icon path={funnel} size="sm" />
      {count > 0 && <span className="agent-filter-count">{count}</span>}
    </button>
  );
}
