import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { issueReward } from '../../src/sandbox/rules/rewards.ts';
import { sumBalance } from '../../src/sandbox/rules/wallet.ts';
import { playRuns, type Run, textOf } from './run.ts';

const OPENING = 100;
const AMOUNTS = [1_050, 700, 2_599];

const idOf = ({ memberId }: Run, index: number) => `faults:${memberId}:${index}`;

/** Rewards of this member that the platform has paid. */
const paid = ({ db, memberId }: Run) =>
  db.prepare("SELECT COUNT(*) FROM rewards WHERE member_id = ? AND status = 'claimed'").pluck().get(memberId) as number;

const issue = (run: Run, amounts: readonly number[]) => {
  for (const [index, amount] of amounts.entries()) {
    const title = { pt: `Prêmio ${index}`, en: `Reward ${index}` };
    issueReward(run.db, run.memberId, {
      rewardId: idOf(run, index),
      kind: 'promotion',
      title,
      amount,
      wagering: 0,
      now: Date.now(),
    });
  }
};

/** Each was credited once, and the screen offers none of them, nor doubts any. */
function agree(run: Run, amounts: readonly number[], screen: string): void {
  const credited = run.db
    .prepare('SELECT key FROM ledger_postings WHERE key LIKE ? ORDER BY key')
    .pluck()
    .all(`reward:faults:${run.memberId}:%`);
  assert.equal(
    credited,
    amounts.map((_, index) => `reward:${idOf(run, index)}`),
  );
  assert.is(
    sumBalance(run.db, run.memberId),
    amounts.reduce((sum, amount) => sum + amount, OPENING),
  );
  const claimable = screen.split(textOf('rewards_claim')).length - 1;
  assert.not(screen.includes(textOf('claim_unsettled')), 'the screen doubts what is known');
  assert.ok(
    screen.includes(textOf('rewards_state_claimed')) || screen.includes(textOf('rewards_empty_claim')),
    `${claimable} to claim: ${screen}`,
  );
}

const common = { flow: 'claim', opening: OPENING, forgets: true, noBalance: true } as const;

test('a reward that is claimed on a line that is cut, in an app that is killed, is credited once', async () => {
  await playRuns({
    ...common,
    runs: 45,
    prepare: (run) => issue(run, AMOUNTS.slice(0, 1)),
    form: (run) => ({ rewardId: idOf(run, 0) }),
    made: paid,
    settled: ({ key }) => key === undefined,
    check: (run, { screen }) => agree(run, AMOUNTS.slice(0, 1), screen),
  });
});

test('so is each of several that one tap claims', async () => {
  await playRuns({
    ...common,
    runs: 45,
    wanted: AMOUNTS.length,
    prepare: (run) => issue(run, AMOUNTS),
    form: () => ({}),
    made: paid,
    settled: ({ key }) => key === undefined,
    check: (run, { screen }) => agree(run, AMOUNTS, screen),
  });
});

test.run();
