import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { askAgain } from '../../../../src/app/stores/data/line.ts';
import {
  deleteMessages,
  inbox,
  inboxBusy,
  inboxError,
  messageOf,
  moreInbox,
  openInbox,
  readAll,
  readMessage,
} from '../../../../src/app/stores/inbox/inbox.ts';
import { unreadInbox } from '../../../../src/app/stores/member/counters.ts';
import { dropSession } from '../../../../src/app/stores/session/session.ts';
import { getInboxUnread } from '../../../../src/contract/calls/unread.ts';
import { enter, onPlatform, refusalOf, turn, until } from '../platform.ts';

const ids = (): string[] => (inbox.peek()?.rows ?? []).map(({ messageId }) => messageId);

async function opened(username: string): Promise<string> {
  const token = await enter(username);
  await until(() => unreadInbox.peek() > 0);
  openInbox(false);
  await until(() => inbox.peek() !== undefined && !inboxBusy.peek());
  return token;
}

async function more(): Promise<void> {
  moreInbox();
  await until(() => !inboxBusy.peek());
}

test('page by page, newest first, and none is passed over after some were deleted', () =>
  onPlatform(async () => {
    await opened('nonagent');
    const first = ids();
    assert.is(first.length, 20);
    await deleteMessages(first.slice(0, 5));
    await until(() => !inboxBusy.peek());
    while (inbox.peek()?.more) await more();
    const all = ids();
    assert.equal([all.length, new Set(all).size], [43, 43]);
    assert.ok(first.slice(5).every((id, index) => all[index] === id));
    const times = (inbox.peek()?.rows ?? []).map(({ createdAt }) => createdAt);
    assert.equal(times, [...times].sort().reverse());
  }));

test('the next messages come by themselves when the line is back', () =>
  onPlatform(async (sandbox) => {
    await opened('nonagent');
    await turn(sandbox, { dropRate: 100 });
    await more();
    assert.is(inboxError.peek()?.kind, 'offline');
    await turn(sandbox);
    askAgain();
    await until(() => !inboxBusy.peek());
    assert.is(inboxError.peek(), undefined);
    assert.is(ids().length, 40);
  }));

test('reading moves row and badge at once, and the platform knows of it', () =>
  onPlatform(async ({ call }) => {
    const token = await opened('agent1');
    const [id = ''] = ids();
    const before = unreadInbox.peek();
    const done = readMessage(id);
    assert.equal([inbox.peek()?.rows[0]?.read, unreadInbox.peek()], [true, before - 1]);
    await done;
    await readMessage(id);
    assert.is((await call(getInboxUnread, { token })).value, before - 1);
    openInbox(true);
    await until(() => inbox.peek()?.unread === true && !inboxBusy.peek());
    assert.not.ok(ids().includes(id));
    await readAll(unreadInbox.peek());
    assert.equal([unreadInbox.peek(), (await call(getInboxUnread, { token })).value], [0, 0]);
  }));

test('what the platform does not take down is taken back: badge, marks, and messages in their places', () =>
  onPlatform(async (sandbox) => {
    await opened('agent2');
    const [list, unread] = [ids(), unreadInbox.peek()];
    await turn(sandbox, { dropRate: 100 });
    assert.is((await refusalOf(deleteMessages(list.slice(1, 3)))).kind, 'offline');
    assert.equal([ids(), unreadInbox.peek()], [list, unread]);
    assert.is((await refusalOf(readMessage(list[0] ?? ''))).kind, 'offline');
    assert.is((await refusalOf(readAll(unread))).kind, 'offline');
    assert.equal([inbox.peek()?.rows[0]?.read, unreadInbox.peek()], [false, unread]);
    await turn(sandbox);
    await readMessage(list[0] ?? '');
    assert.is(unreadInbox.peek(), unread - 1);
  }));

test('nobody sees the inbox of whoever was here before, and a message that is gone says so', () =>
  onPlatform(async () => {
    await opened('agent41');
    const [id = ''] = ids();
    await messageOf(id).load();
    assert.match(messageOf(id).value.peek()?.content ?? '', '<p>');
    dropSession();
    assert.equal([inbox.peek(), unreadInbox.peek()], [undefined, 0]);
    await enter('agent42');
    await messageOf(id).load();
    assert.is(messageOf(id).error.peek()?.code, 'not.found');
    await enter('trial');
    openInbox(false);
    await until(() => inboxError.peek() !== undefined);
    assert.is(inboxError.peek()?.code, 'free.reject');
  }));

test.run();
