/** A seeded stream of numbers: the same seed always makes the same world (DESIGN.md section 5). */
export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer between two inclusive bounds. */
  int(low: number, high: number): number;
  /** One element; throws a RangeError for an empty list. */
  pick<T>(list: readonly T[]): T;
  /** True with this probability, 0 to 1. */
  chance(probability: number): boolean;
  /** A new list in another order. */
  shuffle<T>(list: readonly T[]): T[];
}

/** Makes a stream from a 32-bit seed (mulberry32: small, fast, and even enough for a world of pretence). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    pick: (list) => pickFrom(list, next),
    chance: (probability) => next() < probability,
    shuffle: (list) => shuffled(list, int),
  };
}

/** A 32-bit hash of a text (FNV-1a), to draw a stream of its own for each game or picture. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

function pickFrom<T>(list: readonly T[], next: () => number): T {
  if (list.length === 0) {
    throw new RangeError('nothing to pick from');
  }
  return list[Math.floor(next() * list.length)] as T;
}

function shuffled<T>(list: readonly T[], int: Random['int']): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = int(0, last);
    const kept = copy[last] as T;
    copy[last] = copy[other] as T;
    copy[other] = kept;
  }
  return copy;
}
