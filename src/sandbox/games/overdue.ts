import type { Database } from '../db/database.ts';
import { landOverdue } from './crash/flight.ts';
import { settleDrawn } from './lottery/tickets.ts';

/** Ends bets whose end has passed while nobody watched: flights that have crashed, tickets of lotteries that have drawn. */
export function settleOverdue(db: Database, memberId: number, now: number): void {
  landOverdue(db, memberId, now);
  settleDrawn(db, memberId, now);
}
