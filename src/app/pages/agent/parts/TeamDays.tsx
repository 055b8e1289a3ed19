import { rangeSheetWords } from '../../../i18n/range-sheet-words.ts';
import type { RangeSheetAt } from '../../../ui/range/RangeFilter.tsx';
import { RangeSheet } from '../../../ui/range/RangeSheet.tsx';

/** Any days of a report of a team, with its texts. */
export default function TeamDays(at: RangeSheetAt) {
  return <RangeSheet {...at} words={rangeSheetWords()} />;
}
