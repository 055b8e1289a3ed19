import type { Database } from '../db/database.ts';
import { refuse } from '../rules/refusal.ts';
import { whitelabelOf } from '../rules/site.ts';

/** Calls that exist for the sake of one menu key or module alone; features and promotions are looked at by their own rules. */
const NEEDS: readonly (readonly [path: string, list: 'menu' | 'modules', key: string])[] = [
  ['/wps/mall', 'menu', 'MALL'],
  ['/wps/member/vip', 'menu', 'VIP'],
  ['/wps/member/kyc', 'menu', 'KYC'],
  ['/wps/inbox', 'menu', 'MAILCEN'],
  ['/wps/chat', 'modules', 'CBS3'],
];

/** Refuses `promotion.closed` for a call of what the site has switched off (SPEC 2.9, section 6). */
export function checkSwitchedOn(db: Database, path: string): void {
  const need = NEEDS.find(([start]) => path === start || path.startsWith(`${start}/`));
  if (need && !whitelabelOf(db)[need[1]].includes(need[2])) refuse('promotion.closed');
}
