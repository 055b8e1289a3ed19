import { local } from './storage.ts';

/** The last version that what the phone keeps was renewed to. */
const RENEWED = 'renewedTo';

/** Notes that all that is kept is of this version. */
export const noteRenewed = (version: string): void => void local.set(RENEWED, version);

/** Whether what is kept may be of an earlier version. The first version that a phone sees has nothing to be renewed. */
export function isRenewalDue(version: string): boolean {
  const before = local.get(RENEWED);
  if (!before) noteRenewed(version);
  return !!before && before !== version;
}
