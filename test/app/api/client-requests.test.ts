import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type ApiSettings, send } from '../../../src/app/api/client.ts';
import { CallError } from '../../../src/app/api/errors.ts';
import type { Call, None } from '../../../src/contract/call.ts';
import { getAnnouncements } from '../../../src/contract/calls/announcements.ts';
import { createDeposit, getDeposit } from '../../../src/contract/calls/deposit.ts';
import { getGames } from '../../../src/contract/calls/games.ts';
import { login } from '../../../src/contract/calls/session.ts';
import { logout } from '../../../src/contract/calls/sessionLife.ts';
import { getSystemStatus } from '../../../src/contract/calls/system.ts';
import { getWallet } from '../../../src/contract/calls/wallet.ts';
import { withSandbox } from '../../support/sandbox.ts';
import { type Arrived, envelope } from './platform.ts';
import { against, connect, failureOf, lost } from './transport.ts';

const DEPOSIT = { methodId: 'pix', amount: '50.00', backUrl: '/m/voucherCenter' };

/** The platform of these tests answers nothing that a call could read. */
function unreadable(error: unknown): void {
  if (!(error instanceof CallError) || error.kind !== 'format') throw error;
}

/** The one call that reaches the platform when this is sent. */
async function sent(run: () => Promise<unknown>, changes: Partial<ApiSettings> = {}): Promise<Arrived> {
  let only: Arrived | undefined;
  await against(
    [envelope(null)],
    async ({ arrived }) => {
      await run().catch(unreadable);
      assert.is(arrived.length, 1);
      only = arrived[0];
    },
    changes,
  );
  return only as Arrived;
}

test('a read carries its query, and leaves out what is undefined', async () => {
  const query = {
    types: 'B,PL,PU',
    groupName: '',
    platform: 'M',
    merchantCode: 'é&=',
    language: 'pt',
  } as const;
  const { method, url } = await sent(() => send(getAnnouncements, { query }));
  assert.is(method, 'GET');
  assert.equal(Object.fromEntries(new URL(url, 'http://x').searchParams), query);
  const games = {
    merchant: 'leve',
    platform: 'html5',
    gameType: 'RNG',
    pageNo: 1,
    pageSize: 35,
    language: 'pt',
  } as const;
  const narrowed = JSON.parse(JSON.stringify(games)) as typeof games;
  const list = await sent(() => send(getGames, { query: { ...narrowed, ...({ gameName: undefined } as object) } }));
  assert.not(list.url.includes('gameName'));
});

test('a body travels as JSON, in a DELETE too', async () => {
  const { method, headers, body } = await sent(() => send(logout, { body: { token: 'secret' } }));
  assert.is(method, 'DELETE');
  assert.match(headers['content-type'] ?? '', 'application/json');
  assert.equal(JSON.parse(body), { token: 'secret' });
});

test('a body travels as a form where its row says so', async () => {
  const recover: Call<None, None, { username: string; email: string }> = {
    method: 'POST',
    path: '/form',
    auth: 'none',
    retry: 0,
    cache: 'none',
    assumed: true,
    encoding: 'form',
  };
  const { headers, body } = await sent(() => send(recover, { body: { username: 'joão', email: 'a+b@c.br' } }));
  assert.match(headers['content-type'] ?? '', 'application/x-www-form-urlencoded');
  assert.equal(Object.fromEntries(new URLSearchParams(body)), { username: 'joão', email: 'a+b@c.br' });
});

test('a login travels encrypted, and without the platform’s key it does not leave the phone', () =>
  withSandbox(async ({ url }) => {
    connect(url);
    const { info } = await send(getSystemStatus, {});
    const form = { type: 'username', merchantCode: 'leve', username: 'member', password: 'Leve1234' } as const;
    const given = { encryptionKey: () => Promise.resolve(info.encryptionKey) };
    const { headers, body } = await sent(() => send(login, { body: form }), given);
    assert.is(headers.encryption, 'jwe');
    assert.not(body.includes('Leve1234'));
    assert.match((JSON.parse(body) as { data: string }).data, /^[\w-]+(\.[\w-]+){4}$/);
    connect(url, given);
    const value = await send(login, { body: form });
    assert.equal([value.userName, value.type], ['member', 0]);
    connect(url);
    const error = await failureOf(send(login, { body: form }));
    assert.equal([error.kind, error.code], ['refused', 'encryption.invalid']);
  }));

