import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, type BuildOptions as EsbuildOptions } from 'esbuild';
import { reportingErrors } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { writeFiles } from './files.ts';
import { SUPPORTED, TARGET } from './floor.ts';

const ENTRIES = ['main', 'server', 'openapi'];
const GAMES = ['slot', 'crash', 'fish', 'duel', 'lottery'];
const run = promisify(execFile);

/**
 * esbuild's options for what the sandbox runs: its own code, whose packages stay with Node, and the pages of its games, one
 * script and one sheet each for the oldest browser we serve. None when there is no sandbox.
 */
export function sandboxBundles(options: BuildOptions): EsbuildOptions[] {
  const sources = (folder: string, names: readonly string[]): string[] =>
    names
      .map((name) => join('src', 'sandbox', folder, `${name}.ts`))
      .filter((file) => existsSync(join(options.root, file)));
  const common: EsbuildOptions = { absWorkingDir: options.root, bundle: true, logLevel: 'silent' };
  const server: EsbuildOptions = {
    ...common,
    entryPoints: sources('', ENTRIES),
    outdir: options.sandbox,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks/[name]-[hash]',
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
  };
  const games: EsbuildOptions = {
    ...common,
    entryPoints: sources(join('games', 'client'), GAMES),
    outdir: join(options.sandbox, 'games'),
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: TARGET,
    supported: SUPPORTED,
  };
  return existsSync(join(options.src, 'sandbox')) ? [server, games] : [];
}

/**
 * Bundles the sandbox platform with the pages of its games, and writes the contract it speaks as OpenAPI to
 * `report/openapi.json`. It is the same platform under both runtimes, so the build on real React leaves it alone.
 */
export async function bundleSandbox(options: BuildOptions): Promise<void> {
  if (options.runtime === 'react') return;
  await reportingErrors(() => Promise.all(sandboxBundles(options).map((bundle) => build(bundle))));
  const printer = join(options.sandbox, 'openapi.mjs');
  if (!existsSync(printer)) return;
  const { stdout } = await run(process.execPath, [printer], { maxBuffer: 64 * 1024 * 1024 });
  await writeFiles([[join(options.report, 'openapi.json'), stdout]]);
}
