import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { totalUnread, unclaimedRewards } from '../../../../src/app/stores/member/counters.ts';
import { refreshCounters } from '../../../../src/app/stores/member/refresh-counters.ts';
import { dropSession } from '../../../../src/app/stores/session/session.ts';
import { signInForTrial } from '../../../../src/app/stores/session/trial.ts';
import { getRewardSummary } from '../../../../src/contract/calls/rewardSummary.ts';
import { getAnnouncementUnread, getChatUnread, getInboxUnread } from '../../../../src/contract/calls/unread.ts';
import type { TestSandbox } from '../../../support/sandbox.ts';
import { enter, madeCalls, onPlatform, turn, until } from '../platform.ts';

/** What the platform counts for a member: unread in all, rewards to claim. */
async function figures({ call }: TestSandbox, token: string): Promise<[unread: number, rewards: number]> {
  const notices = (await call(getAnnouncementUnread, { token })).value.unreadCount;
  const inbox = (await call(getInboxUnread, { token })).value;
  const chat = (await call(getChatUnread, { token })).value.unReadCount;
  return [notices + inbox + chat, (await call(getRewardSummary, { token })).value.unclaimed];
}

test('the badges come with the sign-in, and go with the session', () =>
  onPlatform(async (sandbox) => {
    const [unread, rewards] = await figures(sandbox, await enter('member'));
    assert.ok(unread > 0 && rewards > 0);
    await until(() => totalUnread.value === unread && unclaimedRewards.value === rewards);
    dropSession();
    assert.equal([totalUnread.value, unclaimedRewards.value], [0, 0]);
  }));

test('a guest’s badges ask nothing', () =>
  onPlatform(async () => {
    refreshCounters();
    assert.equal(madeCalls(), []);
  }));

test('a trial account has no chat, no inbox, no rewards and no unread notices (SPEC section 6)', () =>
  onPlatform(async () => {
    await signInForTrial();
    await new Promise((resolve) => setTimeout(resolve, 300));
    refreshCounters();
    assert.equal(
      madeCalls().filter((call) => /unread/i.test(call) || call.includes(getRewardSummary.path)),
      [],
    );
    dropSession();
  }));

test('a badge that cannot be read keeps its figure', () =>
  onPlatform(async (sandbox) => {
    const [unread] = await figures(sandbox, await enter('member'));
    await until(() => totalUnread.value === unread);
    await turn(sandbox, { html: true });
    await new Promise((resolve) => setTimeout(resolve, 300));
    refreshCounters();
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.is(totalUnread.value, unread);
    dropSession();
  }));

test('figures that come after the sign-out are nobody’s', () =>
  onPlatform(async (sandbox) => {
    await turn(sandbox, { latency: 60 });
    await enter('member');
    dropSession();
    await new Promise((resolve) => setTimeout(resolve, 200));
    assert.equal([totalUnread.value, unclaimedRewards.value], [0, 0]);
  }));

test.run();
