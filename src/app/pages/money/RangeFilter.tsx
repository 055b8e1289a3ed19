import type { ReactNode } from 'react';
import { plainDays } from '../../i18n/dates.ts';
import { rangeWords } from '../../i18n/range-words.ts';
import type { Days } from '../../lib/day-range.ts';
import { RangeFilter as Filter } from '../../ui/range/RangeFilter.tsx';
import { loadRangeSheet } from './record-parts.ts';
import { SheetSlot } from './SheetSlot.tsx';

export interface RangeFilterProps {
  value: Days;
  onChange: (days: Days) => void;
  /** Beside the days: the download of what they show. */
  children?: ReactNode;
}

/** Which days a record of money shows. */
export function RangeFilter(props: RangeFilterProps) {
  const { startDate, endDate } = props.value;
  return (
    <Filter
      {...props}
      words={rangeWords()}
      shown={plainDays(startDate, endDate)}
      sheet={(at) => <SheetSlot part={loadRangeSheet} props={at} />}
    />
  );
}
