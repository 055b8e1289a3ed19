import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { placeBet, type Stake, settleBet } from '../rules/betting.ts';
import type { Minor } from '../rules/money.ts';
import { refuse } from '../rules/refusal.ts';

/** One play as the game's page asks for it: `key` is the page's own id of the round, `request` all that it chose. */
export interface Play {
  key: string;
  request: string;
  stake: Stake;
}

/** How a round ended: what it pays in minor units, and what the page is told. */
export interface Outcome<Answer> {
  payout: Minor;
  answer: Answer;
}

interface RoundRow {
  bet_id: number;
  request: string;
  secret: string | null;
  answer: string | null;
}

/**
 * Plays a round that ends at once, in one transaction: stake, outcome, payout, record. The same key gives the first
 * answer again and moves nothing. Refuses `idempotency.conflict` when the key came with another request, and
 * `wallet.insufficient`.
 */
export function playRound<Answer>(db: Database, play: Play, decide: () => Outcome<Answer>): Answer {
  return db
    .transaction(() => {
      const first = findRound(db, play);
      if (first?.answer) {
        return JSON.parse(first.answer) as Answer;
      }
      const betId = placeBet(db, play.stake);
      const { payout, answer } = decide();
      settleBet(db, betId, payout, play.stake.at);
      insertRound(db, play, betId, null, JSON.stringify(answer));
      return answer;
    })
    .immediate();
}

/** Opens a round that ends later; its secret stays on the server. A round that is there already is left as it is. */
export function openRound(db: Database, play: Play, makeSecret: () => string): void {
  db.transaction(() => {
    if (!findRound(db, play)) {
      insertRound(db, play, placeBet(db, play.stake), makeSecret(), null);
    }
  }).immediate();
}

/** A round as it stands: `answer` is there once it has ended. */
export interface Round {
  betId: number;
  request: string;
  secret: string;
  answer: string | undefined;
}

/** The round of a key. Refuses `not.found`. */
export function roundOf(db: Database, memberId: number, key: string): Round {
  const row = sql<RoundRow>(
    db,
    'SELECT bet_id, request, secret, answer FROM rounds WHERE member_id = ? AND key = ?',
  ).get(memberId, key);
  if (!row) {
    refuse('not.found');
  }
  return { betId: row.bet_id, request: row.request, secret: row.secret ?? '', answer: row.answer ?? undefined };
}

/** Ends an open round; ending it twice pays once. */
export function closeRound(db: Database, memberId: number, key: string, outcome: Outcome<unknown>, now: number): void {
  db.transaction(() => {
    const { betId, answer } = roundOf(db, memberId, key);
    if (answer === undefined) {
      settleBet(db, betId, outcome.payout, now);
      sql(db, 'UPDATE rounds SET answer = ? WHERE member_id = ? AND key = ?').run(
        JSON.stringify(outcome.answer),
        memberId,
        key,
      );
    }
  }).immediate();
}

function findRound(db: Database, { key, request, stake }: Play): RoundRow | undefined {
  const row = sql<RoundRow>(
    db,
    'SELECT bet_id, request, secret, answer FROM rounds WHERE member_id = ? AND key = ?',
  ).get(stake.memberId, key);
  if (row && row.request !== request) {
    refuse('idempotency.conflict');
  }
  return row;
}

function insertRound(db: Database, play: Play, betId: number, secret: string | null, answer: string | null): void {
  sql(db, 'INSERT INTO rounds (member_id, key, bet_id, request, secret, answer) VALUES (?, ?, ?, ?, ?, ?)').run(
    play.stake.memberId,
    play.key,
    betId,
    play.request,
    secret,
    answer,
  );
}
