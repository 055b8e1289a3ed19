import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { local } from '../../../../src/app/device/storage.ts';
import { claim, join, settleClaim } from '../../../../src/app/stores/promotions/promotion-acts.ts';
import {
  isClaimOpen,
  promotionBusy,
  promotionLost,
  promotionStates,
  stateOf,
} from '../../../../src/app/stores/promotions/promotion-states.ts';
import { dropSession } from '../../../../src/app/stores/session/session.ts';
import { getBonuses } from '../../../../src/contract/calls/promotions.ts';
import type { TestSandbox } from '../../../support/sandbox.ts';
import { enter, made, onPlatform, turn, until } from '../platform.ts';

const keysOf = (path: string) => made.filter(({ call }) => call === `POST ${path}`).map(({ key }) => key);
const CLAIM = '/wps/promotions/claim';
const JOIN = '/wps/promotions/signUp';

/** How often the prize of p09 has been granted. */
async function granted({ call }: TestSandbox, token: string): Promise<number> {
  const { value } = await call(getBonuses, { token, query: { pageNo: 1, pageSize: 100, language: 'en' } });
  return value.list.filter(({ promotionId }) => promotionId === 'p09').length;
}

async function asMember(run: (sandbox: TestSandbox, token: string) => Promise<void>): Promise<void> {
  await onPlatform(async (sandbox) => {
    local.set('promotion.#1', undefined);
    const token = await enter('member');
    await promotionStates.load();
    made.length = 0;
    await run(sandbox, token);
    dropSession();
  });
}

test('a prize is claimed once, however often it is tapped, and the state follows', () =>
  asMember(async (sandbox, token) => {
    assert.is(stateOf('p09')?.action, 'claim');
    const first = claim('p09');
    assert.is(promotionBusy.peek(), 'p09');
    assert.is(await claim('p09'), undefined);
    const end = await first;
    assert.ok(end && 'value' in end && end.value.amount === '6.00');
    await until(() => stateOf('p09')?.status === 'claimed');
    assert.equal([keysOf(CLAIM).length, await granted(sandbox, token), isClaimOpen()], [1, 1, false]);
    const again = await claim('p09');
    assert.ok(again && 'error' in again && again.error.code === 'reward.claimed');
  }));

test('a claim whose answer was lost is asked for under the same key, and is paid once', () =>
  asMember(async (sandbox, token) => {
    await turn(sandbox, { dropAnswerRate: 100, path: CLAIM });
    const lost = await claim('p09');
    assert.ok(lost && 'error' in lost && lost.error.unsettled);
    assert.equal([promotionLost.peek(), isClaimOpen()], ['p09', true]);
    await turn(sandbox);
    const end = await settleClaim();
    assert.ok(end && 'value' in end);
    assert.equal([promotionLost.peek(), isClaimOpen(), await granted(sandbox, token)], [undefined, false, 1]);
    assert.is(new Set(keysOf(CLAIM)).size, 1);
    assert.is(await settleClaim(), undefined);
  }));

test('joining whose answer was lost has joined, and is not said to have failed', () =>
  asMember(async (sandbox) => {
    assert.is(stateOf('p07')?.action, 'join');
    await turn(sandbox, { dropAnswerRate: 100, path: JOIN });
    assert.is(await join('p07'), undefined);
    assert.is(stateOf('p07')?.status, 'signed');
    assert.is(promotionBusy.peek(), undefined);
    await turn(sandbox);
  }));

test('joining that never arrived says so', () =>
  asMember(async (sandbox) => {
    await turn(sandbox, { dropRate: 100, path: JOIN });
    assert.ok((await join('p07'))?.unsettled);
    assert.is(stateOf('p07')?.action, 'join');
    await turn(sandbox);
  }));

test.run();
