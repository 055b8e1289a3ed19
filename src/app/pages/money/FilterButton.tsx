import { t } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { funnel } from '../../ui/icon/record.ts';

interface FilterButtonProps {
  /** Filters that are set. */
  count: number;
  onPress: () => void;
}

/** Opens the filters of a record, and says how many are set. */
export function FilterButton({ count, onPress }: FilterButtonProps) {
  const name = count ? `${t('records_filter')} · ${count}` : t('records_filter');
  return (
    <button
      type="button"
      className={count ? 'btn btn-ghost record-filter record-filter-on' : 'btn btn-ghost record-filter'}
      aria-haspopup="dialog"
      aria-label={name}
      onClick={onPress}
    >
      <Icon path={funnel} size="sm" />
      {count > 0 && <span className="record-filter-count">{count}</span>}
    </button>
  );
}
