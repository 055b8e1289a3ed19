import type { PromotionStatus } from '../../contract/schemas/announcements.ts';
import type { Claim, PromotionState } from '../../contract/schemas/promotions.ts';
import type { SessionType } from '../../contract/schemas/session.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import type { Text } from '../seed/texts/text.ts';
import { formatMoney, type Minor } from './money.ts';
import { checkOpen } from './playClosure.ts';
import { depositStanding, isDone, progressOf } from './promotionTasks.ts';
import { offeredPromotions, type Prize, type PromotionTerms } from './promotionTerms.ts';
import { refuse } from './refusal.ts';
import { claimReward, issueReward } from './rewards.ts';

const DAY = 24 * 3600 * 1000;

/** A promotion as it stands for one member. */
export interface PromotionRow {
  id: string;
  category: string;
  title: string;
  /** What it is for everybody. */
  status: PromotionStatus | null;
  image_required: 'Y' | 'N';
  remark_required: 'Y' | 'N';
  terms: string | null;
  /** What is kept of the member. */
  state: 'signed' | 'applying' | 'issued' | 'rejected' | null;
  reason: string | null;
  joined_at: number | null;
  /** The reward that it issued. */
  reward: 'claim' | 'claimed' | 'close' | null;
  reward_amount: Minor | null;
}

/** Takes the member three times, the moment, and the moment twice. What was issued or is being looked at is shown to its end. */
const PROMOTIONS = `SELECT a.id, a.category, a.title, a.status, a.image_required, a.remark_required, t.terms,
  s.status AS state, s.reason, s.joined_at, r.amount AS reward_amount,
  CASE WHEN r.status = 'claim' AND r.expires_at <= ? THEN 'close' ELSE r.status END AS reward
  FROM announcements a
  LEFT JOIN promotion_terms t ON t.promotion_id = a.id
  LEFT JOIN promotion_states s ON s.promotion_id = a.id AND s.member_id = ?
  LEFT JOIN rewards r ON r.id = 'promotion:' || a.id || ':' || ?
  WHERE a.type = 'PR' AND ((a.ends_at > ? AND (a.starts_at <= ? OR a.status = 'coming_soon')) OR s.status IN ('applying', 'issued'))`;

/** The reward of a promotion in a member's reward centre: there is one at most. */
const rewardIdOf = (promotionId: string, memberId: number): string => `promotion:${promotionId}:${memberId}`;

export const termsOf = ({ terms }: PromotionRow): PromotionTerms =>
  terms === null ? { kind: 'open' } : (JSON.parse(terms) as PromotionTerms);

function rowsOf(db: Database, memberId: number, now: number): PromotionRow[] {
  return sql<PromotionRow>(db, PROMOTIONS).all(now, memberId, String(memberId), now, now).filter(offeredPromotions(db));
}

/** One promotion that the site offers now. Refuses `not.found` for any other. */
export function promotionFor(db: Database, memberId: number, promotionId: string, now: number): PromotionRow {
  return rowsOf(db, memberId, now).find(({ id }) => id === promotionId) ?? refuse('not.found');
}

/** The promotion that an application names by its linkedPromotionId (SPEC 7.3). Refuses `not.found`. */
export function linkedPromotion(db: Database, memberId: number, linkedId: string, now: number): PromotionRow {
  const row = sql<{ id: string }>(db, "SELECT id FROM announcements WHERE type = 'PR' AND linked_promotion_id = ?").get(
    linkedId,
  );
  return promotionFor(db, memberId, row?.id ?? refuse('not.found'), now);
}

/** Only the types 0, 1 and 2 take part; the others are told so (SPEC section 6). */
export function checkMayTakePart(type: SessionType): void {
  if (type !== 0 && type !== 1 && type !== 2) refuse('free.reject');
}

/** Where a member stands with every promotion of the site (SPEC sections 3 and 4). Refuses `account.excluded`: who has closed play is not courted. */
export function promotionStates(db: Database, memberId: number, now: number): PromotionState[] {
  checkOpen(db, memberId, now);
  rewardTasks(db, memberId, now);
  return rowsOf(db, memberId, now).map((row) => stateOf(db, memberId, row, now));
}

