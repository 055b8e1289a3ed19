import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { local } from '../../../../src/app/device/storage.ts';
import { checkIdle, IDLE, idleState, noteInput, unlock } from '../../../../src/app/stores/session/idle.ts';
import { account, dropSession } from '../../../../src/app/stores/session/session.ts';
import { openDatabase } from '../../../../src/sandbox/db/database.ts';
import { placeBet } from '../../../../src/sandbox/rules/betting.ts';
import { memberByUsername } from '../../../../src/sandbox/rules/members.ts';
import type { TestSandbox } from '../../../support/sandbox.ts';
import { enter, onPlatform, turn } from '../platform.ts';

const MINUTE = 60_000;

test.before.each(() => {
  for (const key of ['seen', 'lock']) local.set(key, undefined);
});

/** Half an hour goes by for the phone and for the platform, without an input. */
function idle({ pass }: TestSandbox): void {
  pass(IDLE + MINUTE);
  local.set('seen', String(Date.now() - IDLE - MINUTE));
}

test('half an hour without input locks; the password opens again, a wrong one does not', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    await checkIdle(Date.now());
    assert.is(idleState.value, 'open');
    idle(sandbox);
    await checkIdle(Date.now());
    assert.is(idleState.value, 'locked');
    const problem = await unlock('errada').catch((error: { code: string }) => error.code);
    assert.equal([problem, idleState.value], ['password.wrong', 'locked']);
    await unlock('Leve1234');
    assert.is(idleState.value, 'open');
    await checkIdle(Date.now());
    assert.is(idleState.value, 'open');
  }));

test('a bet in a game elsewhere is a sign of the member, the page of a game alone is none', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    idle(sandbox);
    const db = openDatabase(sandbox.dataDir);
    const memberId = memberByUsername(db, 'member')?.id ?? 0;
    const at = Date.now() + IDLE;
    const bet = { memberId, nodeId: 100_001, gameType: 'RNG', vassalage: 'PGE', stake: 100, at };
    db.transaction(() => placeBet(db, bet))();
    db.close();
    await checkIdle(Date.now());
    assert.is(idleState.value, 'open');
    assert.ok(Date.now() - Number(local.get('seen')) < 2 * MINUTE, 'the bet counts from its own moment');
  }));

test('where nobody can be asked the screen locks', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    idle(sandbox);
    await turn(sandbox, { html: true });
    await checkIdle(Date.now());
    assert.is(idleState.value, 'locked');
  }));

test('all tabs lock and open together; another member is not locked out', () =>
  onPlatform(async () => {
    await enter('member');
    local.set('lock', account());
    await checkIdle(Date.now());
    assert.is(idleState.value, 'locked');
    local.set('lock', undefined);
    await checkIdle(Date.now());
    assert.is(idleState.value, 'open');
    local.set('lock', 'agent1');
    await checkIdle(Date.now());
    assert.is(idleState.value, 'open');
  }));

test('an input is written down for all tabs, seldom, and none opens what is locked', () =>
  onPlatform(async () => {
    await enter('member');
    const now = Date.now();
    await checkIdle(now);
    noteInput(now + 1000);
    assert.is(local.get('seen'), String(now));
    noteInput(now + 6000);
    assert.is(local.get('seen'), String(now + 6000));
    local.set('lock', account());
    await checkIdle(now);
    noteInput(now + 60_000);
    assert.is(local.get('seen'), String(now + 6000));
  }));

test('signing out forgets the lock, and a guest is never locked', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    idle(sandbox);
    await checkIdle(Date.now());
    dropSession();
    assert.equal([idleState.value, local.get('lock'), local.get('seen')], ['open', undefined, undefined]);
    local.set('seen', '1');
    await checkIdle(Date.now());
    assert.is(idleState.value, 'open');
  }));

test.run();
