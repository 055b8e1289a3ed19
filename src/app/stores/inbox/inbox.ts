import { type ReadonlySignal, signal } from '@preact/signals';
import {
  deleteInboxMessages,
  getInbox,
  getInboxMessage,
  markAllInboxRead,
  markInboxRead,
} from '../../../contract/calls/inbox.ts';
import type { InboxEntry, InboxMessage } from '../../../contract/schemas/inbox.ts';
import { send } from '../../api/client.ts';
import { asCallError, type CallError } from '../../api/errors.ts';
import { language } from '../../i18n/texts.ts';
import { asking } from '../data/line.ts';
import { type Resource, resource } from '../data/resource.ts';
import { moveInbox } from '../member/counters.ts';
import { refreshCounters } from '../member/refresh-counters.ts';
import { onSignOut, session } from '../session/session.ts';
import { followLanguage } from '../settings/settings.ts';

/** Messages per page. */
const SIZE = 20;

/** The most that is asked for at once, in the place of what was here. */
const MOST = 200;

/** What is here of the inbox, newest first. */
export interface Inbox {
  /** Only what was not read, as it stood when it was asked for. */
  readonly unread: boolean;
  readonly rows: readonly InboxEntry[];
  /** The platform has further ones. */
  readonly more: boolean;
}

const shown = signal<Inbox | undefined>(undefined, { name: 'inbox.shown' });
const failure = signal<CallError | undefined>(undefined, { name: 'inbox.error' });
const loading = signal(false, { name: 'inbox.busy' });

export const inbox: ReadonlySignal<Inbox | undefined> = shown;
export const inboxError: ReadonlySignal<CallError | undefined> = failure;
export const inboxBusy: ReadonlySignal<boolean> = loading;

/** What was read and deleted here: an answer that was under way meanwhile does not bring it back. */
const seen = new Set<string>();
const gone = new Set<string>();
let turn = 0;
let last = (): void => undefined;

/** Once the line is back: what failed, or the first letters again; an inbox that was scrolled on stays. */
const again = (): void => {
  if (session.peek() && (failure.peek() || (shown.peek()?.rows.length ?? 0) <= SIZE)) last();
};

async function load(unread: boolean, before: readonly InboxEntry[], pageSize = SIZE): Promise<void> {
  turn += 1;
  const mine = turn;
  last = () => void load(unread, before.length ? rowsNow() : [], pageSize);
  const ended = asking(again);
  loading.value = true;
  failure.value = undefined;
  // What was deleted or read since is no longer on the platform's earlier pages: the next one begins after what is still there.
  const there = unread ? before.filter(({ messageId }) => !seen.has(messageId)) : before;
  const pageNo = Math.floor(there.length / SIZE) + 1;
  try {
    const query = { pageNo, pageSize, language: language(), ...(unread && { unread: 1 as const }) };
    const { list, totalPages } = await send(getInbox, { query });
    if (mine !== turn) return;
    const known = new Set(before.map(({ messageId }) => messageId));
    const fresh = list.filter(({ messageId }) => !known.has(messageId) && !gone.has(messageId));
    const rows = [...before, ...fresh].map((row) => (seen.has(row.messageId) ? { ...row, read: true } : row));
    shown.value = { unread, rows, more: pageNo < totalPages };
  } catch (thrown) {
    if (mine === turn) failure.value = asCallError(thrown);
  } finally {
    if (mine === turn) {
      loading.value = false;
      ended(failure.peek());
    }
  }
}

/** Shows the inbox, all of it or only what was not read; always asked anew, and as much of it as was here before. */
export function openInbox(unread: boolean): void {
  if (shown.peek()?.unread !== unread) shown.value = undefined;
  void load(unread, [], Math.min(MOST, Math.max(1, Math.ceil(rowsNow().length / SIZE)) * SIZE));
}

/** Loads the next messages while there are some, unless they are on their way. */
export function moreInbox(): void {
  const now = shown.peek();
  if (now?.more && !loading.peek()) void load(now.unread, now.rows);
}

const rowsNow = (): readonly InboxEntry[] => shown.peek()?.rows ?? [];

function setRows(rows: readonly InboxEntry[]): void {
  const now = shown.peek();
  if (now) shown.value = { ...now, rows };
}

const setRead = (ids: ReadonlySet<string>, read: boolean): void =>
  setRows(rowsNow().map((row) => (ids.has(row.messageId) ? { ...row, read } : row)));

/** Does on the platform what the screen already shows, and takes it back where that fails. @throws CallError */
async function tell(call: () => Promise<unknown>, undo: () => void): Promise<void> {
  try {
    await call();
  } catch (thrown) {
    undo();
    throw thrown;
  }
  refreshCounters();
}

/** Marks one message read: row and badge at once, back again when the platform does not take it down. @throws CallError */
export async function readMessage(messageId: string): Promise<void> {
  if (seen.has(messageId)) return;
  const ids = new Set([messageId]);
  seen.add(messageId);
  setRead(ids, true);
  moveInbox(-1);
  await tell(
    () => send(markInboxRead, { body: { messageIds: [messageId] } }),
    () => {
      seen.delete(messageId);
      setRead(ids, false);
      moveInbox(1);
    },
  );
}

/** Marks all messages read, also those that are not here; `unread` is what the badge says. @throws CallError */
export async function readAll(unread: number): Promise<void> {
  const ids = new Set(
    rowsNow()
      .filter(({ read }) => !read)
      .map(({ messageId }) => messageId),
  );
  for (const id of ids) seen.add(id);
  setRead(ids, true);
  moveInbox(-unread);
  await tell(
    () => send(markAllInboxRead, {}),
    () => {
      for (const id of ids) seen.delete(id);
      setRead(ids, false);
      moveInbox(unread);
    },
  );
}

/** Deletes messages: gone from the list at once, back in their places when the platform does not delete them. @throws CallError */
export async function deleteMessages(messageIds: readonly string[]): Promise<void> {
  const ids = new Set(messageIds);
  const taken = rowsNow().filter(({ messageId }) => ids.has(messageId));
  const unread = taken.filter(({ read }) => !read).length;
  for (const id of ids) gone.add(id);
  setRows(rowsNow().filter(({ messageId }) => !ids.has(messageId)));
  moveInbox(-unread);
  await tell(
    () => send(deleteInboxMessages, { body: { messageIds: [...ids] } }),
    () => {
      for (const id of ids) gone.delete(id);
      setRows([...rowsNow(), ...taken].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)));
      moveInbox(unread);
    },
  );
  // What was deleted makes room for what follows.
  if (rowsNow().length < SIZE) moreInbox();
}

const details = new Map<string, Resource<InboxMessage>>();

/** One message by its id. */
export function messageOf(id: string): Resource<InboxMessage> {
  let one = details.get(id);
  if (!one) {
    const query = () => ({ messageId: id, language: language() });
    one = followLanguage(resource(`inbox.${id}`, () => send(getInboxMessage, { query: query() })));
    details.set(id, one);
  }
  return one;
}

onSignOut(() => {
  turn += 1;
  loading.value = false;
  failure.value = undefined;
  shown.value = undefined;
  for (const known of [seen, gone, details]) known.clear();
});
