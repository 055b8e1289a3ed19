import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, type BuildOptions as EsbuildOptions } from 'esbuild';
import { reportingErrors } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { writeFiles } from './files.ts';

const ENTRIES = ['main', 'server', 'openapi'];
const GAMES = ['slot', 'crash', 'fish', 'duel'];
const run = promisify(execFile);

/** esbuild's options for the sandbox: its packages stay with Node. */
export function sandboxBundleOptions(options: BuildOptions): EsbuildOptions & { entryPoints: string[] } {
  return {
    absWorkingDir: options.root,
    entryPoints: ENTRIES.map((name) => join('src', 'sandbox', `${name}.ts`)).filter((file) =>
      existsSync(join(options.root, file)),
    ),
    outdir: options.sandbox,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    logLevel: 'silent',
  };
}

/** esbuild's options for the pages of the sandbox's games: one script and one sheet each, for the oldest browser we serve. */
export function gamesBundleOptions(options: BuildOptions): EsbuildOptions & { entryPoints: string[] } {
  return {
    absWorkingDir: options.root,
    entryPoints: GAMES.map((name) => join('src', 'sandbox', 'games', 'client', `${name}.ts`)).filter((file) =>
      existsSync(join(options.root, file)),
    ),
    outdir: join(options.sandbox, 'games'),
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: ['chrome67', 'safari12'],
    logLevel: 'silent',
  };
}

/**
 * Bundles the sandbox platform with the pages of its games, and writes the contract it speaks as OpenAPI to `report/openapi.json`. It is the same
 * platform under both runtimes, so the build on real React leaves it alone.
 */
export async function bundleSandbox(options: BuildOptions): Promise<void> {
  const esbuildOptions = sandboxBundleOptions(options);
  if (options.runtime === 'react' || esbuildOptions.entryPoints.length === 0) return;
  await reportingErrors(() => Promise.all([build(esbuildOptions), build(gamesBundleOptions(options))]));
  const printer = join(options.sandbox, 'openapi.mjs');
  if (!existsSync(printer)) return;
  const { stdout } = await run(process.execPath, [printer], { maxBuffer: 64 * 1024 * 1024 });
  await writeFiles([[join(options.report, 'openapi.json'), stdout]]);
}
