import type { ReactNode } from 'react';
import { plainDays } from '../../i18n/dates.ts';
import { rangeWords } from '../../i18n/range-words.ts';
import { language, loadTexts } from '../../i18n/texts.ts';
import type { Days } from '../../lib/day-range.ts';
import type { PartSource } from '../../ui/part/use-part.ts';
import { RangeFilter, type RangeSheetAt } from '../../ui/range/RangeFilter.tsx';
import { SheetSlot } from './PartSlot.tsx';

/** The choice of any days, with the texts that it shares with the records of money. */
const SHEET: PartSource<RangeSheetAt> = {
  load: async () => (await Promise.all([import('./parts/TeamDays.tsx'), loadTexts(language(), ['record'])]))[0],
};

export interface DayRangeProps {
  value: Days;
  onChange: (days: Days) => void;
  /** Beside the days. */
  children?: ReactNode;
}

/** Which days a report of a team shows. */
export function DayRange(props: DayRangeProps) {
  const { startDate, endDate } = props.value;
  return (
    <RangeFilter
      {...props}
      words={rangeWords()}
      shown={plainDays(startDate, endDate)}
      sheet={(at) => <SheetSlot part={SHEET} props={at} />}
    />
  );
}
