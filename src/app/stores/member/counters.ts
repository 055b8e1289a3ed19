import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { getRewardSummary } from '../../../contract/calls/rewardSummary.ts';
import { getAnnouncementUnread, getChatUnread, getInboxUnread } from '../../../contract/calls/unread.ts';
import { send } from '../../api/client.ts';
import { asCallError } from '../../api/errors.ts';
import { throttle } from '../../lib/throttle.ts';
import { hasRole } from '../session/roles.ts';
import { onSignIn, onSignOut, token } from '../session/session.ts';
import { hasAll } from '../system/system.ts';

const announcements = signal(0, { name: 'counters.announcements' });
const inbox = signal(0, { name: 'counters.inbox' });
const chat = signal(0, { name: 'counters.chat' });
const rewards = signal(0, { name: 'counters.rewards' });

/** Unread notices of the member. */
export const unreadNotices: ReadonlySignal<number> = announcements;

/** Unread messages of the inbox. */
export const unreadInbox: ReadonlySignal<number> = inbox;

/** Unread messages of the live chat. */
export const unreadChat: ReadonlySignal<number> = chat;

/** Rewards waiting to be claimed. */
export const unclaimedRewards: ReadonlySignal<number> = rewards;

/** Unread notices, chat and inbox together (SPEC section 3, counters). */
export const totalUnread: ReadonlySignal<number> = computed(() => announcements.value + chat.value + inbox.value, {
  name: 'counters.total',
});

/** A counter that cannot be read keeps its last figure: badges have no error face. */
async function count(target: { value: number }, ask: () => Promise<number>): Promise<void> {
  const mine = token();
  try {
    const figure = await ask();
    if (mine === token()) target.value = figure;
  } catch (thrown) {
    asCallError(thrown);
  }
}

/** Asks for the badge of the notices alone. */
export function countNotices(): void {
  if (!hasAll('NOTICE')) return;
  void count(announcements, async () => (await send(getAnnouncementUnread, {})).unreadCount);
}

/** Type 4 has no chat, no inbox and no rewards, and sees notices as read (SPEC section 6). What the site does without is not asked for. */
function countAll(): void {
  if (!hasRole('messages')) return;
  if (hasAll('REWCEN rewardCenter')) {
    void count(rewards, async () => (await send(getRewardSummary, {})).unclaimed);
  }
  countNotices();
  if (hasAll('MAILCEN')) void count(inbox, () => send(getInboxUnread, {}));
  if (hasAll('CBS3')) void count(chat, async () => (await send(getChatUnread, {})).unReadCount);
}

/** Asks for the badges, at most once in 250 ms (SPEC section 9). */
export const refreshCounters = throttle(250, countAll);

/** Takes over how many rewards wait, from who has just asked for more than the badge shows. */
export const tellUnclaimed = (count: number): void => {
  rewards.value = count;
};

/** Moves the badge of the inbox at once, by so many messages. */
export const moveInbox = (by: number): void => {
  inbox.value = Math.max(0, inbox.peek() + by);
};

onSignIn(countAll);
onSignOut(() => {
  for (const counter of [announcements, inbox, chat, rewards]) counter.value = 0;
});
