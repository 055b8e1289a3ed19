import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getDepositMethods } from '../../src/contract/calls/deposit.ts';
import { getSystemStatus } from '../../src/contract/calls/system.ts';
import { getWallet } from '../../src/contract/calls/wallet.ts';
import { allSchemas } from '../../src/contract/payloads/all.ts';
import { servedCalls } from '../../src/sandbox/calls/list.ts';
import { withSandbox } from '../support/sandbox.ts';

test('no row is served twice, and each that is served is a row of the contract', () => {
  const rows = new Set(allSchemas.map(({ schema }) => schema.call));
  const served = servedCalls.map(({ schema }) => schema.call);
  assert.is(new Set(served.map(({ method, path }) => `${method} ${path}`)).size, served.length);
  for (const call of served) assert.ok(rows.has(call), call.path);
});

test('a row without a handler says that it is not ready; a path without a row that there is none', () =>
  withSandbox(async ({ url }) => {
    const served = new Set(servedCalls.map(({ schema }) => schema.call));
    for (const { schema } of allSchemas) {
      if (served.has(schema.call)) continue;
      const response = await fetch(url + schema.call.path, { method: schema.call.method });
      assert.equal(
        [response.status, await response.json()],
        [501, { success: false, code: 'not.ready', message: 'Coming soon.' }],
        schema.call.path,
      );
    }
    for (const path of ['/wps/nothing', '/lgw/nothing']) {
      const response = await fetch(url + path);
      const message = 'This is no longer available. Reload the page.';
      assert.equal([response.status, await response.json()], [404, { success: false, code: 'not.found', message }]);
    }
  }));

test('an unchanged answer is not sent again; private ones are kept by nobody else', () =>
  withSandbox(async ({ url, call, signIn }) => {
    const first = await call(getSystemStatus);
    const etag = first.headers.get('ETag') ?? '';
    assert.match(etag, /^W\/"/);
    assert.is(first.headers.get('Cache-Control'), 'public, no-cache');
    const again = await call(getSystemStatus, { headers: { 'If-None-Match': etag } });
    assert.is(again.status, 304);
    await fetch(`${url}/sandbox/faults.json`, { method: 'PUT', body: '{"maintenance":true}' });
    assert.is((await call(getSystemStatus, { headers: { 'If-None-Match': etag } })).value.maintenance, true);
    await fetch(`${url}/sandbox/faults.json`, { method: 'DELETE' });

    const token = await signIn('member');
    const methods = await call(getDepositMethods, { token, query: { language: 'pt' } });
    assert.is(methods.headers.get('Cache-Control'), 'private, no-cache');
    assert.match(methods.headers.get('Vary') ?? '', 'Authorization');
    assert.is((await call(getWallet, { token })).headers.get('Cache-Control'), 'no-store');
  }));

test('answers are compressed as the browser wants them', () =>
  withSandbox(async ({ url }) => {
    const encodingFor = async (accept: string) => {
      const response = await fetch(url + getSystemStatus.path, { headers: { 'Accept-Encoding': accept } });
      assert.is(((await response.json()) as { success: boolean }).success, true);
      return response.headers.get('Content-Encoding');
    };
    assert.is(await encodingFor('gzip, deflate, br'), 'br');
    assert.is(await encodingFor('gzip'), 'gzip');
    assert.is(await encodingFor('identity'), null);
    assert.is(await encodingFor('br;q=0, gzip;q=0.5'), 'gzip');
  }));

test('payloads are held to their schema, and told which field is at fault', () =>
  withSandbox(async ({ url, signIn }) => {
    const token = await signIn('member');
    const get = async (path: string) => {
      const response = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } });
      const { code, value } = (await response.json()) as { code?: string; value?: { issues?: { field: string }[] } };
      return [response.status, code, ...(value?.issues?.map(({ field }) => field) ?? [])];
    };
    assert.equal(await get('/wps/deposit/banks'), [400, 'payload.invalid', 'language']);
    assert.equal(await get('/wps/deposit/banks?language=pt&token=secret'), [400, 'payload.invalid', 'token']);
    assert.equal(await get('/wps/deposit/banks?language=pt&language=en'), [400, 'payload.invalid', 'language']);
    assert.equal(await get('/wps/wallet?token=secret'), [400, 'payload.invalid', 'token']);
    const big = await fetch(`${url}/wps/session/logout`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify({ token: 'x'.repeat(25 * 1024 * 1024) }),
    });
    assert.is(((await big.json()) as { code: string }).code, 'payload.invalid');
  }));

test('another origin may call, with a header and never with a cookie', () =>
  withSandbox(async ({ url }) => {
    const headers = {
      Origin: 'https://cdn.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,idempotency-key,encryption',
    };
    const preflight = await fetch(`${url}/wps/session/login`, { method: 'OPTIONS', headers });
    assert.is(preflight.headers.get('Access-Control-Allow-Origin'), '*');
    assert.is(preflight.headers.get('Access-Control-Allow-Credentials'), null);
    assert.match(preflight.headers.get('Access-Control-Allow-Headers') ?? '', 'Idempotency-Key');
  }));

test.run();
