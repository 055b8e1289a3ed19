import type { GameType } from '../../contract/schemas/games.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import type { Minor } from './money.ts';
import { siteChanges, whitelabelOf } from './site.ts';

/** What a promotion pays: `amount` in minor units, `times` of it to be turned over within `days` (0 times: free at once). */
export interface Prize {
  amount: Minor;
  times: number;
  days: number;
}

/** What has to be done for a prize: a turnover in minor units from joining on, by any game or by these types, or a proven identity. */
export type Task = { turnover: Minor; gameTypes?: GameType[] } | { verified: true };

/**
 * How a promotion is taken part in: by a deposit, as rules/depositPromos.ts says, by an application that somebody decides, by a task after joining, by joining alone, or
 * not at all, as with rules that hold for everybody.
 */
export type PromotionTerms = (
  | { kind: 'deposit' }
  | ({ kind: 'apply' } & Prize)
  | ({ kind: 'task'; task: Task } & Prize)
  | { kind: 'join' }
  | { kind: 'open' }
) & {
  /** The page of this site where it takes place. */
  link?: string;
  /** What the site must have switched on: a feature, or a promo of the whitelabel (SPEC section 6). */
  needs?: 'rebate' | 'mall' | 'redRain' | 'tournaments' | 'LOGIN' | 'REFERRAL';
};

/** The terms of a promotion; undefined for one without. */
export function promotionTerms(db: Database, promotionId: string): PromotionTerms | undefined {
  const row = sql<{ terms: string }>(db, 'SELECT terms FROM promotion_terms WHERE promotion_id = ?').get(promotionId);
  return row && (JSON.parse(row.terms) as PromotionTerms);
}

/** Tells which promotions the site offers: each kind can be switched off, by its category, by its id, or with what it needs. */
export function offeredPromotions(db: Database): (promotion: { id: string; category: string }) => boolean {
  const { promotions = {} } = siteChanges(db);
  const { features, promos } = whitelabelOf(db);
  const isOn = (needs: PromotionTerms['needs']): boolean => {
    if (needs === undefined) return true;
    return needs === 'LOGIN' || needs === 'REFERRAL' ? promos.includes(needs) : features[needs] === true;
  };
  return ({ id, category }) =>
    promotions[id] !== false && promotions[category] !== false && isOn(promotionTerms(db, id)?.needs);
}
