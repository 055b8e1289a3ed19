import { local } from './storage.ts';

/**
 * Where the phone keeps how many rows home has shown above the hot games, a member's own and the jackpots below them, so that their room is
 * there at once: "1" to "3", and a "+" after it while a game was opened or a heart tapped since.
 */
export const OWN_ROWS = 'ownRows';

/** Rows above the hot games, and whether own games have changed since they were asked for; 0 where there is nothing to show. */
export function ownRows(): { readonly rows: number; readonly changed: boolean } {
  const kept = local.get(OWN_ROWS) ?? '';
  return { rows: Number.parseInt(kept, 10) || 0, changed: kept.endsWith('+') };
}

/** Keeps how many rows there are. */
export function keepOwnRows(rows: number): void {
  local.set(OWN_ROWS, rows > 0 ? String(rows) : undefined);
}

/** Notes that a game was opened or made a favourite: from now on there is at least one row. */
export function noteOwnGame(): void {
  local.set(OWN_ROWS, `${ownRows().rows || 1}+`);
}
