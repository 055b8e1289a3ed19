import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, type BuildOptions as EsbuildOptions } from 'esbuild';
import { reportingErrors } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { writeFiles } from './files.ts';

const ENTRIES = ['main', 'server', 'openapi'];
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

/**
 * Bundles the sandbox platform, and writes the contract it speaks as OpenAPI to `report/openapi.json`. It is the same
 * platform under both runtimes, so the build on real React leaves it alone.
 */
export async function bundleSandbox(options: BuildOptions): Promise<void> {
  const esbuildOptions = sandboxBundleOptions(options);
  if (options.runtime === 'react' || esbuildOptions.entryPoints.length === 0) return;
  await reportingErrors(() => build(esbuildOptions));
  const printer = join(options.sandbox, 'openapi.mjs');
  if (!existsSync(printer)) return;
  const { stdout } = await run(process.execPath, [printer], { maxBuffer: 64 * 1024 * 1024 });
  await writeFiles([[join(options.report, 'openapi.json'), stdout]]);
}
