import { rmSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createDeposit } from '../../src/contract/calls/deposit.ts';
import { getDepositRecords } from '../../src/contract/calls/depositRecords.ts';
import { getSystemStatus } from '../../src/contract/calls/system.ts';
import { getWallet } from '../../src/contract/calls/wallet.ts';
import type { Faults } from '../../src/sandbox/http/faults.ts';
import { newDataDir, type TestSandbox, withSandbox } from '../support/sandbox.ts';
import { siteDay } from '../support/site-day.ts';

const turn = ({ url }: TestSandbox, faults: Partial<Faults>) =>
  fetch(`${url}/sandbox/faults.json`, { method: 'PUT', body: JSON.stringify(faults) });

const raw = async ({ url }: TestSandbox, path: string): Promise<string> => {
  try {
    const response = await fetch(url + path, { signal: AbortSignal.timeout(5000) });
    return `${response.status} ${response.headers.get('Content-Type')} ${(await response.text()).slice(0, 40)}`;
  } catch (error) {
    return error instanceof TypeError ? 'cut' : String(error);
  }
};

test('each switch does what it says, and only to the calls', () =>
  withSandbox(async (sandbox) => {
    const status = getSystemStatus.path;
    await turn(sandbox, { errorRate: 100 });
    assert.match(await raw(sandbox, status), /^500 application\/json.*unknown/);
    await turn(sandbox, { html: true });
    assert.match(await raw(sandbox, status), /^200 text\/html.*<!doctype html>/);
    await turn(sandbox, { empty: true });
    assert.match(await raw(sandbox, status), /^200 .* $/);
    await turn(sandbox, { dropRate: 100 });
    assert.is(await raw(sandbox, status), 'cut');
    assert.match(await raw(sandbox, '/sandbox'), /^200 text\/html/);
    await turn(sandbox, { hang: 300 });
    const begun = performance.now();
    assert.is(await raw(sandbox, status), 'cut');
    assert.ok(performance.now() - begun >= 290);
    await turn(sandbox, { latency: 300 });
    const asked = performance.now();
    assert.match(await raw(sandbox, status), /^200 application\/json/);
    assert.ok(performance.now() - asked >= 290);
    await turn(sandbox, { errorRate: 100, path: '/wps/wallet' });
    assert.match(await raw(sandbox, status), /^200 application\/json/);
    assert.match(await raw(sandbox, '/wps/wallet'), /^500 /);
    await fetch(`${sandbox.url}/sandbox/faults.json`, { method: 'DELETE' });
    assert.match(await raw(sandbox, '/wps/wallet'), /^401 /);
  }));

test('maintenance and a restricted region close every call but the status that tells of them', () =>
  withSandbox(async (sandbox) => {
    const { call } = sandbox;
    const token = await sandbox.signIn('member');
    await turn(sandbox, { maintenance: true, regionRestriction: true });
    const { maintenance, regionRestriction, location } = (await call(getSystemStatus)).value;
    assert.equal([maintenance, regionRestriction, location.ip], [true, true, '127.0.0.1']);
    const closed = await call(getWallet, { token });
    assert.equal([closed.status, closed.code], [503, 'maintenance']);
    await turn(sandbox, { regionRestriction: true });
    assert.is((await call(getWallet, { token })).code, 'region.restricted');
    await turn(sandbox, { sessionExpired: true });
    assert.is((await call(getWallet, { token })).code, 'session.expired');
    await turn(sandbox, {});
    assert.is((await call(getWallet, { token })).success, true);
  }));

test('an answer lost on the way back is had again under the same key, and nothing is done twice', () =>
  withSandbox(async (sandbox) => {
    const { call } = sandbox;
    const token = await sandbox.signIn('newbie');
    const request = { token, key: 'lost-answer-1', body: { methodId: 'pix', amount: '50', backUrl: '/m/home' } };
    await turn(sandbox, { dropAnswerRate: 100, path: createDeposit.path });
    try {
      await call(createDeposit, request);
      assert.unreachable('the connection is cut');
    } catch (error) {
      assert.instance(error, TypeError);
    }
    await turn(sandbox, {});
    assert.is((await call(createDeposit, request)).value.status, 'pending');
    const today = siteDay();
    const query = { startDate: today, endDate: today, pageNo: 1, pageSize: 10 };
    assert.is((await call(getDepositRecords, { token, query })).value.list.length, 1);
  }));

test('switches are checked, kept over a restart, and set by hand as well', async () => {
  const dataDir = await newDataDir();
  await withSandbox(
    async (sandbox) => {
      assert.is((await turn(sandbox, { errorRate: 101 })).status, 400);
      assert.is((await fetch(`${sandbox.url}/sandbox/faults.json`, { method: 'PUT', body: '{' })).status, 400);
      const body = new URLSearchParams({
        action: 'save',
        latency: '20',
        errorRate: '',
        path: '/wps/wallet',
        html: 'on',
      });
      await fetch(`${sandbox.url}/sandbox/faults`, { method: 'POST', body });
    },
    { dataDir },
  );
  await withSandbox(
    async ({ url }) => {
      const kept = (await (await fetch(`${url}/sandbox/faults.json`)).json()) as Faults;
      assert.equal([kept.latency, kept.errorRate, kept.path, kept.html], [20, 0, '/wps/wallet', true]);
      assert.match(await (await fetch(`${url}/sandbox/faults`)).text(), 'Some switches are on');
    },
    { dataDir },
  );
  rmSync(dataDir, { recursive: true });
});

test.run();
