import type { PartSource } from '../../ui/part/use-part.ts';
import type { RangeSheetAt } from '../../ui/range/RangeFilter.tsx';
import type { DetailSheetProps } from './parts/DetailSheet.tsx';
import { withTexts } from './record-texts.ts';

/** The choice of any days of a record. */
export const loadRangeSheet: PartSource<RangeSheetAt> = {
  load: withTexts(() => import('./parts/RangeSheet.tsx')),
};

/** All of one row of a record. */
export const loadDetails: PartSource<DetailSheetProps> = {
  load: () => import('./parts/DetailSheet.tsx'),
};
