import { type TextKey, t } from '../../i18n/texts.ts';
import { typeOf } from '../../lib/list-category.ts';
import type { ListView } from '../../lib/list-view.ts';

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
  return t(TITLES[path === '/m/slotsCenter' ? 'RNG' : (typeOf(category) ?? '')] ?? 'title_sports');
}
