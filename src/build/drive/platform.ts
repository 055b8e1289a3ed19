import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BuildOptions } from '../options.ts';

/** The built sandbox with the built app, in a process and a data folder of its own. */
export interface OwnPlatform {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts it; says why it does not. */
export async function startOwnPlatform({ sandbox }: Pick<BuildOptions, 'sandbox'>): Promise<OwnPlatform | string> {
  const main = join(sandbox, 'main.mjs');
  if (!existsSync(main)) return 'no local platform was built';
  const data = mkdtempSync(join(tmpdir(), 'leve-drive-'));
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PORT: '0', LEVE_DATA: data },
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    }
    rmSync(data, { recursive: true, force: true });
  };
  const url = await readyUrl(child);
  if (url !== undefined) return { url, stop };
  await stop();
  return 'the local platform did not start';
}

function readyUrl(child: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve(undefined));
    if (child.stdout === null) return resolve(undefined);
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = line.match(/^Leve is ready at (\S+)/)?.[1];
      if (url !== undefined) resolve(url);
    });
  });
}
