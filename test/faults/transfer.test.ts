import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { balanceOf, playerAccount, vendorAccount } from '../../src/sandbox/rules/ledger.ts';
import { playRuns, type Run, textOf } from './run.ts';

const OPENING = 60_000;

/** Transfers of this member that the platform has made, in minor units. */
const amounts = ({ db, memberId }: Run) =>
  db
    .prepare(
      `SELECT l.amount FROM ledger_lines l JOIN ledger_postings p ON p.id = l.posting_id JOIN ledger_accounts a ON a.id = l.account_id
       WHERE p.kind = 'transfer' AND a.name = ?`,
    )
    .pluck()
    .all(vendorAccount(memberId, 'PP')) as number[];

test('transfers on a line that is cut, in an app that is killed, are made once', async () => {
  await playRuns({
    flow: 'transfer',
    runs: 45,
    opening: OPENING,
    secret: 'tapped',
    noBalance: true,
    form: ({ random }) => ({ from: 'MAIN', to: 'PP', amount: `${random.int(20, 500)}.${random.int(10, 99)}` }),
    made: (run) => amounts(run).length,
    settled: ({ value }) => value !== undefined,
    check: (run, { standing, screen }) => {
      const [amount = 0, ...more] = amounts(run);
      assert.is(more.length, 0, 'asked for once, made once');
      assert.is(balanceOf(run.db, playerAccount(run.memberId)), OPENING - amount);
      assert.is(balanceOf(run.db, vendorAccount(run.memberId, 'PP')), amount);
      assert.is(Number((standing.value as { amount: string }).amount) * 100 - amount < 1, true);
      assert.ok(screen.includes(textOf('transfer_done_title')), screen);
    },
  });
});

test.run();
