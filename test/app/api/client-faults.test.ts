import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { send } from '../../../src/app/api/client.ts';
import { errorText } from '../../../src/app/stores/data/error-text.ts';
import { createDeposit } from '../../../src/contract/calls/deposit.ts';
import { launchGame } from '../../../src/contract/calls/games.ts';
import { markAllInboxRead, markInboxRead } from '../../../src/contract/calls/inbox.ts';
import { getCaptcha, trialLogin } from '../../../src/contract/calls/session.ts';
import { logout } from '../../../src/contract/calls/sessionLife.ts';
import { getSystemStatus } from '../../../src/contract/calls/system.ts';
import { getInboxUnread } from '../../../src/contract/calls/unread.ts';
import { getWallet } from '../../../src/contract/calls/wallet.ts';
import { envelope, type Reply, refusal, type StubbornPlatform, stubbornPlatform } from './platform.ts';
import { against, connect, failureOf, hurry, lost } from './transport.ts';

const DEPOSIT = { body: { methodId: 'pix', amount: '50.00', backUrl: '/m/voucherCenter' }, key: 'k1' };
const HTML: Reply = [200, '<!doctype html><h1>Portal</h1>'];

/** Waits until a call has reached the platform. */
async function arrival({ arrived }: StubbornPlatform): Promise<void> {
  while (arrived.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
}

test.before(() => hurry());

test('a platform that fails for a moment is asked once more by reads', () =>
  against([refusal(500, 'unknown'), envelope({ sumBalance: '1.00' })], async (platform) => {
    assert.is((await send(getWallet, {})).sumBalance, '1.00');
    assert.is(platform.arrived.length, 2);
  }));

test('a gateway that has too many requests, and says so in words of its own, is asked once more by reads', () =>
  against([[429, 'slow down'], envelope({ sumBalance: '1.00' })], async (platform) => {
    assert.is((await send(getWallet, {})).sumBalance, '1.00');
    assert.is(platform.arrived.length, 2);
  }));

test('one that goes on failing is asked twice and no more', () =>
  against([refusal(500, 'unknown')], async (platform) => {
    assert.is((await failureOf(send(getWallet, {}))).kind, 'server');
    assert.is(platform.arrived.length, 2);
  }));

test('a cut connection is asked again by reads, and tells of no line in the end', () =>
  against(['cut'], async (platform) => {
    assert.is((await failureOf(send(getWallet, {}))).kind, 'offline');
    assert.is(platform.arrived.length, 2);
  }));

test('what moves money or opens something is never sent twice by itself', async () => {
  for (const reply of ['cut', refusal(500, 'unknown'), [502, '<h1>Bad gateway</h1>'], HTML, [200, '']] as Reply[]) {
    await against([reply], async (platform) => {
      const error = await failureOf(send(createDeposit, DEPOSIT));
      assert.ok(error.unsettled, error.message);
      assert.is(platform.arrived.length, 1);
    });
  }
  await against(['cut'], async (platform) => {
    const query = { category: 'RNG', vendor: 'PP', gameId: '1', nodeId: 1, supportPlay: '', language: 'pt' } as const;
    await failureOf(send(launchGame, { query: { ...query, backUrl: '/m/home' } }));
    await failureOf(send(trialLogin, { body: { merchantCode: 'leve' } }));
    assert.is(platform.arrived.length, 2);
  });
});

test('an answer that is no envelope is an error of its own', async () => {
  for (const text of ['<h1>Portal</h1>', '', 'null', '[]', '"text"', '{"value":1}', '{"success":"yes"}']) {
    await against([[200, text]], async () => {
      assert.is((await failureOf(send(getWallet, {}))).kind, 'format', text);
    });
  }
  await against([[502, '<h1>Bad gateway</h1>']], async () => {
    assert.is((await failureOf(send(getWallet, {}))).kind, 'server');
  });
});

test('the flag of an envelope may be a number or a text', async () => {
  for (const flag of [1, '1', 'true', 'True']) {
    await against([[200, JSON.stringify({ success: flag, value: null })]], async () => {
      assert.is(await send(markInboxRead, { body: { messageIds: ['1'] } }), null, `${flag}`);
    });
  }
  for (const flag of [0, '0', 'false']) {
    await against([[400, JSON.stringify({ success: flag, code: 'deposit.limit' })]], async () => {
      const { kind, code } = await failureOf(send(getWallet, {}));
      assert.equal([kind, code], ['refused', 'deposit.limit'], `${flag}`);
    });
  }
});

test('an empty answer is enough for a call that needs none, and a failure of any other', async () => {
  for (const status of [200, 204, 202]) {
    await against([[status, '']], async () => {
      assert.is(await send(markInboxRead, { body: { messageIds: ['1'] } }), undefined, `${status}`);
      assert.is(await send(logout, { body: { token: 'secret' } }), undefined);
      assert.is((await failureOf(send(getWallet, {}))).kind, 'format', `${status}`);
      assert.is((await failureOf(send(getInboxUnread, {}))).kind, 'format', `${status}`);
      assert.is((await failureOf(send(createDeposit, DEPOSIT))).kind, 'format', `${status}`);
    });
  }
  await against([[500, '']], async () => {
    assert.is((await failureOf(send(markAllInboxRead, {}))).kind, 'server');
  });
  await against([[401, '']], async () => {
    assert.is((await failureOf(send(markAllInboxRead, {}))).kind, 'session');
  });
});

test('a platform that never answers is given up, and not asked again', () =>
  against(['hang'], async (platform) => {
    hurry(500);
    const error = await failureOf(send(getWallet, {}));
    hurry();
    assert.is(error.kind, 'timeout');
    assert.ok(error.unsettled);
    assert.ok(platform.arrived.length <= 1);
  }));

test('a refusal carries its code and its details, and is not asked again', () =>
  against([refusal(422, 'login.failed', { captcha: true }), refusal(503, 'maintenance')], async (platform) => {
    const error = await failureOf(send(getCaptcha, {}));
    assert.equal(
      [error.kind, error.code, error.value, error.unsettled],
      ['refused', 'login.failed', { captcha: true }, false],
    );
    const closed = await failureOf(send(getSystemStatus, {}));
    assert.equal([closed.kind, closed.code], ['refused', 'maintenance']);
    assert.is(platform.arrived.length, 2);
  }));

test('an ended session is told with the token that was refused, whatever the answer looks like', async () => {
  const ends: Reply[] = [
    refusal(401, 'session.expired'),
    refusal(400, 'session.missing'),
    [401, ''],
    [401, '<h1>x</h1>'],
  ];
  for (const reply of ends) {
    await against([reply], async (platform) => {
      assert.is((await failureOf(send(getWallet, {}))).kind, 'session');
      assert.equal(lost, ['secret']);
      assert.is(platform.arrived.length, 1);
    });
  }
});

test('two questions that end in one answer tell of the lost session once', () =>
  against([refusal(401, 'session.expired')], async () => {
    await Promise.all([failureOf(send(getWallet, {})), failureOf(send(getWallet, {}))]);
    assert.equal(lost, ['secret']);
  }));

test('a login that is refused with 401 ends no session, and keeps what the platform added', () =>
  against([refusal(401, 'login.failed', { captcha: true })], async () => {
    const error = await failureOf(send(trialLogin, { body: { merchantCode: 'leve' } }));
    assert.equal([error.kind, error.code, error.value], ['refused', 'login.failed', { captcha: true }]);
    assert.equal(lost, []);
  }));

test('without a session a member’s call does not leave the phone', () =>
  against(
    [envelope({})],
    async (platform) => {
      const error = await failureOf(send(getWallet, {}));
      assert.equal([error.kind, error.code], ['session', 'session.missing']);
      assert.is(platform.arrived.length, 0);
    },
    { token: () => undefined },
  ));

test('without a line the error says so', async () => {
  const platform = await stubbornPlatform();
  platform.close();
  connect(platform.url);
  assert.is((await failureOf(send(getWallet, {}))).kind, 'offline');
});

test('a call that is given up stops, and one that was given up before does not start', () =>
  against(['hang'], async (platform) => {
    const controller = new AbortController();
    const running = failureOf(send(getWallet, { signal: controller.signal }));
    await arrival(platform);
    controller.abort();
    assert.is((await running).kind, 'aborted');
    assert.is(platform.arrived.length, 1);
    assert.is((await failureOf(send(getWallet, { signal: controller.signal }))).kind, 'aborted');
    assert.is(platform.arrived.length, 1);
  }));

test('a call that is given up between two attempts is not sent again', () =>
  against(['cut'], async (platform) => {
    const controller = new AbortController();
    const running = failureOf(send(getWallet, { signal: controller.signal }));
    await arrival(platform);
    controller.abort();
    assert.is((await running).kind, 'aborted');
    assert.is(platform.arrived.length, 1);
  }));

test('a refusal whose code is no text is told as one that is not known', async () => {
  for (const code of [
    1001,
    null,
    undefined,
    ['a'],
    true,
    'constructor',
    'toString',
    '__proto__',
    '._proto__',
  ] as const) {
    await against([[400, JSON.stringify({ success: false, code, value: null })]], async () => {
      const error = await failureOf(send(createDeposit, DEPOSIT));
      assert.is(error.kind, 'refused');
      assert.is(typeof error.code, 'string');
      assert.is(errorText(error), 'unknown_error');
    });
  }
});

test.run();
