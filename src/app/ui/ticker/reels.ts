/** One place of a ticker: a digit on a reel, or a mark that stands still. */
export type TickerPlace = { key: string; digit: number } | { key: string; mark: string };

/**
 * Cuts a written number into places. Keys count from the right end, so that a number which grows by a digit keeps its reels:
 * "9.999" to "10.000" turns four reels and adds one.
 */
export function tickerPlaces(text: string): TickerPlace[] {
  const characters = Array.from(text);
  return characters.map((character, at) => {
    const key = String(characters.length - at);
    return /\d/.test(character) ? { key, digit: Number(character) } : { key: `m${key}`, mark: character };
  });
}
