import { type TextKey, t } from '../../../i18n/texts.ts';
import { categoryQuery } from '../../../lib/game-category.ts';
import { isWhole, mayClassify, SPORT_KINDS, typeOf } from '../../../lib/list-category.ts';
import type { ListView } from '../../../lib/list-view.ts';

/** What every part of a list page knows: where it is, and how another state is chosen. */
export interface ListPlace {
  readonly category: string;
  readonly view: ListView;
  readonly path: string;
  readonly search: string;
  readonly choose: (next: ListView) => void;
}

/** The game centres, where categories are chosen on the page (SPEC 2.1). */
export const isCentre = (path: string): boolean => path === '/m/gameCenter' || path === '/m/slotsCenter';

const TITLES: Readonly<Record<string, TextKey>> = {
  RNG: 'title_slots',
  LIVE: 'title_live',
  PVP: 'title_poker',
  FISH: 'title_fish',
};

/** The title of a list page (SPEC 2.2). Sports stand for all that is under them. */
export function titleOf(path: string, category: string): string {
  if (path === '/m/gameCenter' || path === '/m/gameList') return t('title_gameCenter');
  return t(TITLES[path === '/m/slotsCenter' ? 'RNG' : typeOf(category) || ''] || 'title_sports');
}

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
