/** Categories of the game-reading routes (SPEC 2.1). */
const READ: Readonly<Record<string, string>> = {
  '/m/read/live': 'LIVE',
  '/m/read/sport': 'SPORTS',
  '/m/read/esport': 'ESPORTS',
  '/m/read/rng': 'RNG',
  '/m/read/pvp': 'PVP',
  '/m/read/fish': 'FISH',
  '/m/read/lott': 'LOTT',
};

/** The category that a game-reading route reads. */
export const readCategory = (path: string): string => READ[path] ?? 'RNG';
