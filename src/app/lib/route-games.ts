/** The list that a route's path stands for (SPEC 2.8). */
const CATEGORY: Readonly<Record<string, string>> = {
  '/m/slot-games': 'RNG',
  '/m/slotsCenter': 'RNG',
  '/m/live-games': 'LIVE',
  '/m/poker-games': 'PVP',
  '/m/fishing-games': 'FISH',
  '/m/sport-games': 'SPORTS',
  '/m/read/live': 'LIVE',
  '/m/read/sport': 'SPORTS',
  '/m/read/esport': 'ESPORTS',
  '/m/read/rng': 'RNG',
  '/m/read/pvp': 'PVP',
  '/m/read/fish': 'FISH',
  '/m/read/lott': 'LOTT',
};

/** Where a category's list is, for a link: a path of its own, else the generic list. */
export const listPath = (category: string): string =>
  Object.keys(CATEGORY).find((path) => CATEGORY[path] === category) ?? `/m/gameList?gameType=${category}`;

/** The category of a list page: from its path, else from the query `gameType`, else RNG (SPEC 2.8). */
export function listCategory(path: string, search: string): string {
  return CATEGORY[path] ?? (new URLSearchParams(search).get('gameType') || 'RNG');
}
