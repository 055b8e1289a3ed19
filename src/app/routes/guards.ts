import type { SessionInfo } from '../../contract/shapes/session.ts';
import type { TextKey } from '../i18n/texts.ts';
import { hasRole } from '../stores/roles.ts';
import { hasMenu, info } from '../stores/system.ts';
import { login } from './links.ts';
import { HOME } from './match.ts';
import type { Guard, RouteRow } from './table.ts';

/** Menu keys of the whitelabel (SPEC section 6) by the title of the page that they switch; the agents' pages see to theirs by themselves. */
const SWITCHES: Partial<Record<TextKey, string>> = {
  title_gameRecord: 'GAMEREC',
  title_lotteryRecord: 'GAMEREC',
  title_pnl: 'GAMEREC',
  title_bonuses: 'GAMEREC',
  title_transactions: 'TRANSREC3',
  title_security: 'SECPRIV',
  title_myAccount: 'MYACC',
  title_kyc: 'KYC',
  title_vip: 'VIP',
  title_inbox: 'MAILCEN',
};

/** Whether the site does without a page; nothing is known before the first status. Reading it in a component follows the switches. */
export function isOff({ title }: Pick<RouteRow, 'title'>): boolean {
  const key = SWITCHES[title];
  return key !== undefined && info.value !== undefined && !hasMenu(key);
}

/**
 * Where a guarded page sends whoever may not open it; undefined lets them in (SPEC section 6). A guest logs in first and comes back,
 * but not where the page makes no sense without a session; whoever is signed in and has not the role goes home.
 */
export function guarded(
  guard: Guard | undefined,
  who: SessionInfo | undefined,
  path: string,
  search: string,
): string | undefined {
  if (!guard) return undefined;
  if (guard === 'reward') return who && new URLSearchParams(search).get('id') ? undefined : '/m/activity';
  if (!who) return guard === 'password' || guard === 'agent' ? HOME : login(path + search);
  return hasRole(guard, who) ? undefined : HOME;
}
