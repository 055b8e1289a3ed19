import type { TextKey } from '../../i18n/texts.ts';
import { activity, gameRecord, go, home, notice } from '../../routes/links.ts';
import { unreadNotices } from '../../stores/member/counters.ts';
import { showSheet } from '../../stores/screen/menu.ts';
import { hasRole } from '../../stores/session/roles.ts';
import { signedIn } from '../../stores/session/session.ts';
import { hasFeature, hasMenu, hasPromo } from '../../stores/system/system.ts';
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

/** An entry of the side menu. `flag` is the whitelabel menu key that must be on; `when` a further condition (SPEC 2.9). */
export interface MenuItem {
  readonly text: TextKey;
  readonly icon: string;
  readonly path?: string;
  readonly open?: () => void;
  readonly flag?: string;
  readonly when?: () => boolean;
  /** What waits there unread. */
  readonly count?: () => number;
}

const members = () => signedIn.value;

/** The navigation list, in order. */
const items: readonly MenuItem[] = [
  { text: 'title_home', icon: house, path: home },
  { text: 'title_activity', icon: gift, path: activity(), flag: 'PROMO' },
  { text: 'title_signIn', icon: star, path: '/m/activity/signIn', flag: 'SIGNIN', when: () => hasPromo('LOGIN') },
  {
    text: 'title_invite',
    icon: friends,
    open: openInvite,
    flag: 'INVITE',
    when: () => hasPromo('REFERRAL') && !hasRole('agent'),
  },
  { text: 'title_gameRecord', icon: receipt, path: gameRecord, flag: 'GAMEREC', when: members },
  { text: 'title_transactions', icon: bank, path: '/m/transaction/record', flag: 'TRANSREC3', when: members },
  { text: 'title_agentHome', icon: crown, path: '/m/agent', flag: 'AGEPAG', when: () => hasRole('agent') },
  { text: 'title_member', icon: user, open: () => void openMember(), when: members },
  { text: 'title_security', icon: lock, path: '/m/securityCenter', flag: 'SECPRIV', when: members },
  { text: 'title_protection', icon: shield, path: '/m/protection' },
  { text: 'title_notice', icon: bell, path: notice(), flag: 'NOTICE', count: () => unreadNotices.value },
  { text: 'title_message', icon: chatFill, open: openChat, flag: 'MAILCEN' },
  { text: 'nav_chat', icon: headset, open: () => showSheet('service') },
  { text: 'title_liveRooms', icon: broadcast, path: '/m/live-rooms', when: () => hasFeature('liveRooms') },
  { text: 'title_help', icon: question, path: '/m/help', flag: 'HELP' },
  { text: 'title_about', icon: receipt, path: '/m/help?page=about' },
  { text: 'title_app', icon: download, path: '/m/app', flag: 'APPDOWN' },
];

/** The entries to show now. Reading it in a component follows the flags and the session. */
export const menuItems = (): MenuItem[] =>
  items.filter(({ flag, when }) => (flag === undefined || hasMenu(flag)) && (when === undefined || when()));

/** Follows an entry. */
export function follow(item: MenuItem): void {
  if (item.open) item.open();
  else if (item.path) go(item.path);
}