function stateOf(db: Database, memberId: number, row: PromotionRow, now: number): PromotionState {
  const terms = termsOf(row);
  const link = terms.link === undefined ? {} : { link: terms.link };
  return { promotionId: row.id, ...link, ...standingOf(db, memberId, row, terms, now) };
}

type Standing = Omit<PromotionState, 'promotionId' | 'link'>;

function standingOf(db: Database, memberId: number, row: PromotionRow, terms: PromotionTerms, now: number): Standing {
  if (row.reward === 'claim') {
    const status = terms.kind === 'task' ? 'claim' : 'issued';
    return { status, action: 'claim', amount: formatMoney(row.reward_amount ?? 0) };
  }
  if (row.reward) return { status: row.reward };
  if (row.state === 'rejected') return { status: 'rejected', ...(row.reason === null ? {} : { reason: row.reason }) };
  if (row.state === 'applying') return { status: 'applying' };
  if (row.status === 'close' || row.status === 'coming_soon') return { status: row.status };
  if (row.joined_at !== null) return progressOf(db, memberId, terms, row.joined_at);
  if (terms.kind === 'deposit') return depositStanding(db, memberId, row.id, now);
  if (terms.kind === 'apply') return { status: 'claim', action: 'apply', amount: formatMoney(terms.amount) };
  return terms.kind === 'open' ? {} : { status: 'join', action: 'join' };
}

/** Joins a promotion; joining it again gives how it stands. Refuses `promotion.closed` for one that nobody joins, or not now. */
export function joinPromotion(db: Database, memberId: number, promotionId: string, now: number): PromotionState {
  checkOpen(db, memberId, now);
  const row = promotionFor(db, memberId, promotionId, now);
  const state = stateOf(db, memberId, row, now);
  if (state.action === 'join') {
    keepState(db, memberId, promotionId, 'signed', now);
    rewardTasks(db, memberId, now);
    return stateOf(db, memberId, promotionFor(db, memberId, promotionId, now), now);
  }
  if (row.joined_at === null) refuse('promotion.closed');
  return state;
}

/** Claims what a promotion issued; to be called inside a transaction. Refuses `not.ready` where nothing was issued, and what claimReward refuses. */
export function claimPromotion(db: Database, memberId: number, promotionId: string, now: number): Claim {
  rewardTasks(db, memberId, now);
  if (promotionFor(db, memberId, promotionId, now).reward === null) refuse('not.ready');
  return claimReward(db, memberId, rewardIdOf(promotionId, memberId), now);
}

/** Keeps where a member stands; the moment of joining stays. */
export function keepState(
  db: Database,
  memberId: number,
  promotionId: string,
  status: 'signed' | 'applying' | 'issued' | 'rejected',
  now: number,
  reason: string | null = null,
): void {
  sql(
    db,
    `INSERT INTO promotion_states (member_id, promotion_id, status, reason, joined_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (member_id, promotion_id) DO UPDATE SET status = excluded.status, reason = excluded.reason, updated_at = excluded.updated_at`,
  ).run(memberId, promotionId, status, reason, now, now);
}

/** Puts a promotion's prize into the member's reward centre, once, where it waits for as many days as the terms say. */
export function issuePrize(
  db: Database,
  memberId: number,
  { id, title }: Pick<PromotionRow, 'id' | 'title'>,
  { amount, times, days }: Prize,
  now: number,
): void {
  issueReward(db, memberId, {
    rewardId: rewardIdOf(id, memberId),
    kind: 'promotion',
    title: JSON.parse(title) as Text,
    amount,
    wagering: amount * times,
    now,
    expiresAt: now + days * DAY,
  });
}

/** Issues the prizes of the tasks that a member has done: nobody is told when that happens, so whoever reads looks first. */
export function rewardTasks(db: Database, memberId: number, now: number): void {
  const joined = sql(db, "SELECT 1 FROM promotion_states WHERE member_id = ? AND status = 'signed' LIMIT 1");
  if (!joined.get(memberId)) return;
  for (const row of rowsOf(db, memberId, now)) {
    const terms = termsOf(row);
    if (terms.kind !== 'task' || row.joined_at === null || row.reward) continue;
    if (isDone(db, memberId, terms.task, row.joined_at)) issuePrize(db, memberId, row, terms, now);
  }
}
