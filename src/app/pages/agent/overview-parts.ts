import type { PartSource } from '../../ui/part/use-part.ts';
import type { BranchesProps } from './parts/Branches.tsx';

/** The list of branches: for who asks, as it is of any length. */
export const BRANCHES: PartSource<BranchesProps> = {
  load: () => import('./parts/Branches.tsx'),
};
