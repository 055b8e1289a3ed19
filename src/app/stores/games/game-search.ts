import { type ReadonlySignal, signal } from '@preact/signals';
import { searchGames } from '../../../contract/calls/games.ts';
import type { Game } from '../../../contract/schemas/games.ts';
import { send } from '../../api/client.ts';
import { asCallError, type CallError } from '../../api/errors.ts';
import { language } from '../../i18n/texts.ts';
import { merchantCode } from '../system/system.ts';
import { findBy, gameList, gameListBusy, gameListError, type ListedGame, openList, reloadList } from './game-list.ts';

/** Rows that are suggested while somebody types. */
const SUGGESTED = 6;

/** The category under which the list store keeps what was found. */
const ALL = 'ALL';

/** What is suggested for a text. */
interface Suggestions {
  readonly text: string;
  readonly games: readonly Game[];
}

const suggested = signal<Suggestions | undefined>(undefined, { name: 'search.suggested' });
const alike = signal<readonly string[]>([], { name: 'search.near' });
let turn = 0;

/** Games for the text that is being typed, the newest that are known. */
export const suggestions: ReadonlySignal<Suggestions | undefined> = suggested;

/** Names that are most like a text for which nothing was found. */
export const nearNames: ReadonlySignal<readonly string[]> = alike;

const ask = (text: string, pageNo: number, pageSize: number) => {
  const query = { merchant: merchantCode(), platform: 'html5', text, pageNo, pageSize, language: language() } as const;
  return send(searchGames, { query });
};

/** Asks for suggestions; '' shows none. Those of a failed call are left out: the search itself tells of failures. */
export async function suggest(text: string): Promise<void> {
  turn += 1;
  const mine = turn;
  if (!text) {
    suggested.value = undefined;
    return;
  }
  try {
    const { games } = await ask(text, 1, SUGGESTED);
    if (mine === turn) suggested.value = { text, games };
  } catch (thrown) {
    asCallError(thrown);
  }
}

findBy(async (text, pageNo, pageSize) => {
  const { games, totalPages, near } = await ask(text, pageNo, pageSize);
  if (pageNo === 1) alike.value = near;
  return { games, totalPages };
});

/** What a search has found so far. */
interface Found {
  games: readonly ListedGame[] | undefined;
  error: CallError | undefined;
  busy: boolean;
  next: boolean;
}

/** Shows what a text finds: as it was left, or from its first page. */
export const openFound = (text: string): void => openList(ALL, { gameName: text }, 'found');

/** Asks again after an error. */
export const reloadFound = (text: string): void => reloadList(ALL, { gameName: text }, 'found');

/** What was found for a text. Reading it in a component follows the answers. */
export function foundFor(text: string): Found {
  const list = gameList.value;
  const mine = list?.own === 'found' && list.filter.gameName === text ? list : undefined;
  return {
    games: mine?.games,
    error: gameListError.value,
    busy: !mine && gameListBusy.value,
    next: mine !== undefined && mine.page < mine.totalPages,
  };
}
