import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createDeposit, getDeposit } from '../../src/contract/calls/deposit.ts';
import { openDatabase } from '../../src/sandbox/db/database.ts';
import { seedOnce } from '../../src/sandbox/seed/seed.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { newDataDir, withSandbox } from '../support/sandbox.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'leve-server-'));

test('data outlive a restart; a fresh start forgets them', async () => {
  const dataDir = await newDataDir();
  let depositId = '';
  await withSandbox(
    async ({ call, signIn }) => {
      const body = { methodId: 'pix', amount: '50', backUrl: '/m/home' };
      depositId = (await call(createDeposit, { token: await signIn('member'), body })).value.depositId;
    },
    { dataDir },
  );
  const look = async (fresh: boolean, expected: string | undefined) =>
    withSandbox(
      async ({ call, signIn }) => {
        assert.is((await call(getDeposit, { token: await signIn('member'), query: { depositId } })).code, expected);
      },
      { dataDir, fresh },
    );
  await look(false, undefined);
  await look(true, 'not.found');
  rmSync(dataDir, { recursive: true });
});

test('a port that is taken is told in plain words', async () => {
  const dataDir = await newDataDir();
  await withSandbox(async ({ url }) => {
    const port = Number(new URL(url).port);
    try {
      await startSandbox({ port, dataDir, publicDir: dataDir, quiet: true });
      assert.unreachable('the port is taken');
    } catch (error) {
      assert.match(String(error), `Port ${port} is taken`);
    }
  });
  rmSync(dataDir, { recursive: true });
});

test('a seeding that breaks leaves nothing, and the next one starts over', () => {
  const folder = newFolder();
  const db = openDatabase(folder);
  const count = () => db.prepare('SELECT COUNT(*) FROM members').pluck().get();
  db.exec("CREATE TRIGGER break BEFORE INSERT ON settings BEGIN SELECT RAISE(ABORT, 'power cut'); END");
  assert.throws(() => seedOnce(db, () => undefined), /power cut/);
  assert.is(count(), 0);
  db.exec('DROP TRIGGER break');
  seedOnce(db, () => undefined);
  const seeded = count();
  assert.ok(Number(seeded) > 300);
  seedOnce(db, () => undefined);
  assert.is(count(), seeded);
  db.close();
  rmSync(folder, { recursive: true });
});

test('two seedings make the same members', () => {
  const names = [1, 2].map(() => {
    const folder = newFolder();
    const db = openDatabase(folder);
    seedOnce(db, () => undefined);
    const all = db.prepare('SELECT username, type, vip_label, upline_id FROM members ORDER BY id').all();
    db.close();
    rmSync(folder, { recursive: true });
    return all;
  });
  assert.equal(names[0], names[1]);
});

test.run();
