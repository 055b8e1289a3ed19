import type { Database } from '../db/database.ts';
import { settleOverdue } from '../games/overdue.ts';
import { endOverdueBonuses } from '../rules/bonuses.ts';
import { settleContracts } from '../rules/contractPayouts.ts';
import { creditTeamRebates } from '../rules/teamRebates.ts';
import { settleTournaments } from '../rules/tournaments.ts';
import { announceLevel } from '../rules/vip.ts';

/**
 * Brings about what time alone has made due: rebates of days that are over, contracts' periods, prizes, the member's own bets, bonuses and level.
 * No clock of the sandbox ticks by itself, so every call of somebody signed in does this first, and whatever is asked for has it.
 */
export function catchUp(db: Database, memberId: number, now: number): void {
  settleOverdue(db, memberId, now);
  endOverdueBonuses(db, memberId, now);
  creditTeamRebates(db, now);
  settleContracts(db, now);
  settleTournaments(db, now);
  announceLevel(db, memberId, now);
}
