import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Database, openDatabase } from '../../src/sandbox/db/database.ts';
import { type Account, balanceOf, type Posting, playerAccount, post } from '../../src/sandbox/rules/ledger.ts';
import { Refusal } from '../../src/sandbox/rules/refusal.ts';

function withDatabase(run: (db: Database) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'leve-ledger-'));
  const db = openDatabase(folder);
  try {
    run(db);
  } finally {
    db.close();
    rmSync(folder, { recursive: true });
  }
}

const move = (key: string, from: Account, to: Account, amount: number): Posting => ({
  key,
  kind: 'transfer',
  reference: 'test',
  lines: [
    { account: from, amount: -amount },
    { account: to, amount },
  ],
});

const codeOf = (act: () => unknown): string => {
  try {
    act();
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};

test('moves money whole, once per key', () => {
  withDatabase((db) => {
    assert.is(post(db, move('first', 'house:gateway', playerAccount(1), 500)).replayed, false);
    assert.is(post(db, move('first', 'house:gateway', playerAccount(1), 500)).replayed, true);
    assert.is(balanceOf(db, playerAccount(1)), 500);
    assert.is(balanceOf(db, 'house:gateway'), -500);
    assert.is(
      codeOf(() => post(db, move('first', 'house:gateway', playerAccount(1), 501))),
      'idempotency.conflict',
    );
    assert.is(
      codeOf(() => post(db, move('bet', playerAccount(1), 'house:games', 501))),
      'wallet.insufficient',
    );
    assert.is(balanceOf(db, playerAccount(1)), 500);
    assert.is(
      codeOf(() => post(db, move('bet', playerAccount(1), 'house:games', 500))),
      'done',
    );
    assert.is(balanceOf(db, playerAccount(1)), 0);
  });
});

test('refuses lines that do not balance', () => {
  withDatabase((db) => {
    const posting = move('odd', 'house:gateway', playerAccount(1), 5);
    const [first] = posting.lines;
    assert.throws(() => post(db, { ...posting, lines: first ? [first] : [] }), /sum to zero/);
    assert.throws(() => post(db, move('nothing', 'house:gateway', playerAccount(1), 0)), /Not a movement/);
    assert.throws(() => post(db, move('half', 'house:gateway', playerAccount(1), 0.5)), /Not a movement/);
    assert.throws(() => post(db, move('self', playerAccount(1), playerAccount(1), 5)), /names an account once/);
  });
});

test('the schema itself keeps the books, whatever code writes to it', () => {
  withDatabase((db) => {
    post(db, move('first', 'house:gateway', playerAccount(1), 500));
    const account = db.prepare("SELECT id FROM ledger_accounts WHERE name = 'player:1'").pluck().get();
    assert.throws(() => db.prepare('UPDATE ledger_accounts SET balance = -1 WHERE id = ?').run(account), /CHECK/);
    assert.throws(() => db.prepare('UPDATE ledger_lines SET amount = 9').run(), /never changed/);
    assert.throws(() => db.prepare('DELETE FROM ledger_lines').run(), /never removed/);
    assert.throws(() => db.prepare('DELETE FROM ledger_postings').run(), /never removed/);
    const insert = db.prepare(
      "INSERT INTO ledger_postings (key, kind, reference, fingerprint, created_at) VALUES ('x', 'bet', '', '', 0)",
    );
    const { lastInsertRowid } = insert.run();
    const line = db.prepare(
      'INSERT INTO ledger_lines (account_id, posting_id, amount, balance_after) VALUES (?, ?, ?, ?)',
    );
    assert.throws(() => line.run(account, lastInsertRowid, -501, -1), /CHECK/);
    assert.throws(() => line.run(account, lastInsertRowid, 5, 1), /does not match/);
    assert.is(balanceOf(db, playerAccount(1)), 500);
  });
});

test('any history of movements leaves the books in balance', () => {
  const accounts: Account[] = ['house:games', 'house:gateway', playerAccount(1), playerAccount(2), 'player:1:frozen'];
  const step = fc.record({
    key: fc.integer({ min: 0, max: 30 }),
    from: fc.constantFrom(...accounts),
    to: fc.constantFrom(...accounts),
    amount: fc.integer({ min: 1, max: 1000 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      withDatabase((db) => {
        const model = new Map<Account, number>(accounts.map((account) => [account, 0]));
        const seen = new Map<string, string>();
        for (const { key, from, to, amount } of steps) {
          if (from === to) continue;
          const name = `k${key}`;
          const content = JSON.stringify([from, to, amount]);
          const known = seen.get(name);
          const short = !from.startsWith('house:') && (model.get(from) ?? 0) < amount;
          const unknown = short ? 'wallet.insufficient' : 'done';
          const repeated = known === content ? 'done' : 'idempotency.conflict';
          const expected = known === undefined ? unknown : repeated;
          assert.is(
            codeOf(() => post(db, move(name, from, to, amount))),
            expected,
          );
          if (expected !== 'done' || known !== undefined) continue;
          seen.set(name, content);
          model.set(from, (model.get(from) ?? 0) - amount);
          model.set(to, (model.get(to) ?? 0) + amount);
        }
        for (const [account, balance] of model) assert.is(balanceOf(db, account), balance);
        assert.is(db.prepare('SELECT COALESCE(SUM(amount), 0) FROM ledger_lines').pluck().get(), 0);
      });
    }),
    { numRuns: 25 },
  );
});

test.run();
