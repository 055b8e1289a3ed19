import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base } from '../fixtures.ts';
import { paths } from '../paths.ts';
import { startSeededSandbox } from '../sandbox.ts';

const run = promisify(execFile);

/** Takes a snapshot of a platform into a folder, as ops do. Gives what the command says. */
export async function takeSnapshot(platform: string, out: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['build.mjs', 'snapshot', '--platform', platform, '--out', out]);
  return stdout;
}

/** The phone tests' `test`, with a platform whose first screens stand in the HTML. */
export const test = base.extend<object, { said: string; out: string }>({
  out: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      const out = mkdtempSync(join(paths.work, 'snapshot-'));
      await use(out);
      rmSync(out, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  sandbox: [
    async ({ out }, use) => {
      const sandbox = await startSeededSandbox(process.env.LEVE_SEED ?? '', out);
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** What the snapshot command said of the platform under test. */
  said: [
    async ({ sandbox, out }, use) => {
      await use(await takeSnapshot(sandbox.url, out));
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
});
