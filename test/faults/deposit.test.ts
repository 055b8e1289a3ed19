import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { balanceOf, playerAccount } from '../../src/sandbox/rules/ledger.ts';
import { playRuns, type Run, textOf } from './run.ts';

const OPENING = 1_000;

interface Row {
  id: string;
  kind: string;
  status: string;
  amount: number;
}

/** What the platform has of this member's deposits. */
const rowsOf = ({ db, memberId }: Run): Row[] =>
  db.prepare('SELECT id, kind, status, amount FROM deposits WHERE member_id = ?').all(memberId) as Row[];

const METHODS = [
  { kind: 'pix', methodId: 'pix' },
  { kind: 'gateway', methodId: 'wallet' },
];

test('deposits on a line that is cut, in an app that is killed, are opened once and credited once', async () => {
  await playRuns({
    flow: 'deposit',
    runs: 45,
    opening: OPENING,
    noBalance: true,
    form: ({ random }) => ({
      ...random.pick(METHODS),
      amount: `${random.int(20, 300)}.${random.int(10, 99)}`,
      backUrl: '/m/voucherCenter',
    }),
    made: (run) => rowsOf(run).length,
    settled: ({ value }) => value !== undefined,
    /** The gateway hears of the payment, perhaps twice, while the phone looks on. */
    afterwards: async (run) => {
      const [row] = rowsOf(run);
      if (!row || run.random.chance(0.3)) return;
      const action = run.random.chance(0.7) ? 'approve' : 'decline';
      await run.post(`/sandbox/gateway/${row.id}`, { action });
      if (run.random.chance(0.5)) await run.post(`/sandbox/gateway/${row.id}`, { action });
    },
    check: (run, { standing, screen }) => {
      const [row, ...more] = rowsOf(run);
      if (!row) throw new Error('nothing was opened');
      assert.is(more.length, 0, 'asked for once, opened once');
      const shown = standing.value as { depositId: string; status: string } | undefined;
      // One that has ended makes room for the form of the next.
      if (shown || row.status === 'pending') assert.equal([shown?.depositId, shown?.status], [row.id, row.status]);
      const credited = row.status === 'approved' ? row.amount : 0;
      assert.is(balanceOf(run.db, playerAccount(run.memberId)), OPENING + credited);
      assert.ok(screen.includes(textOf(shown ? `deposit_${row.status}_title` : 'deposit_submit_plain')), screen);
    },
  });
});

test.run();
