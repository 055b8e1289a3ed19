import { type ReadonlySignal, signal } from '@preact/signals';
import { getGames } from '../../../contract/calls/games.ts';
import type { Game } from '../../../contract/schemas/games.ts';
import { send } from '../../api/client.ts';
import { asCallError, CallError } from '../../api/errors.ts';
import { readJson, tab, writeJson } from '../../device/storage.ts';
import { loadPart } from '../../lib/lazy-part.ts';
import { asking } from '../data/line.ts';
import { snapshot } from '../data/snapshot.ts';
import { onSignOut } from '../session/session.ts';
import { onLanguage } from '../settings/settings.ts';
import { type GameFilter, listQuery } from './lobby.ts';
import { onLaunch } from './on-launch.ts';

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
> & { readonly tint?: string | undefined };

/** A list with a call of its own: what a member has played or likes, what a search over all games has found. */
export type OwnList = 'recent' | 'fav' | 'found';

/** Which list it is. */
export interface ListAsk {
  readonly category: string;
  readonly filter: GameFilter;
  readonly own?: OwnList | undefined;
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

/** Pages that one call may bring, where a list flies: 280 games are 9 KB packed. */
const MOST_PAGES = 8;

/** Lists kept beside the one that is shown, for the way back to them: the last one whole, others while they have so many games at most. */
const SHELF = 5;
const SHELF_GAMES = 1000;

/** With more games than this a list is not kept for the way back from a game: it would fill the 5 MB that a tab's storage has. */
const KEPT_GAMES = 8000;

const KEY = 'gameList';
const list = signal(snapshot.gameList as ListState | undefined, { name: 'gameList.list' });
const failure = signal<CallError | undefined>(undefined, { name: 'gameList.error' });
const loading = signal(false, { name: 'gameList.busy' });
let shelf: readonly ListState[] | undefined;
let turn = 0;
/** The games of the list that grows, and their ids: what comes is added, and what is there is not walked again. */
let grown: ListedGame[] = [];
let ids = new Set<number>();
/** 1 once the platform has given less than it was asked for. */
let mostPages = MOST_PAGES;

export const gameList: ReadonlySignal<ListState | undefined> = list;
export const gameListError: ReadonlySignal<CallError | undefined> = failure;
export const gameListBusy: ReadonlySignal<boolean> = loading;

/** Tells lists apart. */
const nameOf = ({ category, filter, own, size }: ListAsk): string => JSON.stringify([category, filter, own, size]);

const same = (a: ListAsk, b: ListAsk): boolean => nameOf(a) === nameOf(b);

/** What the grid keeps of a game. */
export function slim(game: Game): ListedGame {
  const { gameId, nodeId, gameName, vassalage, gameType, isNew, isTop, minBet, supportPlay, tint } = game;
  const displayName = game.displayName || gameName || gameId;
  return {
    gameId,
    nodeId,
    displayName,
    vassalage,
    gameType,
    iconUrl: game.iconUrl || '',
    isNew,
    isTop,
    minBet,
    supportPlay,
    tint,
  };
}

/**
 * Shows a list: as it was left, if it is one of the last that were seen, else from its first page. A member's own lists are asked for
 * again all the same, as every game that is played changes them.
 */
export function openList(category: string, filter: GameFilter = {}, own?: OwnList, size?: number): void {
  const ask: ListAsk = { category, filter, ...(own && { own }), size };
  const shown = list.peek();
  shelf = shelf || readJson(tab, KEY, areLists) || [];
  const known = allKept().find((one) => same(one, ask));
  if (known !== shown || !known) {
    // Another list may still be on its way: it must not take the place of this one.
    leaveOthers();
    putAside(known);
    list.value = known;
  }
  if (!known || known.page === 0 || (own && known.page === 1)) void load(ask, 1);
}

/** The list that is shown, and those beside it. */
function allKept(): readonly ListState[] {
  const shown = list.peek();
  return [...(shown ? [shown] : []), ...(shelf || [])];
}

/** Takes `next` from the shelf, and puts the list that is shown there instead. */
function putAside(next: ListState | undefined): void {
  const shown = list.peek();
  const others = (shelf || []).filter((one) => one !== next && !(shown && same(one, shown)));
  const [last, ...older] = [...(shown?.page ? [shown] : []), ...others];
  shelf = last ? [last, ...fitting(older, SHELF_GAMES)].slice(0, SHELF) : [];
}

/** Those that have so many games together at most; one that is too long leaves room for those behind it. */
function fitting(lists: readonly ListState[], most: number): ListState[] {
  let room = most;
  return lists.filter(({ games }) => {
    const fits = games.length <= room;
    if (fits) room -= games.length;
    return fits;
  });
}

/** Cuts the list down to what a snapshot shows of it: its first games, as page 0. */
export function cutList(games: number): ListState | undefined {
  const shown = list.peek();
  if (shown) list.value = { ...shown, games: shown.games.slice(0, games), page: 0 };
  return list.peek();
}

/** Asks for the first page again, after an error. */
export function reloadList(category: string, filter: GameFilter = {}, own?: OwnList, size?: number): void {
  void load({ category, filter, own, size }, 1);
}

/**
 * Loads the next page while there is one, or several in one call where more games are `missing`. That it is asked at most once a second
 * (SPEC section 9) is the grid's to keep: with a second clock here an asking that the grid counts could be dropped, and nobody would ask
 * again.
 */
export function nextGames(missing = 0): void {
  const shown = list.peek();
  if (!shown || loading.peek() || shown.page >= shown.totalPages) return;
  const { page, own, size = PAGE_SIZE } = shown;
  const wanted = own ? 1 : Math.ceil(missing / size);
  // A call names its page by a multiple of its size: it may bring again some of what is there.
  const gainOf = (pages: number) => pages - (page % pages);
  let best = 1;
  for (let pages = 2; pages <= mostPages && gainOf(best) < wanted; pages += 1) {
    if (gainOf(pages) > gainOf(best)) best = pages;
  }
  void load(shown, (page + gainOf(best)) / best, best);
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
  const shown = list.peek();
  if (failure.peek() || !shown || shown.page === 1) again();
  else asking(askAnew)(undefined);
};

/** Asks for a page that is as long as so many of the list's. */
async function load(ask: ListAsk, page: number, pages = 1): Promise<void> {
  turn += 1;
  const mine = turn;
  again = () => void load(ask, page, pages);
  const asked = asking(askAnew);
  loading.value = true;
  failure.value = undefined;
  try {
    const answer = await fetchPage(ask, page, pages);
    // Where a list moves, reading a page and drawing it would hold up the same frame.
    if (page * pages > 1) await new Promise((next) => setTimeout(next));
    if (mine === turn) show(ask, page, pages, answer);
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
  { category, filter, own, size = PAGE_SIZE }: ListAsk,
  page: number,
  pages: number,
): Promise<GamesPage> {
  const pageSize = size * pages;
  if (own === 'found') return findGames(filter.gameName || '', page, pageSize);
  if (!own) return send(getGames, { query: listQuery(category, page, pageSize, filter) });
  const { fetchOwn } = await loadPart(() => import('./own-list.ts')).catch(noPart);
  return fetchOwn(own, category, page, pageSize);
}

function noPart(error: unknown): never {
  console.warn(error);
  throw new CallError('offline');
}

/**
 * A game is shown once, wherever it comes again; a page that brings nothing new is the last, whatever the answer says. A list that gets
 * longer keeps its array.
 */
function show(ask: ListAsk, page: number, pages: number, { games, totalPages }: GamesPage): void {
  const { size = PAGE_SIZE } = ask;
  const shown: Partial<ListState> = (page * pages > 1 && list.peek()) || {};
  // A longer page does not say exactly how many of the list's own there are.
  const last = (pages > 1 && shown.totalPages) || totalPages;
  const short = pages > 1 && games.length < pages * size && page * pages < last;
  if (short) mostPages = 1;
  if (grown !== shown.games) {
    grown = [...(shown.games || [])];
    ids = new Set(grown.map(({ nodeId }) => nodeId));
  }
  const before = grown.length;
  for (const game of games) {
    const known = ids.size;
    if (ids.add(game.nodeId).size > known) grown.push(slim(game));
  }
  const here = short ? shown.page || 0 : Math.min(page * pages, last);
  list.value = {
    ...ask,
    games: grown,
    page: here,
    totalPages: short || grown.length > before ? last : here,
  };
}

function areLists(value: unknown): value is ListState[] {
  return Array.isArray(value) && value.every(isList);
}

function isList(value: unknown): value is ListState {
  const known = value as Partial<ListState> | null;
  return typeof known?.category === 'string' && Array.isArray(known.games) && typeof known.page === 'number';
}

onLaunch(() => {
  const kept = fitting(allKept(), KEPT_GAMES);
  writeJson(tab, KEY, kept.length > 0 ? kept : undefined);
});
onSignOut(() => {
  shelf = (shelf || []).filter(({ own }) => !own);
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
