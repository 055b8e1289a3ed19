import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../src/sandbox/db/database.ts';
import { playerAccount, post } from '../../src/sandbox/rules/ledger.ts';
import { addMember } from '../../src/sandbox/rules/members.ts';
import { openSession } from '../../src/sandbox/rules/session.ts';
import { seedWorld } from '../../src/sandbox/seed/world.ts';

/** A fixed moment, so that what a test sees does not depend on the day. */
export const NOW = Date.UTC(2026, 10, 21, 12);

/** An empty database in a folder of its own, and how to take both away again. */
export function openScratch(): { db: Database; folder: string; close(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'leve-world-'));
  const db = openDatabase(folder);
  return {
    db,
    folder,
    close() {
      db.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Adds a player with money in the main wallet (minor units) and gives the id. */
export function buildPlayer(db: Database, username: string, money: number): number {
  const id = addMember(db, {
    username,
    password_hash: 'none',
    type: 0,
    created_at: NOW - 400 * 24 * 3600 * 1000,
    first_login: 0,
  });
  if (money > 0) {
    post(db, {
      key: `opening:${id}`,
      kind: 'opening',
      reference: username,
      lines: [
        { account: 'house:gateway', amount: -money },
        { account: playerAccount(id), amount: money },
      ],
    });
  }
  return id;
}

/** A seeded world with a few players; `member` has R$ 1.000,00 and is signed in with `token`. */
export function buildWorld() {
  const scratch = openScratch();
  const member = buildPlayer(scratch.db, 'member', 100_000);
  for (const name of ['ana', 'beto', 'carla']) {
    buildPlayer(scratch.db, name, 0);
  }
  seedWorld(scratch.db, NOW);
  return { ...scratch, member, token: openSession(scratch.db, member, NOW) };
}
