import { randomInt } from 'node:crypto';
import type { Page, PageQuery } from '../../contract/schemas/page.ts';
import type { RedEnvelope, RedEnvelopeRain } from '../../contract/schemas/rewards.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import type { Text } from '../seed/texts/text.ts';
import { formatMoney, type Minor } from './money.ts';
import { instantOf, offsetOf, pageCounters } from './paging.ts';
import { checkOpen } from './playClosure.ts';
import { refuse } from './refusal.ts';
import { pay } from './rewards.ts';

const MINUTE = 60_000;

/** A round starts every so many ms of the day, and lasts so long. */
export const RAIN_EVERY = 10 * MINUTE;
export const RAIN_LASTS = 2 * MINUTE;

const CHANCES = 6;
const POOL = 50_000;
const MOST = 1_000;
const LEAST = 5;

export const RAIN_TITLE: Text = { pt: 'Chuva de envelopes', en: 'Red envelope rain' };

/** A round as it is kept; moments in ms, money in minor units. */
export interface RoundRow {
  id: string;
  starts_at: number;
  ends_at: number;
  chances: number;
  pool: Minor;
  max_amount: Minor;
}

interface EnvelopeRow {
  id: number;
  round_id: string;
  chance: number;
  amount: Minor;
  opened_at: number;
}

/** The round that runs, or the next one; undefined while the operator lets none begin. */
export function rainRound(db: Database, now: number): RoundRow | undefined {
  const known = sql<RoundRow>(db, 'SELECT * FROM rain_rounds WHERE ends_at > ? ORDER BY starts_at LIMIT 1').get(now);
  if (known && known.starts_at <= now) return known;
  const planned = rainPaused(db) ? undefined : plannedRound(db, now);
  return planned && (!known || planned.starts_at < known.starts_at) ? planned : known;
}

/** The schedule's round of a moment, written down when it is first asked for; one that was ended early is followed by the next. */
function plannedRound(db: Database, now: number): RoundRow {
  const begun = Math.floor(now / RAIN_EVERY) * RAIN_EVERY;
  const current = roundAt(db, begun);
  return now < current.ends_at ? current : roundAt(db, begun + RAIN_EVERY);
}

function roundAt(db: Database, start: number): RoundRow {
  const id = `rain-${instantOf(start).slice(0, 16).replace(/\D/g, '')}`;
  return keepRound(db, { id, starts_at: start, ends_at: start + RAIN_LASTS, pool: POOL });
}

function keepRound(db: Database, round: Omit<RoundRow, 'chances' | 'max_amount'>): RoundRow {
  sql(
    db,
    `INSERT OR IGNORE INTO rain_rounds (id, starts_at, ends_at, chances, pool, max_amount)
     VALUES (?, ?, ?, ?, ?, ?)`,
  ).run(round.id, round.starts_at, round.ends_at, CHANCES, round.pool, MOST);
  return roundById(db, round.id);
}

function roundById(db: Database, id: string): RoundRow {
  return sql<RoundRow>(db, 'SELECT * FROM rain_rounds WHERE id = ?').get(id) ?? refuse('not.found');
}

/** Begins a round of the operator's now, unless one runs already; `lasts` in ms, `pool` in minor units. */
export function startRain(db: Database, lasts: number, pool: Minor, now: number): RoundRow {
  const running = rainRound(db, now);
  if (running && running.starts_at <= now) return running;
  return keepRound(db, { id: `rain-${now}-now`, starts_at: now, ends_at: now + lasts, pool });
}

/** Ends the round that runs, before its time, also one that nobody has asked for yet. */
export function stopRain(db: Database, now: number): void {
  const round = rainRound(db, now);
  if (round && round.starts_at < now) sql(db, 'UPDATE rain_rounds SET ends_at = ? WHERE id = ?').run(now, round.id);
}

/** Whether the schedule is held: then only the operator's rounds run. */
export const rainPaused = (db: Database): boolean =>
  sql(db, "SELECT 1 FROM settings WHERE name = 'rainPaused'").get() !== undefined;

export function pauseRain(db: Database, paused: boolean): void {
  if (paused) sql(db, "INSERT OR IGNORE INTO settings (name, value) VALUES ('rainPaused', '1')").run();
  else sql(db, "DELETE FROM settings WHERE name = 'rainPaused'").run();
}

