import type { FilterChoice } from '../../ui/filter/FilterSheet.tsx';
import type { PartSource } from '../../ui/part/use-part.ts';
import { withTexts } from './bet-texts.ts';
import type { BetSheetProps } from './parts/BetSheet.tsx';

/** What the betting record can be narrowed by. */
export const loadBetFilters: PartSource<FilterChoice> = {
  load: withTexts(() => import('./parts/BetFilters.tsx')),
};

/** All that is known of a bet. */
export const loadBet: PartSource<BetSheetProps> = {
  load: withTexts(() => import('./parts/BetSheet.tsx')),
};
