/** A category that has a game-reading route. */
export type ReadCategory = 'LIVE' | 'SPORTS' | 'ESPORTS' | 'RNG' | 'PVP' | 'FISH' | 'LOTT';

/** Categories of the game-reading routes (SPEC 2.1). */
const READ: Readonly<Record<string, ReadCategory>> = {
  '/m/read/live': 'LIVE',
  '/m/read/sport': 'SPORTS',
  '/m/read/esport': 'ESPORTS',
  '/m/read/rng': 'RNG',
  '/m/read/pvp': 'PVP',
  '/m/read/fish': 'FISH',
  '/m/read/lott': 'LOTT',
};

/** The category that a game-reading route reads. */
export const readCategory = (path: string): ReadCategory => READ[path] ?? 'RNG';
