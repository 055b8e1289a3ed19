import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { onSignOut } from '../session/session.ts';

const announcements = signal(0, { name: 'counters.announcements' });
const inbox = signal(0, { name: 'counters.inbox' });
const chat = signal(0, { name: 'counters.chat' });
const rewards = signal(0, { name: 'counters.rewards' });

/** What the badges show, for who counts it (count-badges.ts). */
export const counters = { announcements, inbox, chat, rewards };

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

/** Takes over how many rewards wait, from who has just asked for more than the badge shows. */
export const tellUnclaimed = (count: number): void => {
  rewards.value = count;
};

/** Moves the badge of the inbox at once, by so many messages. */
export const moveInbox = (by: number): void => {
  inbox.value = Math.max(0, inbox.peek() + by);
};

onSignOut(() => {
  for (const counter of Object.values(counters)) counter.value = 0;
});
