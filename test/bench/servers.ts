import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Runtime } from './statistics.ts';

/** A build that is served, with a platform of its own. */
export interface Served {
  readonly runtime: Runtime;
  readonly url: string;
  close(): Promise<void>;
}

/** Where each runtime's build lies. */
const PUBLIC: Readonly<Record<Runtime, string>> = { preact: 'dist/public', react: 'dist/react/public' };

/** Serves both builds; the world is seeded once and copied, so that both show the same. */
export async function serveBoth(work: string): Promise<readonly Served[]> {
  const preact = await serve('preact', join(work, 'data-preact'));
  await preact.close();
  cpSync(join(work, 'data-preact'), join(work, 'data-react'), { recursive: true });
  return [await serve('preact', join(work, 'data-preact')), await serve('react', join(work, 'data-react'))];
}

async function serve(runtime: Runtime, dataDir: string): Promise<Served> {
  if (!existsSync(PUBLIC[runtime])) throw new Error(`${PUBLIC[runtime]} is not built`);
  return { runtime, ...(await servePublic(PUBLIC[runtime], dataDir)) };
}

/** Serves a folder with a platform of its own, whose data is in `dataDir`. */
export async function servePublic(publicDir: string, dataDir: string): Promise<Omit<Served, 'runtime'>> {
  const child = spawn(process.execPath, ['test/phone/host.mjs', 'dist/sandbox/server.mjs', dataDir, publicDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const failed = ended.then(([code]) => {
    throw new Error(`the sandbox ended with code ${code} before it was ready`);
  });
  const line = once(createInterface({ input: child.stdout }), 'line').then(([text]) => String(text));
  const url = await Promise.race([line, failed]);
  return {
    url,
    async close() {
      child.stdin.end();
      await ended;
    },
  };
}
