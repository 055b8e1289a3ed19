import type { ReactNode } from 'react';
import { plainDays } from '../../i18n/dates.ts';
import { siteDay } from '../../i18n/site-clock.ts';
import { t } from '../../i18n/texts.ts';
import type { Days } from '../../lib/day-range.ts';
import { RangeFilter as Filter } from '../../ui/range/RangeFilter.tsx';
import { lazy } from '../loading/lazy.ts';
import { Sheet } from '../loading/Sheet.tsx';

const RangeSheet = lazy(() => import('./RangeSheet.tsx'), { texts: ['record'] });

export interface RangeFilterProps {
  value: Days;
  onChange: (days: Days) => void;
  /** Beside the days: filters, the download of what the days show. */
  children?: ReactNode;
}

/** Chooses the days that a record shows: today, a week, a month, or any others in a sheet. */
export function RangeFilter(props: RangeFilterProps) {
  const { startDate, endDate } = props.value;
  return (
    <Filter
      {...props}
      today={siteDay()}
      word={(of) => t(`range_${of}`)}
      shown={plainDays(startDate, endDate)}
      sheet={(at) => <Sheet of={RangeSheet} props={at} />}
    />
  );
}
