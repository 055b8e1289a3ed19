import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import type { Text } from '../seed/texts/text.ts';
import type { Minor } from './money.ts';
import { refuse } from './refusal.ts';

/** Accounts of the house may owe; every other account belongs to a player and never goes below zero. */
export type HouseAccount =
  | 'house:games'
  | 'house:gateway'
  | 'house:bonus'
  | 'house:trial'
  | 'house:agents'
  | 'house:live';
export type Account = HouseAccount | `player:${number}` | `player:${number}:${string}`;

/** Kinds of movements; they are the transaction codes of the account record (SPEC 7.4). */
export type PostingKind =
  | 'opening'
  | 'deposit'
  | 'withdrawal'
  | 'withdrawal.returned'
  | 'bet'
  | 'payout'
  | 'bet.void'
  | 'transfer'
  | 'collect'
  | 'bonus'
  | 'bonus.locked'
  | 'bonus.expired'
  | 'rebate'
  | 'commission'
  | 'salary'
  | 'dividend'
  | 'downline'
  | 'ticket'
  | 'gift';

/** A player's main wallet. */
export const playerAccount = (memberId: number): Account => `player:${memberId}`;

/** The part of a player's money that is kept at one vendor. */
export const vendorAccount = (memberId: number, vassalage: string): Account => `player:${memberId}:vendor:${vassalage}`;

/** The part of a player's money that waits for a withdrawal. */
export const frozenAccount = (memberId: number): Account => `player:${memberId}:frozen`;

/** Bonus money of a player that its turnover has not freed yet: it can be neither staked nor withdrawn. */
export const bonusAccount = (memberId: number): Account => `player:${memberId}:bonus`;

/** One side of a movement: what the account gains (positive) or gives (negative). */
export interface Line {
  account: Account;
  amount: Minor;
}

export interface Posting {
  /** The same key always means the same movement. */
  key: string;
  kind: PostingKind;
  /** What the movement is about: a bet, a deposit, a vendor. */
  reference: string;
  /** What it came from or went to, for the account record; it does not make a movement another one. */
  source?: Text;
  /** At least two, of different accounts, summing to zero. */
  lines: readonly Line[];
  /** Moment in ms since the epoch; now if absent. */
  at?: number;
}

export interface Posted {
  postingId: number;
  /** True when the key had been posted before and nothing moved now. */
  replayed: boolean;
}

/**
 * Moves money in double entry, whole or not at all, inside the transaction at hand or one of its own.
 * Refuses `wallet.insufficient` when a player would go below zero and `idempotency.conflict` when the key was used
 * for another movement; throws a RangeError for lines that do not balance.
 */
export function post(db: Database, posting: Posting): Posted {
  checkLines(posting.lines);
  return db.transaction(postOnce).immediate(db, posting);
}

/** The balance of an account in minor units; 0 for one that never moved. */
export function balanceOf(db: Database, account: Account): Minor {
  const row = sql<{ balance: number }>(db, 'SELECT balance FROM ledger_accounts WHERE name = ?').get(account);
  return row?.balance ?? 0;
}

function postOnce(db: Database, posting: Posting): Posted {
  const fingerprint = fingerprintOf(posting);
  const first = sql<{ id: number; fingerprint: string }>(
    db,
    'SELECT id, fingerprint FROM ledger_postings WHERE key = ?',
  ).get(posting.key);
  if (first) {
    if (first.fingerprint !== fingerprint) refuse('idempotency.conflict');
    return { postingId: first.id, replayed: true };
  }
  const { lastInsertRowid } = sql(
    db,
    'INSERT INTO ledger_postings (key, kind, reference, fingerprint, created_at, source) VALUES (?, ?, ?, ?, ?, ?)',
  ).run(
    posting.key,
    posting.kind,
    posting.reference,
    fingerprint,
    posting.at ?? Date.now(),
    posting.source ? JSON.stringify(posting.source) : null,
  );
  const postingId = Number(lastInsertRowid);
  for (const line of posting.lines) addLine(db, postingId, line);
  return { postingId, replayed: false };
}

function addLine(db: Database, postingId: number, { account, amount }: Line): void {
  const { id, balance } = accountRow(db, account);
  const after = balance + amount;
  if (amount < 0 && after < 0 && !account.startsWith('house:')) refuse('wallet.insufficient');
  sql(db, 'INSERT INTO ledger_lines (account_id, posting_id, amount, balance_after) VALUES (?, ?, ?, ?)').run(
    id,
    postingId,
    amount,
    after,
  );
}

function accountRow(db: Database, account: Account): { id: number; balance: number } {
  const find = sql<{ id: number; balance: number }>(db, 'SELECT id, balance FROM ledger_accounts WHERE name = ?');
  const found = find.get(account);
  if (found) return found;
  const { lastInsertRowid } = sql(db, 'INSERT INTO ledger_accounts (name) VALUES (?)').run(account);
  return { id: Number(lastInsertRowid), balance: 0 };
}

function checkLines(lines: readonly Line[]): void {
  let sum = 0;
  for (const { amount } of lines) {
    if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`Not a movement: ${amount}`);
    sum += amount;
  }
  if (lines.length < 2 || sum !== 0) throw new RangeError('The lines of a posting sum to zero');
  if (new Set(lines.map((line) => line.account)).size !== lines.length) {
    throw new RangeError('A posting names an account once');
  }
}

function fingerprintOf({ kind, reference, lines }: Posting): string {
  const content = JSON.stringify([kind, reference, lines.map(({ account, amount }) => [account, amount])]);
  return createHash('sha256').update(content).digest('base64url');
}
