import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { askAgain } from '../../../../src/app/stores/data/line.ts';
import { bets } from '../../../../src/app/stores/records/records.ts';
import { dropSession } from '../../../../src/app/stores/session/session.ts';
import { enter, onPlatform, turn, until } from '../platform.ts';

const ALL = { startDate: '2020-01-01', endDate: '2099-01-01' };
const NONE = { startDate: '2020-01-01', endDate: '2020-01-02' };
const idle = () => until(() => !bets.busy.peek());

test('bets come by pages, newest first, with the sums over all of them', () =>
  onPlatform(async () => {
    await enter('member');
    bets.open(ALL);
    await idle();
    const first = bets.value.peek();
    assert.is(first?.rows.length, 30);
    bets.more();
    await idle();
    const { rows = [], footer, page } = bets.value.peek() ?? {};
    assert.is(page, 2);
    assert.equal(rows.slice(0, 30), first?.rows);
    assert.equal(
      rows.map(({ placedAt }) => placedAt),
      rows
        .map(({ placedAt }) => placedAt)
        .sort()
        .reverse(),
    );
    assert.equal(footer, first?.footer);
    // How seldom it is asked is the list's to keep: an asking that was dropped here would leave it at its end for good.
    bets.more();
    assert.ok(bets.busy.peek());
    await idle();
    assert.is(bets.value.peek()?.page, 3);
    bets.open(NONE);
    assert.is(bets.value.peek(), undefined);
    await idle();
    assert.equal([bets.value.peek()?.rows.length, bets.value.peek()?.footer.count], [0, 0]);
  }));

test('of two quick choices the last one is shown', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    await turn(sandbox, { latency: 40 });
    bets.open(ALL);
    bets.open(NONE);
    await idle();
    assert.equal(bets.value.peek()?.filter, NONE);
  }));

test('a next page that found no line comes by itself when the line is back', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    bets.open(ALL);
    await idle();
    await turn(sandbox, { dropRate: 100 });
    bets.more();
    await idle();
    assert.is(bets.error.peek()?.kind, 'offline');
    await turn(sandbox);
    askAgain();
    await idle();
    assert.equal([bets.error.peek(), bets.value.peek()?.page], [undefined, 2]);
    askAgain();
    assert.not(bets.busy.peek());
  }));

test('a failure is told, and bets are forgotten with their session', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    bets.open(ALL);
    await idle();
    await turn(sandbox, { html: true });
    bets.open(ALL);
    await idle();
    assert.is(bets.error.peek()?.kind, 'format');
    assert.ok(bets.value.peek());
    bets.open(ALL);
    dropSession();
    assert.is(bets.value.peek(), undefined);
    assert.not(bets.busy.peek());
    assert.is(bets.error.peek(), undefined);
  }));

test.run();
