import { language, loadTexts } from '../../i18n/texts.ts';
import type { PartSource } from '../../ui/part/use-part.ts';
import type { DepositSheetProps } from './parts/DepositSheet.tsx';

/** As payment-texts.ts, which is one chunk with what the records need nothing of. */
function withTexts<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), loadTexts(language(), ['payment'])]))[0];
}

/** One deposit of the records. */
export const loadSheet: PartSource<DepositSheetProps> = {
  load: withTexts(() => import('./parts/DepositSheet.tsx')),
};
