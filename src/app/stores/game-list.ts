import { type ReadonlySignal, signal } from '@preact/signals';
import { getGames } from '../../contract/calls/games.ts';
import type { Game, GameList } from '../../contract/shapes/games.ts';
import { send } from '../api/client.ts';
import { asCallError, type CallError } from '../api/errors.ts';
import { readJson, tab, writeJson } from '../device/storage.ts';
import { throttle } from '../lib/throttle.ts';
import { asking } from './line.ts';
import { type GameFilter, listQuery } from './lobby.ts';
import { onLanguage } from './settings.ts';
import { snapshot } from './snapshot.ts';

/** A game as the grid keeps it: 12,000 whole games would not fit a phone's session storage. */
export type ListedGame = Pick<
  Game,
  | 'gameId'
  | 'nodeId'
  | 'displayName'
  | 'vassalage'
  | 'gameType'
  | 'iconUrl'
  | 'isNew'
  | 'isTop'
  | 'minBet'
  | 'supportPlay'
>;

/** What a list shows. */
export interface ListState {
  readonly category: string;
  readonly filter: GameFilter;
  readonly games: readonly ListedGame[];
  /** The last page that is there; 0 when only a snapshot's games are, and the first page is still to be asked for. */
  readonly page: number;
  readonly totalPages: number;
}

/** Games per page (SPEC section 9). */
const PAGE_SIZE = 35;

/** Games of the whole list, for screen readers: exact once the last page is there. */
export const totalGames = ({ games, page, totalPages }: ListState): number =>
  page < totalPages ? totalPages * PAGE_SIZE : games.length;

/** A snapshot with more games is not kept: it would fill the 5 MB that a tab's storage has. */
const SNAPSHOT_LIMIT = 8000;

const KEY = 'gameList';
const list = signal(snapshot.gameList as ListState | undefined, { name: 'gameList.list' });
const failure = signal<CallError | undefined>(undefined, { name: 'gameList.error' });
const loading = signal(false, { name: 'gameList.busy' });
let turn = 0;

export const gameList: ReadonlySignal<ListState | undefined> = list;
export const gameListError: ReadonlySignal<CallError | undefined> = failure;
export const gameListBusy: ReadonlySignal<boolean> = loading;

const sameFilter = (a: GameFilter, b: GameFilter): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What the grid keeps of a game. */
export function slim(game: Game): ListedGame {
  const { gameId, nodeId, displayName, vassalage, gameType, iconUrl, isNew, isTop, minBet, supportPlay } = game;
  return { gameId, nodeId, displayName, vassalage, gameType, iconUrl, isNew, isTop, minBet, supportPlay };
}

/** Shows a list from its first page, unless it is the one already there: coming back finds it as it was. */
export function openList(category: string, filter: GameFilter = {}): void {
  const known = list.peek() ?? readJson(tab, KEY, isList);
  if (known && known.category === category && sameFilter(known.filter, filter)) {
    // Another list may still be on its way: it must not take the place of this one.
    if (list.peek() !== known) leaveOthers();
    list.value = known;
    if (known.page === 0) void load(category, filter, 1);
    return;
  }
  list.value = undefined;
  void load(category, filter, 1);
}

/** Cuts the list down to what a snapshot shows of it: its first games, as page 0. */
export function cutList(games: number): ListState | undefined {
  const shown = list.peek();
  if (shown) list.value = { ...shown, games: shown.games.slice(0, games), page: 0 };
  return list.peek();
}

/** Asks for the first page again, after an error. */
export function reloadList(category: string, filter: GameFilter = {}): void {
  void load(category, filter, 1);
}

/** Loads the next page while there is one, at most once per second (SPEC section 9). */
export const moreGames = throttle(1000, () => {
  const shown = list.peek();
  if (shown && !loading.peek() && shown.page < shown.totalPages)
    void load(shown.category, shown.filter, shown.page + 1);
});

function leaveOthers(): void {
  turn += 1;
  loading.value = false;
  failure.value = undefined;
}

let again = (): void => undefined;

/** Asks for a first page again once the line is back; a list that was scrolled on stays as it is. */
const askAnew = (): void => {
  if ((list.peek()?.page ?? 1) === 1) again();
};

async function load(category: string, filter: GameFilter, page: number): Promise<void> {
  turn += 1;
  const mine = turn;
  again = () => void load(category, filter, page);
  const asked = page === 1 ? asking(askAnew) : undefined;
  loading.value = true;
  failure.value = undefined;
  try {
    const answer = await send(getGames, { query: listQuery(category, page, PAGE_SIZE, filter) });
    if (mine === turn) show(category, filter, answer);
  } catch (thrown) {
    if (mine === turn) failure.value = asCallError(thrown);
  } finally {
    if (mine === turn) {
      loading.value = false;
      asked?.(failure.peek()?.unsettled === true);
    }
  }
}

function show(category: string, filter: GameFilter, { games, pageNum, totalPages }: GameList): void {
  const before = pageNum > 1 ? (list.peek()?.games ?? []) : [];
  list.value = { category, filter, games: [...before, ...games.map(slim)], page: pageNum, totalPages };
}

/** Keeps the list for a coming back through a game, which leaves the page. */
export function keepList(): void {
  const shown = list.peek();
  if (shown) writeJson(tab, KEY, shown.games.length <= SNAPSHOT_LIMIT ? shown : undefined);
}

function isList(value: unknown): value is ListState {
  const known = value as Partial<ListState> | null;
  return typeof known?.category === 'string' && Array.isArray(known.games) && typeof known.page === 'number';
}

onLanguage(() => {
  const shown = list.peek();
  tab.set(KEY, undefined);
  if (shown) void load(shown.category, shown.filter, 1);
});
