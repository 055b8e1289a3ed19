import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { paths } from './paths.ts';

/** How the platform misbehaves, as `/sandbox/faults.json` takes it; what is left out is off (DESIGN.md section 5). */
export type Faults = Record<string, string | number | boolean>;

/** A sandbox platform of one worker, with data of its own. */
export interface Sandbox {
  readonly url: string;
  /** Switches these faults on and all others off. */
  setFaults(faults: Faults): Promise<void>;
  clearFaults(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the built sandbox in a process of its own, on a free port.
 * @param sound the folder is a fresh copy: nobody looks for damage in it
 * @throws {Error} with what it said when it does not start
 */
export async function startSandbox(
  dataDir: string,
  snapshotDir?: string,
  publicDir = paths.public,
  sound = false,
): Promise<Sandbox> {
  const words = [
    dataDir,
    publicDir,
    ...(snapshotDir === undefined ? [] : [snapshotDir]),
    ...(sound ? ['--sound'] : []),
  ];
  const child = spawn(process.execPath, [paths.host, paths.sandbox, ...words], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const url = await firstLine(child);
  const faults = async (method: 'PUT' | 'DELETE', body?: Faults): Promise<void> => {
    const answer = await fetch(`${url}/sandbox/faults.json`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    if (!answer.ok) throw new Error(`the sandbox refused these faults: ${await answer.text()}`);
  };
  return {
    url,
    setFaults: (body) => faults('PUT', body),
    clearFaults: () => faults('DELETE'),
    async close() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.stdin?.end();
      await ended;
    },
  };
}

/** Where the seeded world keeps drawn pictures. They say nothing of the world's state, so all its copies share them: each is drawn once. */
function sharedPictures(seed: string): string {
  const pictures = resolve(seed, 'images');
  mkdirSync(pictures, { recursive: true });
  return pictures;
}

/** A sandbox over a copy of the seeded data, which is thrown away when it closes. `snapshotDir` may be filled later. */
export async function startSeededSandbox(seed: string, snapshotDir?: string): Promise<Sandbox> {
  const data = mkdtempSync(join(paths.work, 'data-'));
  const pictures = sharedPictures(seed);
  cpSync(seed, data, { recursive: true, filter: (source) => resolve(source) !== pictures });
  symlinkSync(pictures, join(data, 'images'));
  const sandbox = await startSandbox(data, snapshotDir, paths.public, true);
  return {
    ...sandbox,
    async close() {
      await sandbox.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!existsSync(paths.public)) throw new Error(`${paths.public} is not built: run \`npm run build\` first`);
  const { stdout } = child;
  if (stdout === null) throw new Error('the sandbox has no output to read its address from');
  const lines = createInterface({ input: stdout });
  const line = once(lines, 'line').then(([text]) => String(text));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the sandbox ended with code ${code} before it was ready`);
  });
  return Promise.race([line, ended]);
}
