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

/** Where the slots that pay the jackpot are: their own classification (SPEC section 9). */
export const jackpotList = `${LIST_PATHS.RNG}?gameClassify=JP`;

/** Where one vendor's games of a type are (SPEC 2.1). */
export const vendorList = (gameType: string, vassalage: string): string =>
  `/m/gameList?gameType=${encodeURIComponent(gameType)}&vassalage=${encodeURIComponent(vassalage)}`;
