import { getRewardSummary } from '../../../contract/calls/rewardSummary.ts';
import { getAnnouncementUnread, getChatUnread, getInboxUnread } from '../../../contract/calls/unread.ts';
import { send } from '../../api/client.ts';
import { asCallError } from '../../api/errors.ts';
import { hasRole } from '../session/roles.ts';
import { token } from '../session/session.ts';
import { hasAll } from '../system/system.ts';
import { counters } from './counters.ts';

/** A counter that cannot be read keeps its last figure: badges have no error face. */
async function count(target: { value: number }, ask: () => Promise<number>): Promise<void> {
  const mine = token();
  try {
    const figure = await ask();
    // Some platforms write figures as text, and these are added up.
    if (mine === token()) target.value = Number(figure) || 0;
  } catch (thrown) {
    asCallError(thrown);
  }
}

/** Asks for the badge of the notices alone. */
export function countNotices(): void {
  if (!hasAll('NOTICE')) return;
  void count(counters.announcements, async () => (await send(getAnnouncementUnread, {})).unreadCount);
}

/**
 * Asks for all badges. Type 4 has no chat, no inbox and no rewards, and sees notices as read (SPEC section 6). What the site does without
 * is not asked for.
 */
export function countBadges(): void {
  if (!hasRole('messages')) return;
  if (hasAll('REWCEN rewardCenter')) {
    void count(counters.rewards, async () => (await send(getRewardSummary, {})).unclaimed);
  }
  countNotices();
  if (hasAll('MAILCEN')) void count(counters.inbox, () => send(getInboxUnread, {}));
  if (hasAll('CBS3')) void count(counters.chat, async () => (await send(getChatUnread, {})).unReadCount);
}
