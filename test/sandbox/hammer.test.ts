import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createDeposit } from '../../src/contract/calls/deposit.ts';
import { collectFunds, getWallet, transferFunds } from '../../src/contract/calls/wallet.ts';
import { createRandom } from '../../src/sandbox/seed/random.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';

const WALLETS = ['MAIN', 'PP', 'JDB', 'FC', 'TA'];
const TABS = 8;
const STEPS = 60;

/** One tab: random movements, each sent up to three times at once under the same key, as double taps and retries do. */
async function tab(sandbox: TestSandbox, token: string, seed: number, failures: string[]): Promise<number> {
  const random = createRandom(seed);
  let credited = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const key = `tab-${seed}-step-${step}`;
    const times = Array.from({ length: random.int(1, 3) });
    const chance = random.int(0, 9);
    if (chance === 0) {
      const body = { methodId: 'wallet', amount: `${random.int(5, 40)}.07`, backUrl: '/m/home' };
      const [first] = await Promise.all(times.map(() => sandbox.call(createDeposit, { token, key, body })));
      const address = `${sandbox.url}/sandbox/gateway/${first?.value.depositId}`;
      const approval = () =>
        fetch(address, { method: 'POST', body: new URLSearchParams({ action: 'approve' }), redirect: 'manual' });
      await Promise.all([...times, 1].map(approval));
      credited += Math.round(Number(body.amount) * 100);
    } else if (chance === 1) {
      await Promise.all(times.map(() => sandbox.call(collectFunds, { token, key })));
    } else {
      const from = random.chance(0.6) ? 'MAIN' : random.pick(WALLETS);
      const body = { from, to: random.pick(WALLETS), amount: `${random.int(1, 20)}.${random.int(10, 99)}` };
      const answers = await Promise.all(times.map(() => sandbox.call(transferFunds, { token, key, body })));
      for (const { code } of answers) if (code && code !== 'wallet.insufficient') failures.push(code);
    }
  }
  return credited;
}

test('eight tabs hammering one balance never overdraw it, and the books balance', () =>
  withSandbox(async (sandbox) => {
    const token = await sandbox.signIn('newbie');
    const failures: string[] = [];
    const credited = await Promise.all(Array.from({ length: TABS }, (_, seed) => tab(sandbox, token, seed, failures)));
    // The only other refusal is a transfer to the wallet it comes from.
    assert.equal([...new Set(failures)], ['payload.invalid']);

    const { sumBalance } = (await sandbox.call(getWallet, { token })).value;
    const expected = 5000 + credited.reduce((sum, amount) => sum + amount, 0);
    assert.is(Math.round(Number(sumBalance) * 100), expected, 'every approved deposit is there once');

    const db = new Sqlite(join(sandbox.dataDir, 'leve.sqlite'), { readonly: true });
    const one = (query: string) => db.prepare(query).pluck().get();
    assert.is(one('SELECT SUM(amount) FROM ledger_lines'), 0, 'all lines sum to zero');
    assert.is(one('SELECT SUM(balance) FROM ledger_accounts'), 0);
    assert.is(one("SELECT COUNT(*) FROM ledger_accounts WHERE balance < 0 AND name NOT LIKE 'house:%'"), 0);
    assert.is(
      (one(
        "SELECT MIN(balance_after) FROM ledger_lines JOIN ledger_accounts a ON a.id = account_id WHERE a.name NOT LIKE 'house:%'",
      ) as number) >= 0,
      true,
    );
    assert.is(
      one('SELECT COUNT(*) FROM (SELECT posting_id FROM ledger_lines GROUP BY posting_id HAVING SUM(amount) <> 0)'),
      0,
    );
    assert.is(one('SELECT COUNT(*) - COUNT(DISTINCT key) FROM ledger_postings'), 0, 'each key moved once');
    assert.is(
      one(`SELECT COUNT(*) FROM ledger_accounts a WHERE balance <>
           (SELECT COALESCE(SUM(amount), 0) FROM ledger_lines WHERE account_id = a.id)`),
      0,
      'each balance is the sum of its lines',
    );
    console.log(`${one("SELECT COUNT(*) FROM ledger_postings WHERE key LIKE 'transfer:%'")} transfers moved`);
    db.close();
  }));

test.run();
