import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { paths } from './paths.ts';
import { startSandbox } from './sandbox.ts';

const HALF_A_DAY = 12 * 3600_000;

/** Names a seeded world by the code that made it and by the half day it was made in: its bets reach up to its today. */
function seedName(): string {
  const hash = createHash('sha256').update(String(Math.floor(Date.now() / HALF_A_DAY)));
  const folder = dirname(paths.sandbox);
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mjs'));
  for (const file of code.sort()) hash.update(readFileSync(join(folder, file)));
  return `seed-${hash.digest('hex').slice(0, 12)}`;
}

/** Playwright's global setup: seeds the world once; every worker starts from a copy. */
export default async function seed(): Promise<void> {
  // The gate has seeded it, and others of its stages may have their copies beside it.
  if (existsSync(process.env.LEVE_SEED ?? '')) return;
  mkdirSync(paths.work, { recursive: true });
  const name = seedName();
  const folder = join(paths.work, name);
  process.env.LEVE_SEED = folder;
  for (const old of readdirSync(paths.work).filter((entry) => /^(?:seed|data)-/.test(entry) && entry !== name)) {
    rmSync(join(paths.work, old), { recursive: true, force: true });
  }
  if (existsSync(folder)) return;
  const fresh = `${folder}-new`;
  const sandbox = await startSandbox(fresh);
  await sandbox.close();
  renameSync(fresh, folder);
}
