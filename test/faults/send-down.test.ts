import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { balanceOf, playerAccount } from '../../src/sandbox/rules/ledger.ts';
import { addMember } from '../../src/sandbox/rules/members.ts';
import { playRuns, type Run, textOf } from './run.ts';

const PIN = '246810';
const OPENING = 90_000;

interface SendRequest {
  readonly transfers: readonly { memberId: string; userName: string; amount: string }[];
}

/** What each member of the agent's team has, in the order in which they came. */
const team = ({ db, memberId }: Run) =>
  (
    db.prepare('SELECT id, username FROM members WHERE upline_id = ? ORDER BY id').all(memberId) as {
      id: number;
      username: string;
    }[]
  ).map(({ id, username }) => ({ id, username, balance: balanceOf(db, playerAccount(id)) }));

/** Movements down that the platform has made for the agent. */
const moved = ({ db, memberId }: Run) =>
  db
    .prepare(`SELECT COUNT(*) FROM ledger_postings WHERE kind = 'downline' AND key LIKE ?`)
    .pluck()
    .get(`downline:${memberId}:%`) as number;

const requests = new Map<number, SendRequest>();

/** To one, two or three of the team, another amount each. */
function requestOf(run: Run): SendRequest {
  const receivers = team(run).slice(0, run.random.int(1, 3));
  const transfers = receivers.map(({ id, username }) => ({
    memberId: String(id),
    userName: username,
    amount: `${run.random.int(20, 250)}.${run.random.int(10, 99)}`,
  }));
  requests.set(run.memberId, { transfers });
  return { transfers };
}

const minor = (decimal: string): number => Number(decimal.replace('.', ''));
const shown = (amount: string): string => amount.replace('.', ',');

test('money that an agent sends down on a line that is cut, in an app that is killed, arrives once, with all or none', async () => {
  await playRuns({
    flow: 'sendDown',
    agent: true,
    runs: 20,
    opening: OPENING,
    secret: PIN,
    noBalance: true,
    prepare: ({ db, memberId, passwordHash }) => {
      db.prepare('UPDATE members SET payment_password_hash = ? WHERE id = ?').run(passwordHash, memberId);
      for (const name of ['a', 'b', 'c']) {
        addMember(db, {
          username: `sent${memberId}${name}`,
          password_hash: 'none',
          type: 0,
          upline_id: memberId,
          created_at: Date.now(),
        });
      }
    },
    form: requestOf,
    made: (run) => {
      const asked = requests.get(run.memberId)?.transfers.length ?? 0;
      assert.is(moved(run) % asked, 0, 'all or none');
      return moved(run) / asked;
    },
    settled: ({ value }) => value !== undefined,
    check: (run, { standing, screen }) => {
      const { transfers } = requests.get(run.memberId) ?? { transfers: [] };
      assert.is(moved(run), transfers.length, 'asked for once, made once');
      const requested = new Map(transfers.map(({ memberId, amount }) => [memberId, minor(amount)]));
      const had = team(run);
      for (const { id, balance } of had) assert.is(balance, requested.get(String(id)) ?? 0);
      const sum = had.reduce((all, { balance }) => all + balance, 0);
      assert.is(balanceOf(run.db, playerAccount(run.memberId)), OPENING - sum);
      assert.is((standing.value as { transactionIds: string[] }).transactionIds.length, transfers.length);
      assert.ok(screen.startsWith(textOf('sent_done')), screen);
      for (const { userName, amount } of transfers)
        assert.ok(screen.includes(`${userName}R$ ${shown(amount)}`), screen);
    },
  });
});

test.run();
