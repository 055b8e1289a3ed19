import type { TextKey } from '../../../i18n/texts.ts';
import { loadPart } from '../../../lib/lazy-part.ts';
import { go, home, message } from '../../../routes/links.ts';
import { unreadAgentNotices } from '../../../stores/agent/agent-notices.ts';
import { unreadInbox } from '../../../stores/member/counters.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { signedIn } from '../../../stores/session/session.ts';
import { hasFeature, hasMenu, hasModule } from '../../../stores/system/system.ts';
import { agentIcon } from '../../../ui/icon/agent.ts';
import {
  betsPath,
  dividendPath,
  incomePath,
  linksPath,
  overviewPath,
  profitPath,
  ratesPath,
  teamPath,
} from '../agent-pages.ts';

/** An entry of the agent home. `flag` is the whitelabel menu key that must be on; `when` a further condition (SPEC 2.11, section 6). */
export interface AgentEntry {
  readonly text: TextKey;
  readonly icon: string;
  readonly path: string;
  readonly flag?: string;
  readonly when?: () => boolean;
  /** What waits there unread. */
  readonly count?: () => number;
}

const entry = (text: TextKey, icon: Parameters<typeof agentIcon>[0], path: string, rest = {}): AgentEntry => ({
  text,
  icon: agentIcon(icon),
  path,
  ...rest,
});

/** Rebate for agents is what the commission module, COMM3, brings. */
const hasCommission = (): boolean => hasModule('COMM3');

/** The navigation grid, in the order of SPEC 2.11. */
const GRID: readonly AgentEntry[] = [
  entry('title_teamOverview', 'overview', overviewPath, { flag: 'AGEPAG' }),
  entry('title_transactions', 'record', '/m/transaction/record?types=A', { flag: 'TRANSREC3' }),
  entry('title_team', 'team', teamPath, { flag: 'DOWNMAN' }),
  entry('title_redRain', 'rain', '/m/redRain', { flag: 'AGENTRANSMULTDOWN3', when: () => hasFeature('redRain') }),
  entry('title_teamPnl', 'pnl', profitPath, { flag: 'AGETEAMPNL3' }),
  entry('title_teamBetting', 'bets', betsPath, { flag: 'TEAMBETTING3' }),
  entry('title_agentRebate', 'rates', ratesPath, { flag: 'GAMSER', when: hasCommission }),
  entry('title_teamRebate', 'income', incomePath, { flag: 'AGEREBINC3', when: hasCommission }),
  entry('title_security', 'security', '/m/securityCenter', { flag: 'SECPRIV' }),
  entry('title_inbox', 'inbox', '/m/webEmail', { flag: 'MAILCEN', count: () => unreadInbox.value }),
  entry('agent_service', 'service', message),
];

/** The footer of the agent home (SPEC 2.11). */
const FOOTER: readonly AgentEntry[] = [
  entry('nav_home', 'home', home),
  entry('agent_open', 'open', linksPath, { flag: 'DOWNMAN' }),
  entry('title_dividend', 'dividend', dividendPath, { when: () => hasFeature('dividend') }),
  entry('agent_news', 'news', '/m/member/notice?types=A', { count: () => unreadAgentNotices.value.value ?? 0 }),
];

const shows = ({ flag, when }: AgentEntry): boolean => (!flag || hasMenu(flag)) && (!when || when());

/** The entries to show now. Reading them in a component follows the flags. */
export const gridEntries = (): AgentEntry[] => GRID.filter(shows);
export const footerEntries = (): AgentEntry[] => FOOTER.filter(shows);

/** Loads the chat and opens it; a toast says when it cannot be loaded. */
async function callService(): Promise<void> {
  try {
    (await loadPart(() => import('./online-service.ts'))).openService();
  } catch (error) {
    console.error(error);
    showToast('offline', 'no_internet', 3);
  }
}

/** Follows an entry; without a session nothing happens (SPEC 2.11). Online service is a chat rather than a page. */
export function follow({ path }: AgentEntry): void {
  if (!signedIn.peek()) return;
  if (path === message) void callService();
  else go(path);
}
