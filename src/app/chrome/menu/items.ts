import { isOpen } from '../../features/switches/is-open.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { activity, gameRecord, go, help, home, inviteFriends, message, notice } from '../../routes/links.ts';
import { unreadNotices } from '../../stores/member/counters.ts';
import { showSheet } from '../../stores/screen/menu.ts';
import { hasRole } from '../../stores/session/roles.ts';
import { signedIn } from '../../stores/session/session.ts';
import { hasAll } from '../../stores/system/system.ts';
import { lock } from '../../ui/icon/lobby.ts';
import {
  bank,
  bell,
  broadcast,
  crown,
  download,
  gift,
  headset,
  house,
  question,
  receipt,
  shield,
  star,
  user,
} from '../../ui/icon/menu.ts';
import { chatFill, friends } from '../../ui/icon/shell.ts';
import { openChat, openInvite, openMember } from '../actions.ts';

/** An entry of the side menu: it shows where the site has its page, and `when` a further condition holds (SPEC 2.9). */
export interface MenuItem {
  readonly text: TextKey;
  readonly icon: string;
  readonly path?: string;
  /** What a tap does where it is more than going to the path. */
  readonly open?: () => void;
  readonly when?: () => boolean;
  /** What waits there unread. */
  readonly count?: () => number;
}

const members = () => signedIn.value;

/** The navigation list, in order. */
const items: readonly MenuItem[] = [
  { text: 'title_home', icon: house, path: home },
  { text: 'title_activity', icon: gift, path: activity() },
  { text: 'title_signIn', icon: star, path: '/m/activity/signIn' },
  {
    text: 'title_invite',
    icon: friends,
    path: inviteFriends,
    open: openInvite,
    when: () => !hasRole('agent'),
  },
  { text: 'title_gameRecord', icon: receipt, path: gameRecord, when: members },
  { text: 'title_transactions', icon: bank, path: '/m/transaction/record', when: members },
  { text: 'title_agentHome', icon: crown, path: '/m/agent', when: () => hasRole('agent') && hasAll('AGEPAG') },
  { text: 'title_member', icon: user, open: () => void openMember(), when: members },
  { text: 'title_security', icon: lock, path: '/m/securityCenter', when: members },
  { text: 'title_protection', icon: shield, path: '/m/protection' },
  { text: 'title_notice', icon: bell, path: notice(), count: () => unreadNotices.value },
  { text: 'title_message', icon: chatFill, path: message, open: openChat },
  { text: 'nav_chat', icon: headset, open: () => showSheet('service') },
  { text: 'title_liveRooms', icon: broadcast, path: '/m/live-rooms' },
  { text: 'title_help', icon: question, path: help(0) },
  { text: 'title_about', icon: receipt, path: '/m/help?page=about' },
  { text: 'title_app', icon: download, path: '/m/app' },
];

/** The entries to show now. Reading it in a component follows the flags and the session. */
export const menuItems = (): MenuItem[] =>
  items.filter(({ path, when }) => (!path || isOpen(path)) && (!when || when()));

/** Follows an entry. */
export function follow(item: MenuItem): void {
  if (item.open) item.open();
  else if (item.path) go(item.path);
}
