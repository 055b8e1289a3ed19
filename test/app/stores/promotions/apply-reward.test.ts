import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { applyPhase } from '../../../../src/app/stores/promotions/apply-draft.ts';
import {
  type Application,
  applyForReward,
  settleApplication,
} from '../../../../src/app/stores/promotions/apply-reward.ts';
import { promotionStates, stateOf } from '../../../../src/app/stores/promotions/promotion-states.ts';
import { dropSession } from '../../../../src/app/stores/session/session.ts';
import type { TestSandbox } from '../../../support/sandbox.ts';
import { enter, onPlatform, turn } from '../platform.ts';

const APPLY = '/wps/promotions/signUpRequestReward';
const form: Application = { promotionId: 'p16', linkedPromotionId: 'p16-reward', remarks: 'Aposta 12', pictures: [] };

/** How many applications of the member for p16 the back office has. */
async function arrived({ url }: TestSandbox): Promise<number> {
  const all = (await (await fetch(`${url}/sandbox/promotions.json`)).json()) as {
    username: string;
    promotionId: string;
  }[];
  return all.filter(({ username, promotionId }) => username === 'member' && promotionId === 'p16').length;
}

async function asMember(run: (sandbox: TestSandbox) => Promise<void>): Promise<void> {
  await onPlatform(async (sandbox) => {
    await enter('member');
    await promotionStates.load();
    assert.is(stateOf('p16')?.action, 'apply');
    await run(sandbox);
    dropSession();
  });
}

test('an application is sent once, however often it is tapped', () =>
  asMember(async (sandbox) => {
    const taps = [applyForReward(form), applyForReward(form)];
    assert.is(applyPhase.peek(), 'sending');
    assert.equal(await Promise.all(taps), ['sent', undefined]);
    assert.is(await arrived(sandbox), 1);
    assert.is(await applyForReward(form), 'sent', 'what has arrived before is told as that');
    assert.is(await arrived(sandbox), 1);
  }));

test('a lost answer: what the platform says is the end', () =>
  asMember(async (sandbox) => {
    await turn(sandbox, { dropAnswerRate: 100, path: APPLY });
    assert.is(await applyForReward(form), 'sent');
    assert.equal([applyPhase.peek(), stateOf('p16')?.status], ['open', 'applying']);
    await turn(sandbox);
    assert.is(await arrived(sandbox), 1);
  }));

test('what never arrived may be sent again', () =>
  asMember(async (sandbox) => {
    await turn(sandbox, { dropRate: 100, path: APPLY });
    const end = await applyForReward(form);
    assert.ok(end && typeof end === 'object' && end.error.unsettled);
    assert.is(applyPhase.peek(), 'open');
    await turn(sandbox);
    assert.is(await applyForReward(form), 'sent');
    assert.is(await arrived(sandbox), 1);
  }));

test('where neither answer nor state comes, nobody is told a guess; the state is asked for until it comes', () =>
  asMember(async (sandbox) => {
    await turn(sandbox, { dropAnswerRate: 100, path: '/wps/promotions' });
    assert.is(await applyForReward(form), 'unknown');
    assert.is(await settleApplication('p16'), 'unknown');
    await turn(sandbox);
    assert.is(await settleApplication('p16'), 'sent');
    assert.equal([applyPhase.peek(), await arrived(sandbox)], ['open', 1]);
  }));

test('a refusal is told as one', () =>
  asMember(async (sandbox) => {
    const end = await applyForReward({ ...form, promotionId: 'p18', linkedPromotionId: 'p18-reward' });
    assert.ok(end && typeof end === 'object' && end.error.code === 'not.found');
    assert.is(await arrived(sandbox), 0);
  }));

test.run();
