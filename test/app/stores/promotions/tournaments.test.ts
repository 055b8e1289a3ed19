import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { local } from '../../../../src/app/device/storage.ts';
import { exchange, exchangeClaim, settleExchange, shelves } from '../../../../src/app/stores/mall/mall-shop.ts';
import {
  leaderboard,
  openLeaderboard,
  phaseOf,
  timed,
  tournaments,
} from '../../../../src/app/stores/promotions/tournaments.ts';
import { dropSession } from '../../../../src/app/stores/session/session.ts';
import { openDatabase } from '../../../../src/sandbox/db/database.ts';
import { placeBet, settleBet } from '../../../../src/sandbox/rules/betting.ts';
import { memberByUsername } from '../../../../src/sandbox/rules/members.ts';
import { enter, onPlatform, turn } from '../platform.ts';

test('a tournament stands in the phone’s clock, whatever that says', () => {
  const raw = {
    tournamentId: 'a',
    title: '',
    iconUrl: '',
    startDate: '2026-11-16T00:00:00.000Z',
    endDate: '2026-11-23T00:00:00.000Z',
    prizePool: '1.00',
    prizes: [],
    gameTypes: [],
  };
  const now = 1_000_000_000_000;
  const shown = timed(raw, '2026-11-16T00:00:00.000Z', now);
  assert.equal([shown.startsAt, shown.endsAt], [now, now + 7 * 24 * 3600_000]);
  assert.equal(
    [now - 1, now, shown.endsAt - 1, shown.endsAt].map((at) => phaseOf(shown, at)),
    ['coming', 'running', 'running', 'ended'],
  );
});

/** The member spins once: a week that has just begun has no ranks of the seeded world. */
function spin(dataDir: string): void {
  const db = openDatabase(dataDir);
  const memberId = memberByUsername(db, 'member')?.id ?? 0;
  const bet = { memberId, nodeId: 100_001, gameType: 'RNG', vassalage: 'PGE', stake: 100, at: Date.now() };
  db.transaction(() => settleBet(db, placeBet(db, bet), 0, Date.now()))();
  db.close();
}

test('one’s own rank comes with the session and goes with it', () =>
  onPlatform(async ({ dataDir }) => {
    spin(dataDir);
    await tournaments.load();
    const running = tournaments.value.peek()?.[0];
    openLeaderboard(running?.tournamentId ?? '');
    await leaderboard.load();
    assert.is(leaderboard.value.peek()?.own, undefined);
    await enter('member');
    assert.is(leaderboard.value.peek(), undefined);
    await leaderboard.load();
    assert.match(leaderboard.value.peek()?.own?.customerName ?? '', /^me\*\*\*er$/);
    dropSession();
    assert.is(leaderboard.value.peek(), undefined);
  }));

test('an exchange whose answer was lost is asked for under the same key, and is made once', () =>
  onPlatform(async (sandbox) => {
    local.set('mallExchange.member', undefined);
    await enter('member');
    await shelves.load();
    const left = () => shelves.value.peek()?.find(({ itemId }) => itemId === 'credit-5')?.stock ?? 0;
    const before = left();
    await turn(sandbox, { dropAnswerRate: 100, path: '/wps/mall/exchange' });
    const lost = await exchange({ itemId: 'credit-5', quantity: 1 });
    assert.ok(lost && 'error' in lost && lost.error.unsettled);
    assert.is(exchangeClaim.unsettled.peek()?.itemId, 'credit-5');
    await turn(sandbox);
    const end = await settleExchange();
    assert.ok(end && 'value' in end && end.value.status === 'done');
    assert.is(await settleExchange(), undefined);
    await shelves.load();
    assert.is(left(), before - 1);
  }));

test.run();
