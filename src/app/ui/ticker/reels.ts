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

/** What a ticker will show, `after` ms from when its steps began. */
export interface TickerStep {
  after: number;
  text: string;
}

/** How a reel turns from one digit to the next: ms, and the CSS easing of its keyframes. */
export interface ReelRoll {
  duration: number;
  easing: string;
}

const HOLD = 'steps(1)';

/** A reel that shows `digit`. */
export const reelAt = (digit: number | string): string => `translateY(${-digit * 10}%)`;

/** The digits of `text`, as many as there are `reels`. */
const digitsOf = (text: string, reels: number): string => text.replace(/\D/g, '').padStart(reels, '0').slice(-reels);

/**
 * The way of each reel from `text` over all `steps`, as the keyframes of an animation that takes as many ms as the last step and one roll
 * more; undefined for one that stands still. Steps lie a roll apart at least.
 */
export function reelFrames(
  text: string,
  steps: readonly TickerStep[],
  roll: ReelRoll,
  reels: number,
): (Keyframe[] | undefined)[] {
  const total = (steps[steps.length - 1]?.after ?? 0) + roll.duration;
  const shown = steps.map((step) => ({ offset: step.after / total, digits: digitsOf(step.text, reels) }));
  return Array.from(digitsOf(text, reels), (first, reel) => {
    let digit = first;
    const frames: Keyframe[] = [{ offset: 0, transform: reelAt(digit), easing: HOLD }];
    for (const { offset, digits } of shown) {
      const next = digits[reel] as string;
      if (next === digit) continue;
      frames.push({ offset, transform: reelAt(digit), easing: roll.easing });
      frames.push({ offset: Math.min(1, offset + roll.duration / total), transform: reelAt(next), easing: HOLD });
      digit = next;
    }
    if (frames.length === 1) return undefined;
    return [...frames, { offset: 1, transform: reelAt(digit) }];
  });
}
