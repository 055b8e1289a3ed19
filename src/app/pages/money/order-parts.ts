import { language, loadTexts } from '../../i18n/texts.ts';
import type { FilterChoice } from '../../ui/filter/FilterSheet.tsx';
import type { PartSource } from '../../ui/part/use-part.ts';
import type { OrderViewProps } from './parts/OrderView.tsx';

/** Loads a part of the lottery orders, together with the texts that only such parts need. */
function withTexts<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), loadTexts(language(), ['orderView'])]))[0];
}

/** What the orders can be narrowed by. */
export const loadOrderFilters: PartSource<FilterChoice> = {
  load: withTexts(() => import('./parts/OrderFilters.tsx')),
};

/** An order with its bets. */
export const loadOrder: PartSource<OrderViewProps> = {
  load: withTexts(() => import('./parts/OrderView.tsx')),
};
