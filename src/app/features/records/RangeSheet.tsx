import { rangeSheetWords } from '../../i18n/range-sheet-words.ts';
import type { RangeSheetAt } from '../../ui/range/RangeFilter.tsx';
import { RangeSheet } from '../../ui/range/RangeSheet.tsx';

/** The sheet in which any days of a record are chosen, with its texts of the area `record`. */
export default function RecordRangeSheet(at: RangeSheetAt) {
  return <RangeSheet {...at} words={rangeSheetWords()} />;
}