/** The rain as a member sees it. Refuses `account.excluded` while play is closed for the member: it is a promotion. */
export function rainOf(db: Database, memberId: number, now: number): RedEnvelopeRain {
  checkOpen(db, memberId, now);
  const round = rainRound(db, now);
  if (!round) return { asOf: instantOf(now) };
  const opened = sql<EnvelopeRow>(
    db,
    'SELECT * FROM rain_envelopes WHERE round_id = ? AND member_id = ? ORDER BY chance',
  ).all(round.id, memberId);
  return {
    asOf: instantOf(now),
    round: {
      roundId: round.id,
      startDate: instantOf(round.starts_at),
      endDate: instantOf(round.ends_at),
      chances: round.chances,
      pool: formatMoney(round.pool),
      maxAmount: formatMoney(round.max_amount),
      opened: opened.map(envelopeOf),
    },
  };
}

/** What an envelope holds: most hold little. Never more than `most`, nor than what the pool has left; `luck` from 0 to 1. */
export function drawEnvelope(left: Minor, most: Minor, luck: number): Minor {
  return Math.min(left, most, LEAST + Math.floor((most - LEAST) * luck ** 4));
}

/** What is left in a round's pool. */
export function poolLeft(db: Database, { id, pool }: RoundRow): Minor {
  const row = sql<{ sum: Minor }>(
    db,
    'SELECT COALESCE(SUM(amount), 0) AS sum FROM rain_envelopes WHERE round_id = ?',
  ).get(id);
  return pool - (row?.sum ?? 0);
}

/**
 * Opens a member's envelope and credits it, once per chance: a chance that was used gives what it brought. To be called inside a
 * transaction. Refuses `not.ready` before the round, `promotion.closed` after it, `limit.reached` for more chances than it has.
 */
export function openEnvelope(
  db: Database,
  memberId: number,
  roundId: string,
  chance: number,
  now: number,
): RedEnvelope {
  const round = roundById(db, roundId);
  const before = sql<EnvelopeRow>(
    db,
    'SELECT * FROM rain_envelopes WHERE round_id = ? AND member_id = ? AND chance = ?',
  ).get(roundId, memberId, chance);
  if (before) return envelopeOf(before);
  checkOpen(db, memberId, now);
  if (now < round.starts_at) refuse('not.ready');
  if (now >= round.ends_at) refuse('promotion.closed');
  if (chance > round.chances) refuse('limit.reached');
  const amount = drawEnvelope(poolLeft(db, round), round.max_amount, randomInt(1_000_000) / 1_000_000);
  const row = sql<EnvelopeRow>(
    db,
    'INSERT INTO rain_envelopes (round_id, member_id, chance, amount, opened_at) VALUES (?, ?, ?, ?, ?) RETURNING *',
  ).get(roundId, memberId, chance, amount, now);
  if (amount > 0) {
    const key = `redEnvelope:${memberId}:${roundId}:${chance}`;
    pay(db, memberId, { key, kind: 'redEnvelope', title: RAIN_TITLE, amount, wagering: amount, now });
  }
  return envelopeOf(row ?? refuse('unknown'));
}

function envelopeOf({ id, round_id, chance, amount, opened_at }: EnvelopeRow): RedEnvelope {
  return {
    envelopeId: String(id),
    roundId: round_id,
    chance,
    amount: formatMoney(amount),
    openedAt: instantOf(opened_at),
  };
}

/** A member's envelopes, newest first. */
export function envelopePage(db: Database, memberId: number, query: PageQuery): Page<RedEnvelope> {
  const total = sql<{ count: number }>(db, 'SELECT COUNT(*) AS count FROM rain_envelopes WHERE member_id = ?');
  const rows = sql<EnvelopeRow>(
    db,
    'SELECT * FROM rain_envelopes WHERE member_id = ? ORDER BY opened_at DESC, id DESC LIMIT ? OFFSET ?',
  ).all(memberId, query.pageSize, offsetOf(query));
  return { list: rows.map(envelopeOf), ...pageCounters(query, total.get(memberId)?.count ?? 0) };
}
