import { categoryQuery } from './game-category.ts';
import { LIST_PATHS } from './list-paths.ts';

/** What is shown under sports, and can be seen by itself there (SPEC 2.8). */
export const SPORT_KINDS: readonly string[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT'];

/** The slot centre: slots, and every category that is mapped to them (SPEC 2.7, section 9). */
export const SLOT_KINDS: readonly string[] = ['RNG', 'PGE', 'CRASH', 'PP', 'JDB', 'TA', 'FC'];

const OTHERS: readonly string[] = ['LIVE', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'HOT', 'FAV'];

/** Other names of a category: the lottery's of SPEC section 3, and the house's own games, which are crash games. */
const ALIAS: Readonly<Record<string, string>> = { ELOTTO: 'ELOTT', INHOUSE: 'CRASH' };

/** The query's `gameType`, if it names a category. */
function askedCategory(search: string): string | undefined {
  const asked = (new URLSearchParams(search).get('gameType') || '').toUpperCase();
  const name = ALIAS[asked] || asked;
  return [...SPORT_KINDS, ...SLOT_KINDS, ...OTHERS].find((known) => known === name);
}

/** Paths that stand for the first of these categories, and show another one when the query asks for it. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  '/m/sport-games': SPORT_KINDS,
  '/m/slotsCenter': [...SLOT_KINDS, 'HOT', 'FAV'],
};

/** The category of a list page: from its path, else from the query `gameType`, else RNG (SPEC 2.8). */
export function listCategory(path: string, search: string): string {
  const asked = askedCategory(search);
  const wide = WIDER[path];
  if (wide) return wide.find((category) => category === asked) || (wide[0] as string);
  return Object.keys(LIST_PATHS).find((category) => LIST_PATHS[category] === path) || asked || 'RNG';
}

/** Home's and the centres' own lists, which no type narrows: hot games and favourites. */
export const isWhole = (category: string): boolean => category === 'HOT' || category === 'FAV';

/** The game type that a category is of; undefined for hot games and favourites. */
export const typeOf = (category: string): string | undefined =>
  isWhole(category) ? undefined : categoryQuery(category).gameType;

/** True for the house's own games: they have no classification tabs, and start at Crash (SPEC 2.8). */
const isInhouse = (category: string): boolean => category === 'CRASH';

/** True where classification tabs may stand: neither inhouse nor sports (SPEC 2.8). */
export const mayClassify = (category: string): boolean =>
  !isWhole(category) && !isInhouse(category) && !SPORT_KINDS.includes(category);
