import { type ReadonlySignal, signal } from '@preact/signals';
import { getBets } from '../../contract/calls/records.ts';
import type { Bet, BetList, BetQuery } from '../../contract/shapes/records.ts';
import { send } from '../api/client.ts';
import { asCallError, type CallError } from '../api/errors.ts';
import { throttle } from '../lib/throttle.ts';
import { asking } from './line.ts';
import { onSignOut, session } from './session.ts';

/** Bets per page. */
const PAGE_SIZE = 30;

/** What the betting record is narrowed by; both days inclusive. */
export type BetFilter = Pick<BetQuery, 'startDate' | 'endDate' | 'gameType' | 'vassalage'>;

/** The pages loaded so far, and the sums over the whole selection. */
export interface BetRecord {
  readonly filter: BetFilter;
  readonly bets: readonly Bet[];
  readonly page: number;
  readonly totalPages: number;
  readonly footer: BetList['footer'];
}

const record = signal<BetRecord | undefined>(undefined, { name: 'records.bets' });
const failure = signal<CallError | undefined>(undefined, { name: 'records.error' });
const loading = signal(false, { name: 'records.busy' });
let turn = 0;

export const betRecord: ReadonlySignal<BetRecord | undefined> = record;
export const betRecordError: ReadonlySignal<CallError | undefined> = failure;
export const betRecordBusy: ReadonlySignal<boolean> = loading;

/** Shows the bets of a selection from the first page; always asked anew, as bets move. */
export function openBets(filter: BetFilter): void {
  if (JSON.stringify(record.peek()?.filter) !== JSON.stringify(filter)) record.value = undefined;
  void load(filter, 1);
}

/** Loads the next page while there is one, at most once per second. */
export const moreBets = throttle(1000, () => {
  const shown = record.peek();
  if (shown && !loading.peek() && shown.page < shown.totalPages) void load(shown.filter, shown.page + 1);
});

let again = (): void => undefined;

/** Asks for a first page again once the line is back, for whoever is still signed in; a record that was scrolled on stays. */
const askAnew = (): void => {
  if (session.peek() && (record.peek()?.page ?? 1) === 1) again();
};

async function load(filter: BetFilter, page: number): Promise<void> {
  turn += 1;
  const mine = turn;
  again = () => void load(filter, page);
  const asked = page === 1 ? asking(askAnew) : undefined;
  loading.value = true;
  failure.value = undefined;
  try {
    const answer = await send(getBets, { query: { ...filter, pageNo: page, pageSize: PAGE_SIZE } });
    if (mine !== turn) return;
    const before = page > 1 ? (record.peek()?.bets ?? []) : [];
    const { list, pageNum, totalPages, footer } = answer;
    record.value = { filter, bets: [...before, ...list], page: pageNum, totalPages, footer };
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
  record.value = undefined;
});
