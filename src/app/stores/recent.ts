import { type ReadonlySignal, signal } from '@preact/signals';
import { getRecent } from '../../contract/calls/favourites.ts';
import type { GameType } from '../../contract/shapes/games.ts';
import { send } from '../api/client.ts';
import { asCallError, type CallError } from '../api/errors.ts';
import { language } from '../i18n/texts.ts';
import { categoryQuery } from '../lib/game-mapping.ts';
import { throttle } from '../lib/throttle.ts';
import { type ListState, slim } from './game-list.ts';
import { asking } from './line.ts';
import type { GameFilter } from './lobby.ts';
import { onSignOut, token } from './session.ts';
import { onLanguage } from './settings.ts';

/** Games per page of a list page (SPEC section 9). */
const PAGE_SIZE = 35;

/** What the recent list may be narrowed by beside its type (SPEC 7.2). */
export type RecentFilter = Pick<GameFilter, 'vassalage'>;

const list = signal<ListState | undefined>(undefined, { name: 'recent.list' });
const failure = signal<CallError | undefined>(undefined, { name: 'recent.error' });
const loading = signal(false, { name: 'recent.busy' });
let turn = 0;

/** Games that the member opened last, newest first, in the shape of the game list. */
export const recentGames: ReadonlySignal<ListState | undefined> = list;
export const recentError: ReadonlySignal<CallError | undefined> = failure;
export const recentBusy: ReadonlySignal<boolean> = loading;

const same = (shown: ListState | undefined, category: string, filter: RecentFilter): boolean =>
  shown?.category === category && shown.filter.vassalage === filter.vassalage;

/** Shows the recent games of a category. Always asked anew, as every launch moves them; the ones there stay until the answer. */
export function openRecent(category: string, filter: RecentFilter = {}): void {
  if (!same(list.peek(), category, filter)) list.value = undefined;
  void load(category, filter, 1);
}

/** Asks for the first page again, after an error. */
export function reloadRecent(category: string, filter: RecentFilter = {}): void {
  void load(category, filter, 1);
}

/** Loads the next page while there is one, at most once per second (SPEC section 9). */
export const moreRecent = throttle(1000, () => {
  const shown = list.peek();
  if (shown && !loading.peek() && shown.page < shown.totalPages)
    void load(shown.category, shown.filter, shown.page + 1);
});

let again = (): void => undefined;

/** Asks for a first page again once the line is back, for whoever is still signed in; a list that was scrolled on stays. */
const askAnew = (): void => {
  if (token() && (list.peek()?.page ?? 1) === 1) again();
};

async function load(category: string, filter: RecentFilter, page: number): Promise<void> {
  turn += 1;
  const mine = turn;
  again = () => void load(category, filter, page);
  const asked = page === 1 ? asking(askAnew) : undefined;
  loading.value = true;
  failure.value = undefined;
  const { gameType, vassalage = filter.vassalage } = categoryQuery(category);
  const narrowed = { gameType: gameType as GameType, ...(vassalage && { vassalage }) };
  try {
    const query = { page, pageSize: PAGE_SIZE, language: language(), clientType: 2, ...narrowed } as const;
    const { list: games, totalPages } = await send(getRecent, { query });
    if (mine !== turn) return;
    const before = page > 1 ? (list.peek()?.games ?? []) : [];
    // A launch in another tab moves games between pages: none is shown twice.
    const known = new Set(before.map(({ nodeId }) => nodeId));
    const fresh = games.filter(({ nodeId }) => !known.has(nodeId)).map(slim);
    list.value = { category, filter, games: [...before, ...fresh], page, totalPages };
  } catch (thrown) {
    if (mine === turn) failure.value = asCallError(thrown);
  } finally {
    if (mine === turn) {
      loading.value = false;
      asked?.(failure.peek()?.unsettled === true);
    }
  }
}

onSignOut(() => {
  turn += 1;
  loading.value = false;
  failure.value = undefined;
  list.value = undefined;
});
onLanguage(() => {
  const shown = list.peek();
  if (shown) void load(shown.category, shown.filter, 1);
});
