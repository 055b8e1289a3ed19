import type { PartSource } from '../../ui/part/use-part.ts';
import type { TransactionSheetProps } from './AccountRecord.parts/TransactionSheet.tsx';
import type { RangeSheetProps } from './parts/RangeSheet.tsx';
import { withTexts } from './record-texts.ts';

/** The choice of any days of a record. */
export const loadRangeSheet: PartSource<RangeSheetProps> = {
  name: 'pages/money/parts/RangeSheet',
  load: withTexts(() => import('./parts/RangeSheet.tsx')),
};

/** One movement of the account record. */
export const loadTransactionSheet: PartSource<TransactionSheetProps> = {
  name: 'pages/money/AccountRecord.parts/TransactionSheet',
  load: withTexts(() => import('./AccountRecord.parts/TransactionSheet.tsx')),
};
