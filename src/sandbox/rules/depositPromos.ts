import type { DepositPromo } from '../../contract/schemas/deposit.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { type Text, textIn } from '../seed/texts/text.ts';
import { grantBonus } from './bonuses.ts';
import { formatMoney, type Minor } from './money.ts';
import { checkOpen, closureOf } from './playClosure.ts';
import { periodAround } from './playPeriods.ts';
import { offeredPromotions } from './promotionTerms.ts';
import { refuse } from './refusal.ts';
import { timeZoneOf } from './site.ts';

const DAY = 24 * 3600 * 1000;

/** What a promotion adds to a deposit; amounts in minor units. */
export interface DepositPromoRule {
  readonly promotionId: string;
  /** The member's first deposit alone, or one deposit a week. */
  readonly takes: 'first' | 'weekly';
  readonly minAmount: Minor;
  /** Percent of the deposit. */
  readonly rate: number;
  readonly maxBonus: Minor;
  /** Times the bonus is turned over, and within how many days. */
  readonly wagering: number;
  readonly days: number;
}

/** The rules behind the promotions of the world that say them in words. */
const RULES: readonly DepositPromoRule[] = [
  { promotionId: 'p02', takes: 'first', minAmount: 2_000, rate: 50, maxBonus: 25_000, wagering: 8, days: 15 },
  { promotionId: 'p03', takes: 'weekly', minAmount: 5_000, rate: 20, maxBonus: 10_000, wagering: 6, days: 7 },
];

/** The rule of a promotion that comes with deposits. */
export const promoRule = (promotionId: string): DepositPromoRule | undefined =>
  RULES.find((rule) => rule.promotionId === promotionId);

/** What a deposit earns, in minor units. */
export const bonusOf = ({ rate, maxBonus }: DepositPromoRule, amount: Minor): Minor =>
  Math.min(maxBonus, Math.floor((amount * rate) / 100));

/** Its title while the promotion runs and the site offers it. */
function titleOf(db: Database, promotionId: string, now: number): Text | undefined {
  const row = sql<{ id: string; category: string; title: string }>(
    db,
    'SELECT id, category, title FROM announcements WHERE id = ? AND starts_at <= ? AND ends_at > ?',
  ).get(promotionId, now, now);
  return row && offeredPromotions(db)(row) ? (JSON.parse(row.title) as Text) : undefined;
}

/** Whether a member has had it already: the first deposit is over, or this week's was taken. */
function isUsed(db: Database, memberId: number, { promotionId, takes }: DepositPromoRule, now: number): boolean {
  const [wanted, from] =
    takes === 'first'
      ? ['1 = 1', 0]
      : ['bonus > 0 AND promotion_id = ?', periodAround(timeZoneOf(db), 'week', now).from];
  const values = takes === 'first' ? [] : [promotionId];
  const row = sql(
    db,
    `SELECT 1 FROM deposits WHERE member_id = ? AND status = 'approved' AND settled_at >= ? AND ${wanted} LIMIT 1`,
  ).get(memberId, from, ...values);
  return row !== undefined;
}

/** Whether a member may not choose a deposit promotion any more, or not this week. */
export function isPromoUsed(db: Database, memberId: number, promotionId: string, now: number): boolean {
  const rule = promoRule(promotionId);
  return rule === undefined || isUsed(db, memberId, rule, now);
}

/** Promotions that a member may choose from now; whoever is on a break or excluded is offered none. */
export function promosOf(db: Database, memberId: number, language: string, now: number): DepositPromo[] {
  const { excluded, timeOutUntil } = closureOf(db, memberId, now);
  if (excluded || timeOutUntil !== undefined) return [];
  const chosen = choiceOf(db, memberId);
  return RULES.flatMap((rule) => {
    const title = isUsed(db, memberId, rule, now) ? undefined : titleOf(db, rule.promotionId, now);
    return title ? [promoOf(rule, textIn(title, language), rule.promotionId === chosen)] : [];
  });
}

const promoOf = (rule: DepositPromoRule, title: string, accepted: boolean): DepositPromo => ({
  promotionId: rule.promotionId,
  title,
  minAmount: formatMoney(rule.minAmount),
  rate: String(rule.rate),
  maxBonus: formatMoney(rule.maxBonus),
  wagering: rule.wagering,
  days: rule.days,
  accepted,
});

function choiceOf(db: Database, memberId: number): string | undefined {
  return sql<{ id: string }>(db, 'SELECT promotion_id AS id FROM deposit_promo_choices WHERE member_id = ?').get(
    memberId,
  )?.id;
}

/**
 * Refuses what a member may not choose now: `promotion.closed` for one that does not run or comes with no deposit, `promotion.used`,
 * `promotion.minimum` for a deposit (minor units) that is too small, `account.excluded` while play is closed.
 */
export function checkPromo(
  db: Database,
  memberId: number,
  promotionId: string,
  amount: Minor | undefined,
  now: number,
): void {
  checkOpen(db, memberId, now);
  const rule = promoRule(promotionId);
  if (!rule || !titleOf(db, promotionId, now)) refuse('promotion.closed', { field: 'promotionId' });
  if (isUsed(db, memberId, rule, now)) refuse('promotion.used', { field: 'promotionId' });
  if (amount !== undefined && amount < rule.minAmount) refuse('promotion.minimum', { field: 'promotionId' });
}

/** Chooses a promotion for the next deposit, or none. Refuses what `checkPromo` does. */
export function choosePromo(db: Database, memberId: number, promotionId: string | undefined, now: number): void {
  if (promotionId === undefined) {
    sql(db, 'DELETE FROM deposit_promo_choices WHERE member_id = ?').run(memberId);
    return;
  }
  checkPromo(db, memberId, promotionId, undefined, now);
  sql(db, 'INSERT OR REPLACE INTO deposit_promo_choices (member_id, promotion_id) VALUES (?, ?)').run(
    memberId,
    promotionId,
  );
}

/**
 * Grants what a deposit's promotion adds, once, and gives it in minor units: 0 when another deposit has used it up meanwhile. To be
 * called inside the transaction that approves the deposit, before it counts as approved.
 */
export function grantDepositBonus(
  db: Database,
  deposit: { id: string; member_id: number; amount: Minor; promotion_id: string | null },
  now: number,
): Minor {
  const rule = deposit.promotion_id === null ? undefined : promoRule(deposit.promotion_id);
  const title = rule && titleOf(db, rule.promotionId, now);
  if (!rule || !title || isUsed(db, deposit.member_id, rule, now)) return 0;
  const amount = bonusOf(rule, deposit.amount);
  grantBonus(db, deposit.member_id, {
    promotionId: rule.promotionId,
    title,
    amount,
    wagering: amount * rule.wagering,
    key: `deposit:${deposit.id}`,
    now,
    expiresAt: now + rule.days * DAY,
  });
  choosePromo(db, deposit.member_id, undefined, now);
  return amount;
}