test('the token goes only where the row says, and never into an address', async () => {
  const wallet = await sent(() => send(getWallet, {}));
  assert.is(wallet.headers.authorization, 'Bearer secret');
  assert.not(wallet.url.includes('secret'));
  const status = await sent(() => send(getSystemStatus, {}));
  assert.is(status.headers.authorization, undefined);
  const menu = { ...getSystemStatus, auth: 'optional' } as const;
  assert.is((await sent(() => send(menu, {}))).headers.authorization, 'Bearer secret');
  const guest = await sent(() => send(menu, {}), { token: () => undefined });
  assert.is(guest.headers.authorization, undefined);
});

test('a standalone app says so, a page in the browser does not', async () => {
  assert.is((await sent(() => send(getSystemStatus, {}), { standalone: true })).headers.device, 'OTHERS');
  assert.is((await sent(() => send(getSystemStatus, {}))).headers.device, undefined);
});

test('the platform is asked in the language on screen', async () => {
  const { headers } = await sent(() => {
    document.documentElement.lang = 'ar';
    return send(getWallet, {});
  });
  assert.is(headers['accept-language'], 'ar');
});

test('a money call carries its key, and without one it is a fault of ours that goes nowhere', async () => {
  const { headers } = await sent(() => send(createDeposit, { body: DEPOSIT, key: 'k1' }));
  assert.is(headers['idempotency-key'], 'k1');
  await against([envelope(null)], async ({ arrived }) => {
    let problem = '';
    await send(createDeposit, { body: DEPOSIT }).catch((error: Error) => {
      problem = error.message;
    });
    assert.match(problem, 'no key for');
    assert.is(arrived.length, 0);
  });
});

test('the same question asked twice at once travels once, and later it travels again', () =>
  against([envelope({ sumBalance: '1.00' })], async ({ arrived }) => {
    const [one, two] = await Promise.all([send(getWallet, {}), send(getWallet, {})]);
    assert.is(one, two);
    assert.is(arrived.length, 1);
    await send(getWallet, {});
    assert.is(arrived.length, 2);
  }));

test('other questions, and what changes something, travel each by itself', () =>
  against([envelope({})], async ({ arrived }) => {
    await Promise.allSettled([
      send(getDeposit, { query: { depositId: '1' } }),
      send(getDeposit, { query: { depositId: '2' } }),
      send(createDeposit, { body: DEPOSIT, key: 'k1' }),
      send(createDeposit, { body: DEPOSIT, key: 'k2' }),
    ]);
    assert.is(arrived.length, 4);
  }));

test('a member never gets the answer to what the member before had asked', async () => {
  let token = 'ana';
  await against(
    [envelope({ sumBalance: '900.00' }), envelope({ sumBalance: '1.00' })],
    async ({ arrived }) => {
      const first = send(getWallet, {});
      token = 'beto';
      const second = send(getWallet, {});
      await Promise.all([first, second]);
      const asked = arrived.map(({ headers }) => headers.authorization).sort();
      assert.equal(asked, ['Bearer ana', 'Bearer beto']);
    },
    { token: () => token },
  );
});

test('the sandbox ends a session, and the transport tells which', () =>
  withSandbox(async ({ url, signIn }) => {
    const token = await signIn('member');
    connect(url, { token: () => token });
    assert.match((await send(getWallet, {})).sumBalance, /^\d+\.\d\d$/);
    await send(logout, { body: { token } });
    assert.is((await failureOf(send(getWallet, {}))).kind, 'session');
    assert.equal(lost, [token]);
  }));

test.run();
