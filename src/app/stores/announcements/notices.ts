import {
  getAnnouncement,
  getPopularAnnouncements,
  markAnnouncementRead,
} from '../../../contract/calls/announcements.ts';
import type { Announcement, Announcements } from '../../../contract/schemas/announcements.ts';
import { send } from '../../api/client.ts';
import { asCallError } from '../../api/errors.ts';
import { language } from '../../i18n/texts.ts';
import { type Resource, resource } from '../data/resource.ts';
import { countNotices } from '../member/count-badges.ts';
import { hasRole } from '../session/roles.ts';
import { onSignOut } from '../session/session.ts';
import { followLanguage } from '../settings/settings.ts';
import { merchantCode } from '../system/system.ts';
import { ask, homeAnnouncements } from './announcements.ts';

/** The least time between two notices that are told to be read, in ms (SPEC section 9). */
const READ_PAUSE = 150;

/** Notices for agents (SPEC 7.3: A). */
const agentAnnouncements: Resource<Announcements> = followLanguage(resource('announcements.agent', () => ask('A', '')));

/** What most members have read (SPEC 7.3: popular). */
export const popularNotices: Resource<Announcements> = followLanguage(
  resource('announcements.popular', async () => {
    const query = { platform: 'M', merchantCode: merchantCode(), language: language() } as const;
    return {
      promotion: [],
      banners: [],
      popup: [],
      hot: [],
      player: await send(getPopularAnnouncements, { query }),
    };
  }),
);

/** The list that a notices page shows: that of agents, or the one that home shows too. */
export const noticeList = (agent: boolean): Resource<Announcements> => (agent ? agentAnnouncements : homeAnnouncements);

/** Whether the platform keeps what this visitor has read: not for guests, nor for free play (SPEC section 6). */
const keepsReads = (): boolean => hasRole('messages');

/** Asks for a list: anew where the answer depends on who asks, as somebody else may have asked last. */
export function wantNotices(list: Resource<Announcements>): void {
  if (keepsReads() && !list.busy.peek()) void list.load();
  else list.want();
}

/** Whether a notice counts as read (SPEC section 4). Reading it in a component follows the session. */
export const isRead = ({ read }: Announcement): boolean => read || !keepsReads();

/** Unread notices of a list, by the platform's own count where it gives one. */
export function unreadOf({ player, footer }: Announcements): number {
  if (!keepsReads()) return 0;
  return footer?.unreadCount ?? player.filter((one) => !isRead(one)).length;
}

/** The list with one notice read. */
export function withRead(all: Announcements, id: string): Announcements {
  return {
    ...all,
    player: all.player.map((one) => (one.id === id ? { ...one, read: true } : one)),
    ...(all.footer && { footer: { unreadCount: Math.max(0, all.footer.unreadCount - 1) } }),
  };
}

/** Ids that the platform has been told of, so that one which it does not take down is not told for ever. */
const told = new Set<string>();
let telling = Promise.resolve();
let untold = 0;

onSignOut(() => told.clear());

/** Marks a notice read: the flag at once, then the platform, then the list and its badge anew (SPEC section 4, notice read). */
export function markRead(list: Resource<Announcements>, notice: Announcement): void {
  if (isRead(notice) || told.has(notice.id)) return;
  told.add(notice.id);
  const all = list.value.peek();
  if (all) list.set(withRead(all, notice.id));
  untold += 1;
  telling = telling.then(() => tellRead(list, notice.id));
}

/** What cannot be told stays unread on the platform, and shows so when the list is asked for the next time. */
async function tellRead(list: Resource<Announcements>, id: string): Promise<void> {
  const pause = new Promise((resolve) => setTimeout(resolve, READ_PAUSE));
  try {
    await send(markAnnouncementRead, { body: { announcementId: id, read: true } });
  } catch (thrown) {
    told.delete(id);
    console.warn(asCallError(thrown));
  }
  await pause;
  untold -= 1;
  if (!told.has(id) || untold > 0) return;
  countNotices();
  if (list.value.peek()) await list.load();
}

const details = new Map<string, Resource<Announcement>>();

/** One notice or promotion by its id; what a list has shown of it, `known`, is not asked for again. */
export function announcement(id: string, known?: Announcement): Resource<Announcement> {
  let one = details.get(id);
  if (!one) {
    one = followLanguage(
      resource(`announcements.${id}`, () => send(getAnnouncement, { query: { id, language: language() } })),
    );
    details.set(id, one);
  }
  // A snapshot's list has titles without texts.
  if (known?.content && !one.value.peek()) one.set(known);
  return one;
}
