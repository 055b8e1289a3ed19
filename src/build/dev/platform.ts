import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { context } from 'esbuild';
import { BuildFailure, reportingErrors } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { writeFiles } from '../steps/files.ts';
import { sandboxBundles } from '../steps/sandbox.ts';

/** The sandbox in a process of its own, started anew when its code has changed. */
export interface Platform {
  /** Bundles it again, and starts it again if that made a difference. */
  refresh(): Promise<void>;
  stop(): void;
}

/**
 * Bundles and starts the sandbox on a free port; `options.rest` (`--fresh`) is for the first start only.
 * @param moved hears where it answers, at every start
 */
export async function startPlatform(options: BuildOptions, moved: (url: string) => void): Promise<Platform> {
  const bundlers = await Promise.all(sandboxBundles(options).map((bundle) => context({ ...bundle, write: false })));
  let code = '';
  let child: ChildProcess | undefined;

  const refresh = async (words: readonly string[] = []): Promise<void> => {
    const results = await reportingErrors(() => Promise.all(bundlers.map((bundler) => bundler.rebuild())));
    const files = results.flatMap((result) => result.outputFiles ?? []);
    const next = files.map((file) => file.hash).join();
    if (next === code && child?.exitCode === null) return;
    code = next;
    await writeFiles(files.map((file) => [file.path, file.contents]));
    await end(child);
    child = spawn(process.execPath, ['--enable-source-maps', join(options.sandbox, 'main.mjs'), ...words], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: '0' },
    });
    moved(await readyUrl(child));
  };

  await refresh(options.rest);
  return { refresh: () => refresh(), stop: () => void child?.kill() };
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (child.stdout === null) throw new Error('the sandbox has no output to read its address from');
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = line.match(/^Leve is ready at (\S+)/)?.[1];
      if (url === undefined) console.log(line);
      else resolve(url);
    });
    child.on('exit', (code) => reject(new BuildFailure([`the sandbox ended with code ${code}`])));
  });
}
