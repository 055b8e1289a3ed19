import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Ending, playRuns, type Run, textOf } from './run.ts';

const PIN = '246810';

/** What the platform has of this member's withdrawals. */
const rowsOf = ({ db, memberId }: Run) =>
  db.prepare('SELECT id, status, amount FROM withdrawals WHERE member_id = ?').all(memberId) as {
    id: string;
    status: string;
    amount: number;
  }[];

test('withdrawals on a line that is cut, in an app that is killed, end in one true state', async () => {
  await playRuns({
    flow: 'withdraw',
    runs: 45,
    opening: 50_000,
    prepare: ({ db, memberId, passwordHash }) => {
      db.prepare('UPDATE members SET payment_password_hash = ?, payee_name = ? WHERE id = ?').run(
        passwordHash,
        'Marina da Silva',
        memberId,
      );
      db.prepare(
        `INSERT INTO bank_cards (id, member_id, kind, bank_name, payee_name, number, pix_key_type, is_default, created_at)
         VALUES (?, ?, 'pix', 'Pix', 'Marina da Silva', '12345678909', 'cpf', 1, 0)`,
      ).run(`card-${memberId}`, memberId);
    },
    secret: PIN,
    form: ({ memberId, random }) => ({
      cardId: `card-${memberId}`,
      amount: `${random.int(20, 400)}.${random.int(10, 99)}`,
    }),
    made: (run) => rowsOf(run).length,
    settled: ({ value }) => value !== undefined,
    /** Somebody at the desk pays or rejects while the phone looks on. */
    afterwards: async (run) => {
      const [row] = rowsOf(run);
      if (row && run.random.chance(0.6))
        await run.post(`/sandbox/withdrawals/${row.id}`, { action: run.random.chance(0.5) ? 'pay' : 'reject' });
    },
    check: (run: Run, { standing, screen }: Ending) => {
      const rows = rowsOf(run);
      assert.is(rows.length, 1, 'asked for once, made once');
      const [row] = rows;
      const shown = standing.value as { withdrawId: string; status: string };
      assert.equal([shown.withdrawId, shown.status], [row?.id, row?.status]);
      assert.ok(screen.includes(textOf(`withdraw_${row?.status}_title`)), screen);
    },
  });
});

test.run();
