import { rangeSheetWords } from '../../i18n/range-sheet-words.ts';
import type { RangeSheetAt } from '../../ui/range/RangeFilter.tsx';
import { RangeSheet } from '../../ui/range/RangeSheet.tsx';

/** The sheet in which a person chooses any first and last day. */
export default function DaySheet(at: RangeSheetAt) {
  return <RangeSheet {...at} words={rangeSheetWords()} />;
}
