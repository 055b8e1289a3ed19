import { join, relative } from 'node:path';
import { type BuildResult, build, type BuildOptions as EsbuildOptions, type Metafile } from 'esbuild';
import { reportingErrors } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { writeFiles } from './files.ts';
import { runtimeOptions } from './runtime.ts';

/** The floor of DESIGN.md section 3. */
export const TARGET = ['chrome67', 'safari12'];

/**
 * Safari has destructured since version 10. Esbuild counts it as lacking before 14.1, for a corner of the conformance tests,
 * and cannot rewrite it.
 */
export const SUPPORTED = { destructuring: true };

/** What came out of the app's bundle: every script and sheet by its address, and esbuild's account of them. */
export interface AppBundle {
  readonly metafile: Metafile;
  /** Text by address (`/a/Home-ABCD.js`). */
  readonly files: ReadonlyMap<string, string>;
}

/** esbuild's options for everything that a phone can download: a chunk per page, names by content. */
export function appBundleOptions(options: BuildOptions): EsbuildOptions & { metafile: true; write: false } {
  const dev = options.command === 'dev';
  return {
    absWorkingDir: options.root,
    entryPoints: [join('src', 'app', 'boot', 'entry.tsx')],
    outdir: options.public,
    entryNames: 'a/[name]-[hash]',
    chunkNames: 'a/[name]-[hash]',
    assetNames: 'a/[name]-[hash]',
    publicPath: '/',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: TARGET,
    supported: SUPPORTED,
    jsx: 'automatic',
    charset: 'utf8',
    minify: !dev,
    legalComments: 'none',
    sourcemap: dev ? 'inline' : 'external',
    define: { 'process.env.NODE_ENV': dev ? '"development"' : '"production"' },
    metafile: true,
    write: false,
    logLevel: 'silent',
    ...runtimeOptions(options),
  };
}

/** Bundles the app and writes scripts and sheets to `public`, their source maps to `maps`. */
export async function bundleApp(options: BuildOptions): Promise<AppBundle> {
  return saveBundle(options, await reportingErrors(() => build(appBundleOptions(options))));
}

/** Writes what esbuild made; maps go where no CDN serves them. */
export async function saveBundle(options: BuildOptions, result: BuildResult<{ metafile: true }>): Promise<AppBundle> {
  const outputs = result.outputFiles ?? [];
  const place = (path: string): string =>
    path.endsWith('.map') ? join(options.maps, relative(options.public, path)) : path;
  await writeFiles(outputs.map((file) => [place(file.path), file.contents]));
  const files = outputs
    .filter((file) => !file.path.endsWith('.map'))
    .map((file) => [`/${relative(options.public, file.path)}`, file.text] as const);
  return { metafile: result.metafile, files: new Map(files) };
}
