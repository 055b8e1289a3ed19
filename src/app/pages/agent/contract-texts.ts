import { language, loadTexts } from '../../i18n/texts.ts';
import type { PartSource } from '../../ui/part/use-part.ts';
import type { ContractViewsProps } from './parts/ContractViews.tsx';

/** Lists, sheets, a request: what a contract's page shows beside the contract itself, with the dictionary of it all. */
export const CONTRACT_VIEWS: PartSource<ContractViewsProps> = {
  load: async () =>
    (await Promise.all([import('./parts/ContractViews.tsx'), loadTexts(language(), ['contractLists'])]))[0],
};
