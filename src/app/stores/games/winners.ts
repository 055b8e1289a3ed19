import { getWinners } from '../../../contract/calls/games.ts';
import type { Winner } from '../../../contract/schemas/games.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type Resource, resource } from '../data/resource.ts';
import { followLanguage } from '../settings/settings.ts';

/** Entries that the board asks for, and how many of them, from the first, are the biggest wins (SPEC section 9). */
const LIMIT = 20;
const BIGGEST = 10;

/** The winner board: the biggest wins and the jackpots. */
export interface Board {
  biggest: Winner[];
  jackpots: Winner[];
}

/** Splits the board's one list (SPEC section 9: the first ten are the biggest wins, the rest jackpots). */
export function boardOf(list: readonly Winner[]): Board {
  return { biggest: list.slice(0, BIGGEST), jackpots: list.slice(BIGGEST, LIMIT) };
}

export const winnerBoard: Resource<Board> = followLanguage(
  resource('winners', async () => {
    const query = { gameCategory: 'ALL', language: language(), limitNum: LIMIT } as const;
    return boardOf((await send(getWinners, { query })).list);
  }),
);
