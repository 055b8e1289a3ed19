import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { CallError } from '../../../../src/app/api/errors.ts';
import { local } from '../../../../src/app/device/storage.ts';
import { scale } from '../../../../src/app/lib/money-scale.ts';
import { visitorIp } from '../../../../src/app/stores/system/closure.ts';
import {
  applyCachedStatus,
  currency,
  hasAll,
  hasFeature,
  info,
  noteRefusal,
  refreshStatus,
  siteName,
  siteState,
  statusFailure,
  systemState,
  trialMerchantCode,
} from '../../../../src/app/stores/system/system.ts';
import type { SystemStatus } from '../../../../src/contract/schemas/system.ts';
import { onPlatform, turn } from '../platform.ts';

const KEY = 'status';

/** All that a page reads of the status. */
const read = () => [
  systemState.value,
  visitorIp(),
  currency.value,
  hasFeature('trialPlay'),
  hasAll('GAMEREC'),
  hasAll('CBS3'),
  hasAll('REFERRAL'),
];

test('before the platform has answered, the site is open and every switch is off', () => {
  assert.equal(read(), [0, '', 'BRL', false, false, false, false]);
  assert.is(siteName(), 'Leve');
  assert.not(applyCachedStatus());
});

test('the status of the platform is applied, and kept for the next visit', () =>
  onPlatform(async () => {
    assert.equal(read(), [0, '127.0.0.1', 'BRL', true, true, true, true]);
    assert.is(trialMerchantCode(), info.peek()?.trialMerchantCode);
    assert.ok(local.get(KEY));
  }));

test('the status of the last visit is applied at once, the fresh one behind it', () =>
  onPlatform(async () => {
    const cached = JSON.parse(local.get(KEY) ?? '') as SystemStatus;
    local.set(KEY, JSON.stringify({ ...cached, maintenance: true }));
    assert.ok(applyCachedStatus());
    assert.is(systemState.value, 1);
    await refreshStatus();
    assert.is(systemState.value, 0);
  }));

test('amounts are counted in the decimals that the status names, kept or fresh, and a wrong count in those of the currency', () =>
  onPlatform(async () => {
    assert.is(scale, 2);
    const cached = JSON.parse(local.get(KEY) ?? '') as SystemStatus;
    const apply = (currencyDecimals: unknown, code = 'BTC'): number => {
      local.set(KEY, JSON.stringify({ ...cached, info: { ...cached.info, currency: code, currencyDecimals } }));
      assert.ok(applyCachedStatus());
      return scale;
    };
    assert.equal(
      [8, '8', 0].map((decimals) => apply(decimals)),
      [8, 8, 0],
    );
    assert.equal(
      [-1, 99, null, 'x', {}, [], true].map((wrong) => apply(wrong)),
      [2, 2, 2, 2, 2, 2, 2],
    );
    assert.equal([apply(-1, 'JPY'), apply(99, 'KWD'), apply(null, 'USDT'), apply(6, 'USDT')], [0, 3, 2, 6]);
    await refreshStatus();
    assert.is(scale, 2);
  }));

test('a kept status that says nothing of the site, or half written, is ignored', () =>
  onPlatform(async () => {
    const good = JSON.parse(local.get(KEY) ?? '') as SystemStatus;
    const before = read();
    const { info: known } = good;
    const broken: unknown[] = [
      null,
      [],
      {},
      { ...good, info: null },
      { ...good, info: { ...known, merchantCode: null } },
    ];
    for (const status of broken) {
      local.set(KEY, JSON.stringify(status));
      assert.not(applyCachedStatus(), JSON.stringify(status)?.slice(0, 80));
      assert.equal(read(), before);
    }
    local.set(KEY, '{"info":');
    assert.not(applyCachedStatus());
  }));

test('what a kept status of another version lacks is off', () =>
  onPlatform(async () => {
    const good = JSON.parse(local.get(KEY) ?? '') as SystemStatus;
    const { info: known } = good;
    const { whitelabel } = known;
    for (const status of [
      { ...good, location: undefined },
      { ...good, location: null },
      { ...good, info: { ...known, whitelabel: null } },
      { ...good, info: { ...known, whitelabel: { ...whitelabel, menu: null } } },
      { ...good, info: { ...known, whitelabel: { ...whitelabel, modules: 'CBS3' } } },
      { ...good, info: { ...known, whitelabel: { ...whitelabel, promos: undefined } } },
      { ...good, info: { ...known, whitelabel: { ...whitelabel, features: null } } },
    ]) {
      local.set(KEY, JSON.stringify(status));
      assert.ok(applyCachedStatus());
      const { menu, modules, promos, features } = info.peek()?.whitelabel ?? {};
      assert.ok([menu, modules, promos].every(Array.isArray) && features, JSON.stringify(status).slice(0, 80));
      assert.type(siteState.peek()?.location.ip, 'string');
      assert.not(hasAll('NOWHERE'));
    }
  }));

test('0 is open, 2 restricted, and maintenance wins over both (SPEC section 4)', () =>
  onPlatform(async (sandbox) => {
    const stateWith = async (faults: Parameters<typeof turn>[1]) => {
      await turn(sandbox, faults);
      await refreshStatus();
      return systemState.value;
    };
    assert.is(await stateWith({}), 0);
    assert.is(await stateWith({ maintenance: true }), 1);
    assert.is(await stateWith({ regionRestriction: true }), 2);
    assert.is(await stateWith({ maintenance: true, regionRestriction: true }), 1);
    assert.is(await stateWith({}), 0);
  }));

test('a status that cannot be had leaves the last one in force, and says why', () =>
  onPlatform(async (sandbox) => {
    const before = read();
    await turn(sandbox, { html: true });
    await refreshStatus();
    assert.is(statusFailure.value?.kind, 'format');
    assert.equal(read(), before);
    await turn(sandbox);
    await refreshStatus();
    assert.is(statusFailure.value, undefined);
  }));

test('a status that was asked for before a call was refused does not take the refusal back', () =>
  onPlatform(async () => {
    const asked = refreshStatus();
    noteRefusal(new CallError('refused', 'update.required'));
    await asked;
    assert.is(systemState.value, 3);
    await refreshStatus();
    assert.is(systemState.value, 0);
  }));

test.run();
