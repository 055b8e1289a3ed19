import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { local } from '../../../../src/app/device/storage.ts';
import { chooseRealityCheck, protection, saveLimit } from '../../../../src/app/stores/protection/protection.ts';
import { account, dropSession } from '../../../../src/app/stores/session/session.ts';
import {
  confirmReality,
  minutesOf,
  realityDue,
  sessionClock,
} from '../../../../src/app/stores/session/session-clock.ts';
import { enter, onPlatform } from '../platform.ts';

const MINUTE = 60_000;

test.before.each(() => void local.set('reality', undefined));

test('a reality check is due after its minutes, whatever the timers did, and after another interval again', () =>
  onPlatform(async () => {
    await enter('member');
    await chooseRealityCheck(15);
    await sessionClock.load();
    const start = Date.now();
    assert.not(realityDue(start));
    assert.not(realityDue(start + 14 * MINUTE));
    assert.ok(realityDue(start + 16 * MINUTE));
    // Hours of sleep bring one check, not many.
    assert.ok(realityDue(start + 300 * MINUTE));
    confirmReality(start + 300 * MINUTE);
    assert.not(realityDue(start + 314 * MINUTE));
    assert.ok(realityDue(start + 315 * MINUTE));
  }));

test('a confirmation counts in every tab, for its own member alone, and not from the future', () =>
  onPlatform(async () => {
    await enter('member');
    await chooseRealityCheck(15);
    await sessionClock.load();
    const later = Date.now() + 20 * MINUTE;
    local.set('reality', JSON.stringify({ account: account(), at: later }));
    assert.not(realityDue(later + MINUTE));
    assert.ok(realityDue(later - MINUTE), 'the clock was set back');
    local.set('reality', JSON.stringify({ account: 'agent1', at: later }));
    assert.ok(realityDue(later + MINUTE));
    local.set('reality', 'not json');
    assert.ok(realityDue(later + MINUTE));
  }));

test('a check that is off never comes', () =>
  onPlatform(async () => {
    await enter('member');
    await chooseRealityCheck(0);
    await sessionClock.load();
    assert.not(realityDue(Date.now() + 9000 * MINUTE));
  }));

test('the clock counts by the platform, also on a phone whose clock is wrong', () =>
  onPlatform(async ({ pass }) => {
    await enter('member');
    pass(90 * MINUTE);
    await sessionClock.load();
    const clock = sessionClock.value.value;
    assert.is(clock && minutesOf(clock, Date.now()), 90);
    dropSession();
    assert.is(sessionClock.value.value, undefined);
  }));

test('what was set shows at once, without being asked for again', () =>
  onPlatform(async () => {
    await enter('member');
    await protection.load();
    await saveLimit({ kind: 'deposit', period: 'week', amount: '300' });
    const of = () => protection.value.value?.limits.find(({ kind, period }) => kind === 'deposit' && period === 'week');
    assert.is(of()?.amount, '300.00');
    const raised = await saveLimit({ kind: 'deposit', period: 'week', amount: '400' });
    assert.is(raised.pending?.amount, '400.00');
    assert.equal(of()?.pending, raised.pending);
  }));

test.run();
