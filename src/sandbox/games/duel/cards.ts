import type { Draw } from '../chance.ts';

/** The sides of the table: two cards are turned, the higher wins. */
export const SIDES = ['dragon', 'tiger', 'tie'] as const;

export type Side = (typeof SIDES)[number];

/** A card: rank 1 (ace, the lowest) to 13 (king), suit 0 to 3. */
export interface Card {
  rank: number;
  suit: number;
}

export interface Turn {
  dragon: Card;
  tiger: Card;
}

/** Turns two cards of an endless shoe. */
export function turnCards(draw: Draw): Turn {
  const card = (): Card => ({ rank: draw(13) + 1, suit: draw(4) });
  return { dragon: card(), tiger: card() };
}

/** Which side won. */
export function winnerOf({ dragon, tiger }: Turn): Side {
  if (dragon.rank === tiger.rank) {
    return 'tie';
  }
  return dragon.rank > tiger.rank ? 'dragon' : 'tiger';
}

/**
 * What a stake (minor units) on a side pays, the stake included: double on dragon and tiger, half back when they tie, and
 * twelvefold on the tie. Expected return: 96.2 % on a side, 92.3 % on the tie.
 */
export function payoutOf(turn: Turn, side: Side, stake: number): number {
  const winner = winnerOf(turn);
  if (winner === side) {
    return side === 'tie' ? stake * 12 : stake * 2;
  }
  return winner === 'tie' ? Math.floor(stake / 2) : 0;
}
