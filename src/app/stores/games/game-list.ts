import { type ReadonlySignal, signal } from '@preact/signals';
import { getFavourites, getRecent } from '../../../contract/calls/favourites.ts';
import { getGames } from '../../../contract/calls/games.ts';
import type { Game, GameType } from '../../../contract/schemas/games.ts';
import { send } from '../../api/client.ts';
import { asCallError, type CallError } from '../../api/errors.ts';
import { readJson, tab, writeJson } from '../../device/storage.ts';
import { language } from '../../i18n/texts.ts';
import { typeOf } from '../../lib/list-category.ts';
import { asking } from '../data/line.ts';
import { snapshot } from '../data/snapshot.ts';
import { learnFavourites } from '../favourites/favourite-lists.ts';
import { onSignOut } from '../session/session.ts';
import { onLanguage } from '../settings/settings.ts';
import { type GameFilter, listQuery } from './lobby.ts';

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

/** A list with a call of its own: what a member has played or likes, what a search over all games has found. */
export type OwnList = 'recent' | 'fav' | 'found';

/** Which list it is. */
export interface ListAsk {
  readonly category: string;
  readonly filter: GameFilter;
  readonly own?: OwnList;
  /** Games per page, where they are others than a list page's. */
  readonly size?: number | undefined;
}

/** What a list shows. */
export interface ListState extends ListAsk {
  readonly games: readonly ListedGame[];
  /** The last page that is there; 0 when only a snapshot's games are, and the first page is still to be asked for. */
  readonly page: number;
  readonly totalPages: number;
}

/** Games per page of a list page (SPEC section 9). */
const PAGE_SIZE = 35;

/** Games of the whole list, for screen readers: exact once the last page is there. */
export const totalGames = ({ games, page, totalPages, size = PAGE_SIZE }: ListState): number =>
  page < totalPages ? totalPages * size : games.length;

/** Lists kept beside the one that is shown, for the way back to them. */
const SHELF = 5;

/** With more games than this a list is not kept for the way back from a game: it would fill the 5 MB that a tab's storage has. */
const KEPT_GAMES = 8000;

const KEY = 'gameList';
const list = signal(snapshot.gameList as ListState | undefined, { name: 'gameList.list' });
const failure = signal<CallError | undefined>(undefined, { name: 'gameList.error' });
const loading = signal(false, { name: 'gameList.busy' });
let shelf: readonly ListState[] | undefined;
let turn = 0;

export const gameList: ReadonlySignal<ListState | undefined> = list;
export const gameListError: ReadonlySignal<CallError | undefined> = failure;
export const gameListBusy: ReadonlySignal<boolean> = loading;

const same = (a: ListAsk, b: ListAsk): boolean =>
  a.category === b.category &&
  a.own === b.own &&
  a.size === b.size &&
  JSON.stringify(a.filter) === JSON.stringify(b.filter);

/** What the grid keeps of a game. */
export function slim(game: Game): ListedGame {
  const { gameId, nodeId, gameName, vassalage, gameType, isNew, isTop, minBet, supportPlay } = game;
  const displayName = game.displayName || gameName || gameId;
  return {
    gameId,
    nodeId,
    displayName,
    vassalage,
    gameType,
    iconUrl: game.iconUrl ?? '',
    isNew,
    isTop,
    minBet,
    supportPlay,
  };
}

/**
 * Shows a list: as it was left, if it is one of the last that were seen, else from its first page. A member's own lists are asked for
 * again all the same, as every game that is played changes them.
 */
export function openList(category: string, filter: GameFilter = {}, own?: OwnList, size?: number): void {
  const ask: ListAsk = { category, filter, ...(own && { own }), size };
  const shown = list.peek();
  shelf ??= readJson(tab, KEY, areLists) ?? [];
  const known = [...(shown ? [shown] : []), ...shelf].find((one) => same(one, ask));
  if (known !== shown || !known) {
    // Another list may still be on its way: it must not take the place of this one.
    leaveOthers();
    putAside(known);
    list.value = known;
  }
  if (!known || known.page === 0 || (own && known.page === 1)) void load(ask, 1);
}

/** Takes `next` from the shelf, and puts the list that is shown there instead. */
function putAside(next: ListState | undefined): void {
  const shown = list.peek();
  const others = (shelf ?? []).filter((one) => one !== next && !(shown && same(one, shown)));
  shelf = [...(shown?.page ? [shown] : []), ...others].slice(0, SHELF);
}

/** Cuts the list down to what a snapshot shows of it: its first games, as page 0. */
export function cutList(games: number): ListState | undefined {
  const shown = list.peek();
  if (shown) list.value = { ...shown, games: shown.games.slice(0, games), page: 0 };
  return list.peek();
}

