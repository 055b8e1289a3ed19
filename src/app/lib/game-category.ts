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

/** Categories that home lists by vendor (SPEC 2.7); in the others a vendor has one entrance. */
export const BY_VENDOR: readonly string[] = ['PVP', 'LIVE', 'FISH', 'RNG', 'PGE'];
