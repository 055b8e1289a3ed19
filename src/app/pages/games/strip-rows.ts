import { categoryQuery } from '../../lib/game-category.ts';
import { isWhole, mayClassify, SPORT_KINDS, typeOf } from '../../lib/list-category.ts';
import { isCentre } from './layout.ts';

/** Types that have several classifications as a rule. */
const CLASSED: readonly (string | undefined)[] = ['RNG', 'LIVE'];

/**
 * True where the room of a strip of classifications, or of kinds of sport, is kept while the platform is asked for them. A centre has
 * none: its categories stand above.
 */
export const isSplit = (path: string, category: string): boolean =>
  !isCentre(path) && (SPORT_KINDS.includes(category) || (mayClassify(category) && CLASSED.includes(typeOf(category))));

/** Categories of the centres that are a list by vendor (SPEC 2.7). */
const BY_VENDOR: readonly string[] = ['PVP', 'LIVE', 'FISH', 'RNG'];

/** True where vendors can be chosen: not in a list that is one vendor's, and in a centre only where it lists by vendor. */
export const hasVendors = (path: string, category: string): boolean =>
  !isWhole(category) && !categoryQuery(category).vassalage && (!isCentre(path) || BY_VENDOR.includes(category));
