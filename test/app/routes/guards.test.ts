import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import { guarded } from '../../../src/app/routes/guards.ts';
import type { SessionInfo, SessionType } from '../../../src/contract/schemas/session.ts';

const session = (type: SessionType): SessionInfo => ({
  token: 'secret',
  userName: 'marina',
  type,
  firstTimeLogin: false,
  merchantCode: 'leve',
  since: 0,
});

const TYPES: readonly SessionType[] = [0, 1, 2, 4, 40, 41, 42];

test('a page without a guard opens for everybody', () => {
  assert.is(guarded(undefined, undefined, '/m/home', ''), undefined);
});

test('a member’s page sends a guest to log in, and back to where the guest wanted to go', () => {
  assert.is(guarded('member', undefined, '/m/gameRecord', '?types=A'), '/m/login?next=%2Fm%2FgameRecord%3Ftypes%3DA');
  for (const type of TYPES) assert.is(guarded('member', session(type), '/m/gameRecord', ''), undefined);
});

test('the agent area opens for types 1, 2, 41 and 42, and sends all others home (SPEC section 6)', () => {
  const opens = TYPES.filter((type) => guarded('agent', session(type), '/m/agent', '') === undefined);
  assert.equal(opens, [1, 2, 41, 42]);
  assert.is(guarded('agent', undefined, '/m/agent', ''), '/m/home');
  assert.is(guarded('agent', session(40), '/m/agent', ''), '/m/home');
});

test('money, messages and accounts open for their roles, a guest logs in first, the others go home or are offered an account', () => {
  for (const [guard, path, role, instead] of [
    ['money', '/m/voucherCenter', [0, 1, 2], '/m/home'],
    ['withdraw', '/m/withdraw', [0, 1, 2, 40, 41, 42], '/m/home'],
    ['messages', '/m/webEmail', [0, 1, 2, 40, 41, 42], '/m/member/home'],
    ['account', '/m/vip', [0, 1, 2, 40, 41, 42], '/m/member/home'],
  ] as const) {
    assert.is(guarded(guard, undefined, path, ''), `/m/login?next=${encodeURIComponent(path)}`);
    for (const type of TYPES) {
      const inside = (role as readonly number[]).includes(type);
      assert.is(guarded(guard, session(type), path, ''), inside ? undefined : instead, `${guard} ${type}`);
    }
  }
});

test('changing the password without a session leads home (SPEC 2.6)', () => {
  assert.is(guarded('password', undefined, '/m/changePsw', ''), '/m/home');
  assert.is(guarded('password', session(0), '/m/changePsw', ''), undefined);
});

test('a reward application without a session or an id leads to the promotions (SPEC 2.10)', () => {
  assert.is(guarded('reward', undefined, '/m/applyReward', '?id=7'), '/m/activity');
  assert.is(guarded('reward', session(0), '/m/applyReward', ''), '/m/activity');
  assert.is(guarded('reward', session(0), '/m/applyReward', '?id='), '/m/activity');
  assert.is(guarded('reward', session(0), '/m/applyReward', '?id=7'), undefined);
});

test.run();
