import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getBonuses } from '../../src/contract/calls/promotions.ts';
import { getRewardSummary } from '../../src/contract/calls/rewardSummary.ts';
import { getTransactions, getWallet } from '../../src/contract/calls/wallet.ts';
import { openDatabase } from '../../src/sandbox/db/database.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';
import { siteDay } from '../support/site-day.ts';

const DAY = 24 * 3600 * 1000;

/** A lost bet of R$ 1.000,00 by a member of agent1's tree, now. */
function betBelow({ dataDir }: TestSandbox): void {
  const db = openDatabase(dataDir);
  db.prepare(
    `INSERT INTO bets (member_id, node_id, game_type, vassalage, stake, payout, status, placed_at)
     SELECT m.id, g.node_id, g.game_type, g.vassalage, 100000, 0, 'lost', ? FROM members m, games g
     WHERE m.username = 'member' AND g.game_type = 'RNG' LIMIT 1`,
  ).run(Date.now());
  db.close();
}

for (const first of ['the account record', 'the wallet', 'the counter of rewards'] as const) {
  test(`a finished day's rebate is there when ${first} is asked for, and once`, () =>
    withSandbox(async (sandbox) => {
      const { call, signIn, pass } = sandbox;
      const days = { startDate: siteDay(), endDate: siteDay(2) };
      const credited = async () =>
        (
          await call(getTransactions, {
            token: await signIn('agent1'),
            query: { ...days, pageNo: 1, pageSize: 100, code: 'commission' },
          })
        ).value.list;
      const before = await credited();
      betBelow(sandbox);
      pass(DAY);
      const token = await signIn('agent1');
      if (first === 'the wallet') await call(getWallet, { token });
      if (first === 'the counter of rewards') await call(getRewardSummary, { token });
      const [row, ...older] = await credited();
      assert.equal(older, before, 'the commission of the day that ended is new');
      assert.ok(Number(row?.amount) >= 1);
      await call(getBonuses, { token, query: { language: 'pt', pageNo: 1, pageSize: 5 } });
      assert.is((await credited()).length, before.length + 1);
    }));
}

test.run();
