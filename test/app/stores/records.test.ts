import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import { betRecord, betRecordBusy, betRecordError, moreBets, openBets } from '../../../src/app/stores/records.ts';
import { dropSession } from '../../../src/app/stores/session.ts';
import { enter, onPlatform, turn, until } from './platform.ts';

const ALL = { startDate: '2020-01-01', endDate: '2099-01-01' };
const NONE = { startDate: '2020-01-01', endDate: '2020-01-02' };
const idle = () => until(() => !betRecordBusy.peek());

test('bets come by pages, newest first, with the sums over all of them', () =>
  onPlatform(async () => {
    await enter('member');
    openBets(ALL);
    await idle();
    const first = betRecord.peek();
    assert.is(first?.bets.length, 30);
    moreBets();
    await idle();
    const { bets = [], footer, page } = betRecord.peek() ?? {};
    assert.is(page, 2);
    assert.equal(bets.slice(0, 30), first?.bets);
    assert.equal(
      bets.map(({ placedAt }) => placedAt),
      bets
        .map(({ placedAt }) => placedAt)
        .sort()
        .reverse(),
    );
    assert.equal(footer, first?.footer);
    openBets(NONE);
    assert.is(betRecord.peek(), undefined);
    await idle();
    assert.equal([betRecord.peek()?.bets.length, betRecord.peek()?.footer.count], [0, 0]);
  }));

test('of two quick choices the last one is shown', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    await turn(sandbox, { latency: 40 });
    openBets(ALL);
    openBets(NONE);
    await idle();
    assert.equal(betRecord.peek()?.filter, NONE);
  }));

test('a failure is told, and bets are forgotten with their session', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    openBets(ALL);
    await idle();
    await turn(sandbox, { html: true });
    openBets(ALL);
    await idle();
    assert.is(betRecordError.peek()?.kind, 'format');
    assert.ok(betRecord.peek());
    openBets(ALL);
    dropSession();
    assert.is(betRecord.peek(), undefined);
    assert.not(betRecordBusy.peek());
    assert.is(betRecordError.peek(), undefined);
  }));

test.run();
