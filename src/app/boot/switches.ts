import type { TextKey } from '../i18n/texts.ts';
import type { RouteRow } from '../routes/table.ts';
import { hasMenu, info } from '../stores/system.ts';

/** Menu keys of the whitelabel (SPEC section 6) by the title of the page that they switch; the agents' pages, rewards and messages see to theirs. */
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
};

/** Whether the site does without a page; nothing is known before the first status. Reading it in a component follows the switches. */
export function isOff({ title }: Pick<RouteRow, 'title'>): boolean {
  const key = SWITCHES[title];
  return key !== undefined && info.value !== undefined && !hasMenu(key);
}
