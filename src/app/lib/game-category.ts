/** What a category asks the game list for (SPEC section 9, category mapping). */
export interface CategoryQuery {
  gameType: string;
  vassalage?: string;
  gameClassify?: string;
}

const VENDORS: readonly string[] = ['PGE', 'TA', 'PP', 'JDB', 'FC'];

/** PGE, TA, PP, JDB and FC are RNG with a vendor, CRASH is RNG with the classification Crash; the rest stand for themselves. */
export function categoryQuery(category: string): CategoryQuery {
  if (VENDORS.includes(category)) return { gameType: 'RNG', vassalage: category };
  if (category === 'CRASH') return { gameType: 'RNG', gameClassify: 'Crash' };
  return { gameType: category };
}

/** Lists with a path of their own (SPEC 2.8). */
export const LIST_PATHS: Readonly<Record<string, string>> = {
  RNG: '/m/slot-games',
  LIVE: '/m/live-games',
  PVP: '/m/poker-games',
  FISH: '/m/fishing-games',
  SPORTS: '/m/sport-games',
};

/** Where a category's list is, for a link: a path of its own, else the generic list. */
export const listPath = (category: string): string => LIST_PATHS[category] || `/m/gameList?gameType=${category}`;
