import type { GameType } from '../../contract/schemas/games.ts';
import type { Random } from './random.ts';
import type { Theme } from './theme.ts';
import { SLOT_THEMES } from './themes.ts';
import { OTHER_THEMES } from './themes-other.ts';

/** A classification of a game type: its share of the type's games and the themes that its games draw from. */
export interface GameClass {
  classify: string;
  name: string;
  weight: number;
  themes: readonly Theme[];
}

function classOf(classify: string, name: string, weight: number, ...themes: string[]): GameClass {
  const found = themes.map((key) => OTHER_THEMES[key]).filter((theme) => theme !== undefined);
  return { classify, name, weight, themes: found.length > 0 ? found : SLOT_THEMES };
}

/**
 * Classifications of every game type. Those of RNG are the options of SPEC section 9 (JP jackpot, SC scratch card, VP video
 * poker, TG table game, AC arcade), `SLOT`, and `Crash`, which the category CRASH asks for.
 */
export const CLASSES: Readonly<Record<GameType, readonly GameClass[]>> = {
  RNG: [
    classOf('SLOT', 'Slots', 800),
    classOf('JP', 'Jackpot', 70),
    classOf('SC', 'Scratch card', 25, 'scratch'),
    classOf('VP', 'Video poker', 22, 'videopoker'),
    classOf('TG', 'Table game', 33, 'table'),
    classOf('AC', 'Arcade', 35, 'arcade'),
    classOf('Crash', 'Crash', 15, 'crash'),
  ],
  FISH: [classOf('FISHING', 'Fishing', 1, 'fish')],
  LIVE: [
    classOf('BACCARAT', 'Baccarat', 38, 'baccarat'),
    classOf('ROULETTE', 'Roulette', 24, 'roulette'),
    classOf('BLACKJACK', 'Blackjack', 22, 'blackjack'),
    classOf('SHOW', 'Game shows', 16, 'shows'),
  ],
  PVP: [classOf('POKER', 'Poker', 1, 'poker')],
  SPORTS: [classOf('SPORTSBOOK', 'Sportsbook', 1, 'sports')],
  ESPORTS: [classOf('ESPORTS', 'E-sports', 1, 'esports')],
  LOTT: [classOf('LOTT', 'Lottery', 1, 'lottery')],
  ELOTT: [classOf('ELOTT', 'E-lottery', 1, 'lottery')],
  COCKFIGHT: [classOf('COCKFIGHT', 'Cockfight', 1, 'cockfight')],
};

/** Draws a classification by weight. */
export function drawClass(gameType: GameType, random: Random): GameClass {
  const classes = CLASSES[gameType];
  let left = random.next() * classes.reduce((sum, { weight }) => sum + weight, 0);
  for (const each of classes) {
    left -= each.weight;
    if (left < 0) {
      return each;
    }
  }
  return classes[0] as GameClass;
}
