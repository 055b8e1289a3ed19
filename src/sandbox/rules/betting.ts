import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { countBonusTurnover } from './bonuses.ts';
import { balanceOf, type Line, playerAccount, post, vendorAccount } from './ledger.ts';
import type { Minor } from './money.ts';
import { checkOpen } from './playClosure.ts';
import { checkStakeLimits } from './playLimits.ts';
import { countPlay } from './playTime.ts';
import { countTurnover } from './wallet.ts';

/** A stake about to be placed; `stake` in minor units, `at` in ms since the epoch. */
export interface Stake {
  memberId: number;
  nodeId: number;
  gameType: string;
  vassalage: string;
  stake: Minor;
  at: number;
}

/** What a member can stake at a vendor: the main wallet and what is kept at that vendor, in minor units. */
export function playableBalance(db: Database, memberId: number, vassalage: string): Minor {
  return balanceOf(db, playerAccount(memberId)) + balanceOf(db, vendorAccount(memberId, vassalage));
}

/**
 * Takes a stake from the player's main wallet, and what that lacks from the money kept at the vendor, and writes it to the betting record as open; gives the bet's id. Refuses
 * `wallet.insufficient`, and what the member's own protections forbid. Call it inside a transaction together with what depends on it.
 */
export function placeBet(db: Database, { memberId, nodeId, gameType, vassalage, stake, at }: Stake): number {
  checkOpen(db, memberId, at);
  checkStakeLimits(db, memberId, stake, at);
  countPlay(db, memberId, at);
  const { lastInsertRowid } = sql(
    db,
    `INSERT INTO bets (member_id, node_id, game_type, vassalage, stake, payout, status, placed_at)
     VALUES (?, ?, ?, ?, ?, 0, 'open', ?)`,
  ).run(memberId, nodeId, gameType, vassalage, stake, at);
  const betId = Number(lastInsertRowid);
  post(db, {
    key: `bet:${betId}`,
    kind: 'bet',
    reference: `bet:${betId}`,
    at,
    lines: [...stakeLines(db, memberId, vassalage, stake), { account: 'house:games', amount: stake }],
  });
  return betId;
}

/** A stake that both wallets together cannot bear is asked of the main wallet, and refused there. */
function stakeLines(db: Database, memberId: number, vassalage: string, stake: Minor): Line[] {
  const main = playerAccount(memberId);
  const there = balanceOf(db, main);
  const missing = Math.max(0, stake - there);
  if (missing === 0 || missing > balanceOf(db, vendorAccount(memberId, vassalage))) {
    return [{ account: main, amount: -stake }];
  }
  const lines: Line[] = [
    { account: main, amount: -there },
    { account: vendorAccount(memberId, vassalage), amount: -missing },
  ];
  return lines.filter(({ amount }) => amount !== 0);
}

/**
 * Ends an open bet: pays `payout` (minor units, 0 for a loss) to the player's main wallet and closes the record. A bet
 * that has ended already stays as it is, and nothing is paid twice.
 */
export function settleBet(db: Database, betId: number, payout: Minor, at: number): void {
  const bet = sql<{ member_id: number; stake: Minor }>(
    db,
    "SELECT member_id, stake FROM bets WHERE id = ? AND status = 'open'",
  ).get(betId);
  if (!bet) {
    return;
  }
  if (payout > 0) {
    post(db, {
      key: `payout:${betId}`,
      kind: 'payout',
      reference: `bet:${betId}`,
      at,
      lines: [
        { account: 'house:games', amount: -payout },
        { account: playerAccount(bet.member_id), amount: payout },
      ],
    });
  }
  const status = payout > 0 ? 'won' : 'lost';
  sql(db, 'UPDATE bets SET payout = ?, status = ? WHERE id = ?').run(payout, status, betId);
  // Only what was played to its end is turnover: a stake that is given back is none.
  countTurnover(db, bet.member_id, bet.stake);
  countBonusTurnover(db, bet.member_id, bet.stake, at);
}

/**
 * Takes an open bet back: the stake returns to the wallets that bore it, once. True when it is void now, for the first time or before;
 * false for a bet that has ended otherwise.
 */
export function voidBet(db: Database, betId: number, at: number): boolean {
  const bet = sql<{ status: string }>(db, 'SELECT status FROM bets WHERE id = ?').get(betId);
  if (bet?.status !== 'open') return bet?.status === 'void';
  const lines = sql<Line>(
    db,
    `SELECT a.name AS account, -l.amount AS amount FROM ledger_postings p
     JOIN ledger_lines l ON l.posting_id = p.id JOIN ledger_accounts a ON a.id = l.account_id WHERE p.key = ?`,
  ).all(`bet:${betId}`);
  post(db, { key: `void:${betId}`, kind: 'bet.void', reference: `bet:${betId}`, at, lines });
  sql(db, "UPDATE bets SET status = 'void' WHERE id = ?").run(betId);
  return true;
}
