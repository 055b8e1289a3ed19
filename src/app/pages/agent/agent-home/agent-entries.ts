import type { Entry } from '../../../features/entries/EntryGrid.tsx';
import { isOpen } from '../../../features/switches/is-open.ts';
import { hasRedRain, redRainPath } from '../../../features/switches/red-rain.ts';
import type { TextKey } from '../../../i18n/texts.ts';
import { loadPart } from '../../../lib/lazy-part.ts';
import { go, home } from '../../../routes/links.ts';
import { unreadAgentNotices } from '../../../stores/agent/agent-notices.ts';
import { unreadInbox } from '../../../stores/member/counters.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { signedIn } from '../../../stores/session/session.ts';
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

/** An entry of the agent home: it shows where the site has its page, and `when` a further condition holds (SPEC 2.11, section 6). */
export interface AgentEntry extends Entry {
  readonly path: string;
  readonly when?: () => boolean;
}

const entry = (text: TextKey, icon: Parameters<typeof agentIcon>[0], path: string, rest = {}): AgentEntry => ({
  text,
  icon: agentIcon(icon),
  path,
  ...rest,
});

/** Online service is a chat rather than a page: it is always there (SPEC 2.11). */
const SERVICE = '';

/** The navigation grid, in the order of SPEC 2.11. */
const GRID: readonly AgentEntry[] = [
  entry('title_teamOverview', 'overview', overviewPath),
  entry('title_transactions', 'record', '/m/transaction/record?types=A'),
  entry('title_team', 'team', teamPath),
  entry('title_redRain', 'rain', redRainPath, { when: hasRedRain }),
  entry('title_teamPnl', 'pnl', profitPath),
  entry('title_teamBetting', 'bets', betsPath),
  entry('title_agentRebate', 'rates', ratesPath),
  entry('title_teamRebate', 'income', incomePath),
  entry('title_security', 'security', '/m/securityCenter'),
  entry('title_inbox', 'inbox', '/m/webEmail', { count: () => unreadInbox.value }),
  entry('agent_service', 'service', SERVICE),
];

/** The footer of the agent home (SPEC 2.11). */
const FOOTER: readonly AgentEntry[] = [
  entry('nav_home', 'home', home),
  entry('agent_open', 'open', linksPath),
  entry('title_dividend', 'dividend', dividendPath),
  entry('agent_news', 'news', '/m/member/notice?types=A', { count: () => unreadAgentNotices.value.value ?? 0 }),
];

const shows = ({ path, when }: AgentEntry): boolean => isOpen(path) && (!when || when());

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

/** Follows an entry; without a session nothing happens (SPEC 2.11). */
export function follow({ path }: AgentEntry): void {
  if (!signedIn.peek()) return;
  if (path === SERVICE) void callService();
  else go(path);
}
