import { rangeSheetWords } from '../../../i18n/range-sheet-words.ts';
import type { RangeSheetAt } from '../../../ui/range/RangeFilter.tsx';
import { RangeSheet } from '../../../ui/range/RangeSheet.tsx';

/** Any days of a record of money, with its texts. */
export default function MoneyRangeSheet(at: RangeSheetAt) {
  return <RangeSheet {...at} words={rangeSheetWords()} />;
}
