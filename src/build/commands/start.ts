import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions } from '../options.ts';

/** `npm start`: the full build, then the sandbox in this process; words like `--fresh` are the sandbox's. */
export async function start(options: BuildOptions, build: () => Promise<void>): Promise<void> {
  await build();
  const main = join(options.sandbox, 'main.mjs');
  process.argv = [process.execPath, main, ...options.rest];
  await import(pathToFileURL(main).href);
}
