import type { PartSource } from '../../ui/part/use-part.ts';
import type { OpenSheetProps } from './parts/OpenSheet.tsx';
import { withTexts } from './team-texts.ts';

/** A new account below the agent. */
export const loadOpen: PartSource<OpenSheetProps> = {
  load: withTexts(() => import('./parts/OpenSheet.tsx')),
};
