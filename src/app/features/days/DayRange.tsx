import type { ReactNode } from 'react';
import { plainDays } from '../../i18n/dates.ts';
import { rangeWords } from '../../i18n/range-words.ts';
import type { Days } from '../../lib/day-range.ts';
import { RangeFilter } from '../../ui/range/RangeFilter.tsx';
import { lazy } from '../loading/lazy.ts';
import { Sheet } from '../loading/Sheet.tsx';

const DAY_SHEET = lazy(() => import('./DaySheet.tsx'), { texts: ['record'] });

export interface DayRangeProps {
  value: Days;
  onChange: (days: Days) => void;
  /** Beside the days, such as filters and the download. */
  children?: ReactNode;
}

/** Which days a record or report shows: today, a week, a month, or any days from a sheet. */
export function DayRange(props: DayRangeProps) {
  const { startDate, endDate } = props.value;
  return (
    <RangeFilter
      {...props}
      words={rangeWords()}
      shown={plainDays(startDate, endDate)}
      sheet={(at) => <Sheet of={DAY_SHEET} props={at} />}
    />
  );
}
