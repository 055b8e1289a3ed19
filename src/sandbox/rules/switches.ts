import type { FeatureFlags } from '../../contract/schemas/system.ts';
import type { Database } from '../db/database.ts';
import { refuse } from './refusal.ts';
import { whitelabelOf } from './site.ts';

/** Refuses `promotion.closed` for what this site has switched off. */
export function checkFeature(db: Database, feature: keyof FeatureFlags): void {
  if (!whitelabelOf(db).features[feature]) refuse('promotion.closed');
}

/** Refuses `promotion.closed` while this site has not this promotion (SPEC section 6). */
export function checkPromo(db: Database, promo: string): void {
  if (!whitelabelOf(db).promos.includes(promo)) refuse('promotion.closed');
}
