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
