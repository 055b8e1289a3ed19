import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { netDeposits, openPnl, pnl } from '../../../../src/app/stores/records/pnl.ts';
import { dropSession } from '../../../../src/app/stores/session/session.ts';
import { bonuses, lockedBonus, moreBonuses, openBonuses } from '../../../../src/app/stores/wallet/bonuses.ts';
import { siteDay } from '../../../support/site-day.ts';
import { enter, onPlatform, turn, until } from '../platform.ts';

const QUARTER = { startDate: siteDay(-90), endDate: siteDay() };
const idle = () => until(() => !pnl.busy.peek() && !netDeposits.busy.peek());

test('profit and loss is of the days that were asked for last, and is forgotten with its session', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    await turn(sandbox, { latency: 30 });
    openPnl({ startDate: '2025-01-01', endDate: '2025-01-02' });
    openPnl(QUARTER);
    assert.is(pnl.value.peek(), undefined);
    await idle();
    assert.equal(pnl.value.peek()?.days, QUARTER);
    assert.ok((pnl.value.peek()?.list.length ?? 0) > 10 && netDeposits.value.peek());
    await turn(sandbox, { html: true });
    openPnl(QUARTER);
    await idle();
    assert.is(pnl.error.peek()?.kind, 'format');
    assert.ok(pnl.value.peek(), 'what was there stays beside the error');
    dropSession();
    assert.equal([pnl.value.peek(), netDeposits.value.peek()], [undefined, undefined]);
  }));

test('bonuses are narrowed by their state, and older ones come with the newer', () =>
  onPlatform(async () => {
    await enter('member');
    const loaded = () => until(() => !bonuses.busy.peek() && bonuses.value.peek() !== undefined);
    openBonuses();
    await loaded();
    const all = bonuses.value.peek()?.list ?? [];
    assert.ok(all.length > 1);
    for (const state of ['process', 'claimed', 'close'] as const) {
      openBonuses(state);
      await loaded();
      assert.equal(
        bonuses.value.peek()?.list.map(({ bonusId }) => bonusId),
        all.filter(({ status }) => status === state).map(({ bonusId }) => bonusId),
      );
    }
    moreBonuses();
    await loaded();
    dropSession();
    assert.equal([bonuses.value.peek(), lockedBonus.value.peek()], [undefined, undefined]);
  }));

test.run();