/** Asks for the first page again, after an error. */
export function reloadList(category: string, filter: GameFilter = {}, own?: OwnList, size?: number): void {
  void load({ category, filter, ...(own && { own }), size }, 1);
}

/**
 * Loads the next page while there is one. That it is asked at most once a second (SPEC section 9) is the grid's to keep: with a
 * second clock here an asking that the grid counts could be dropped, and nobody would ask again.
 */
export function nextGames(): void {
  const shown = list.peek();
  if (shown && !loading.peek() && shown.page < shown.totalPages) void load(shown, shown.page + 1);
}

function leaveOthers(): void {
  turn += 1;
  loading.value = false;
  failure.value = undefined;
  // What failed of a list that is left is asked for no more.
  asking(askAnew)(undefined);
}

let again = (): void => undefined;

/** Once the line is back: asks for the page that failed, or for a first page again; a list that was scrolled on stays as it is. */
const askAnew = (): void => {
  if (failure.peek() || (list.peek()?.page ?? 1) === 1) again();
};

async function load(ask: ListAsk, page: number): Promise<void> {
  turn += 1;
  const mine = turn;
  again = () => void load(ask, page);
  const asked = asking(askAnew);
  loading.value = true;
  failure.value = undefined;
  try {
    const answer = await fetchPage(ask, page);
    if (mine === turn) show(ask, page, answer);
  } catch (thrown) {
    if (mine === turn) failure.value = asCallError(thrown);
  } finally {
    if (mine === turn) {
      loading.value = false;
      asked(failure.peek());
    }
  }
}

/** One page of a list. */
export interface GamesPage {
  games: readonly Game[];
  totalPages: number;
}

let findGames: (name: string, pageNo: number, pageSize: number) => Promise<GamesPage>;

/** Sets who searches all games; called once by what shows what it has found. */
export function findBy(how: typeof findGames): void {
  findGames = how;
}

async function fetchPage(
  { category, filter, own, size: pageSize = PAGE_SIZE }: ListAsk,
  page: number,
): Promise<GamesPage> {
  if (own === 'found') return findGames(filter.gameName || '', page, pageSize);
  if (!own) return send(getGames, { query: listQuery(category, page, pageSize, filter) });
  const gameType = typeOf(category) as GameType | undefined;
  const asked = { pageSize, language: language(), ...(gameType && { gameType }) };
  if (own === 'recent') {
    const { list: games, totalPages } = await send(getRecent, { query: { ...asked, page, clientType: 2 } });
    return { games, totalPages };
  }
  const { content: games, totalPages } = await send(getFavourites, { query: { ...asked, pageNo: page } });
  learnFavourites(games);
  return { games, totalPages };
}

/** A game is shown once, wherever it comes again; a page that brings nothing new is the last, whatever the answer says. */
function show(ask: ListAsk, page: number, { games, totalPages }: GamesPage): void {
  const before = page > 1 ? (list.peek()?.games ?? []) : [];
  const seen = new Set(before.map(({ nodeId }) => nodeId));
  const fresh = games.filter(({ nodeId }) => !seen.has(nodeId) && seen.add(nodeId)).map(slim);
  const { category, filter, own, size } = ask;
  list.value = {
    ...{ category, filter, ...(own && { own }), size },
    games: [...before, ...fresh],
    page,
    totalPages: fresh.length > 0 ? totalPages : page,
  };
}

/** Keeps the lists for a coming back through a game, which leaves the page. */
export function keepList(): void {
  const shown = list.peek();
  let room = KEPT_GAMES;
  const kept = [...(shown ? [shown] : []), ...(shelf ?? [])].filter(({ games }) => {
    const fits = games.length <= room;
    if (fits) room -= games.length;
    return fits;
  });
  writeJson(tab, KEY, kept.length > 0 ? kept : undefined);
}

function areLists(value: unknown): value is ListState[] {
  return Array.isArray(value) && value.every(isList);
}

function isList(value: unknown): value is ListState {
  const known = value as Partial<ListState> | null;
  return typeof known?.category === 'string' && Array.isArray(known.games) && typeof known.page === 'number';
}

onSignOut(() => {
  shelf = shelf?.filter(({ own }) => !own);
  tab.set(KEY, undefined);
  if (!list.peek()?.own) return;
  leaveOthers();
  list.value = undefined;
});
onLanguage(() => {
  const shown = list.peek();
  shelf = [];
  tab.set(KEY, undefined);
  if (shown) void load(shown, 1);
});
