import { getNetDeposits, getProfitAndLoss } from '../../../contract/calls/records.ts';
import type { NetDeposits, ProfitAndLoss } from '../../../contract/schemas/records.ts';
import { send } from '../../api/client.ts';
import type { Days } from '../../lib/day-range.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';

let shown: Days = { startDate: '', endDate: '' };

/** Profit and loss of the days that are shown, and whose they are: one row per day that has any, oldest first (SPEC 7.4). */
export const pnl: Resource<ProfitAndLoss & { days: Days }> = resource('records.pnl', async () => {
  const days = shown;
  return { ...(await send(getProfitAndLoss, { query: days })), days };
});

/** Deposits less withdrawals of the same days. */
export const netDeposits: Resource<NetDeposits> = resource('records.net', () => send(getNetDeposits, { query: shown }));

/** Shows these days; always asked anew, as bets go on. */
export function openPnl(days: Days): void {
  if (days.startDate !== shown.startDate || days.endDate !== shown.endDate) forget();
  shown = days;
  void pnl.load();
  void netDeposits.load();
}

function forget(): void {
  pnl.set(undefined);
  netDeposits.set(undefined);
}

onSignOut(forget);
