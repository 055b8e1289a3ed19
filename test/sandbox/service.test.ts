import { createDecipheriv, createHash } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  deleteInboxMessages,
  getInbox,
  getInboxMessage,
  markAllInboxRead,
  markInboxRead,
} from '../../src/contract/calls/inbox.ts';
import { getRewardSummary } from '../../src/contract/calls/rewardSummary.ts';
import { claimReward, getRewards } from '../../src/contract/calls/rewards.ts';
import { getCustomerService, launchChat, sendFeedback } from '../../src/contract/calls/service.ts';
import { getChatUnread, getInboxUnread } from '../../src/contract/calls/unread.ts';
import { getWallet } from '../../src/contract/calls/wallet.ts';
import { withSandbox } from '../support/sandbox.ts';

const chatQuery = { b2c: 1, language: 'en', backUrl: '/m/home', headerColor: '#000', title: 'Leve' } as const;

test('addresses of customer service open with their last eight characters', () =>
  withSandbox(async ({ call }) => {
    const { pathList } = (await call(getCustomerService, { query: { language: 'pt' } })).value;
    const opened = pathList.map(({ path }) => {
      const sealed = Buffer.from(path.slice(0, -8), 'base64url');
      const key = createHash('sha256').update(path.slice(-8)).digest();
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
      decipher.setAuthTag(sealed.subarray(-16));
      return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString();
    });
    assert.is(opened[0], '/sandbox/chat');
  }));

test('chat: unread until opened, answered, and closed to who has no key', () =>
  withSandbox(async ({ url, call, signIn, pass }) => {
    const token = await signIn('member');
    assert.is((await call(getChatUnread, { token })).value.unReadCount, 1);
    const { chatUrl } = (await call(launchChat, { token, query: chatQuery })).value;
    const [path, key] = chatUrl.split('#');
    assert.is((await fetch(`${url}${path}`)).status, 200);
    const headers = { Authorization: `Chat ${key}`, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ body: 'Oi!' });
    const answer = await (await fetch(`${url}/sandbox/chat/messages`, { method: 'POST', headers, body })).json();
    const { messages, backUrl } = answer as { backUrl: string; messages: { author: string }[] };
    assert.equal([backUrl, ...messages.map(({ author }) => author)], ['/m/home', 'service', 'member', 'service']);
    assert.is((await call(getChatUnread, { token })).value.unReadCount, 0);
    assert.is((await fetch(`${url}/sandbox/chat/messages`)).status, 401);
    pass(3 * 3600 * 1000);
    assert.is((await fetch(`${url}/sandbox/chat/messages`, { headers })).status, 401);

    await fetch(`${url}/sandbox/settings.json`, { method: 'PUT', body: '{"modules":{"CBS3":false}}' });
    assert.is((await call(launchChat, { token, query: chatQuery })).code, 'promotion.closed');
  }));

test('the inbox: unread, read, deleted, and nobody else’s', () =>
  withSandbox(async ({ call, signIn }) => {
    const token = await signIn('member');
    const unread = async () => (await call(getInboxUnread, { token })).value;
    assert.is(await unread(), 4);
    const { list } = (await call(getInbox, { token, query: { pageNo: 1, pageSize: 10, language: 'pt' } })).value;
    assert.equal(
      list.map(({ read }) => read),
      [false, false, false, false, true],
    );
    const messageId = list[0]?.messageId ?? '';
    assert.match((await call(getInboxMessage, { token, query: { messageId, language: 'pt' } })).value.content, '<p>');
    await call(markInboxRead, { token, body: { messageIds: [messageId] } });
    assert.is(await unread(), 3);
    const other = await signIn('agent1');
    assert.is((await call(getInboxMessage, { token: other, query: { messageId, language: 'pt' } })).code, 'not.found');
    await call(deleteInboxMessages, { token: other, body: { messageIds: [messageId] } });
    await call(deleteInboxMessages, { token, body: { messageIds: [list[1]?.messageId ?? ''] } });
    await call(markAllInboxRead, { token });
    const rest = (await call(getInbox, { token, query: { pageNo: 1, pageSize: 10, language: 'pt' } })).value;
    assert.equal([await unread(), rest.list.length], [0, 4]);
  }));

test('a reward is claimed once, however often it is tapped', () =>
  withSandbox(async ({ call, signIn }) => {
    const token = await signIn('member');
    const query = { pageNo: 1, pageSize: 10, language: 'en', status: 'claim' } as const;
    const { list } = (await call(getRewards, { token, query })).value;
    assert.is((await call(getRewardSummary, { token })).value.unclaimed, 5);
    const open = list.filter(({ wagering, amount }) => wagering === amount);
    const before = (await call(getWallet, { token })).value.sumBalance;
    const body = { rewardId: open[0]?.rewardId ?? '' };
    const taps = await Promise.all([1, 2].map(() => call(claimReward, { token, key: 'claim-tap-1', body })));
    assert.is(taps[0]?.value.transactionId, taps[1]?.value.transactionId);
    assert.is((await call(claimReward, { token, body })).code, 'reward.claimed');
    const gained = Number((await call(getWallet, { token })).value.sumBalance) - Number(before);
    assert.is(gained.toFixed(2), open[0]?.amount);
    assert.is((await call(getRewardSummary, { token })).value.unclaimed, 4);
    const stranger = await signIn('agent1');
    assert.is(
      (await call(claimReward, { token: stranger, body: { rewardId: open[1]?.rewardId ?? '' } })).code,
      'not.found',
    );
  }));

test('feedback reaches the house', () =>
  withSandbox(async ({ url, call, signIn }) => {
    const token = await signIn('member');
    assert.is((await call(sendFeedback, { token, body: { text: 'x'.repeat(141) } })).code, 'payload.invalid');
    await call(sendFeedback, { token, body: { text: 'Muito bom <script>' } });
    const page = await (await fetch(`${url}/sandbox/outbox`)).text();
    assert.match(page, 'Muito bom &lt;script&gt;');
  }));

test.run();
