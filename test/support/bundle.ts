import { join, resolve } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { readOptions } from '../../src/build/options.ts';
import { runtimeOptions } from '../../src/build/steps/runtime.ts';

/** A test file and the bundle made of it, both as paths from the root. */
export interface Bundled {
  readonly source: string;
  readonly bundle: string;
}

const OUT = 'dist/test';

const common: BuildOptions = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  outdir: OUT,
  outbase: 'test',
  outExtension: { '.js': '.mjs' },
  sourcemap: 'linked',
  logLevel: 'silent',
  loader: { '.css': 'empty' },
};

const inApp = (file: string): boolean => file.startsWith(join('test', 'app'));

/** Packages of the tests and of the sandbox that they boot; all others are the app's. */
const NODE_PACKAGES = ['uvu', 'uvu/*', 'fast-check', '@hono/*', 'hono', 'better-sqlite3', 'sharp', 'zod'];

/** happy-dom as one file, which Node reads in half the time of its thousand. */
const DOM = resolve(OUT, 'happy-dom.mjs');

const bundleDom = (): Promise<unknown> =>
  build({
    entryPoints: ['happy-dom'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outfile: DOM,
    logLevel: 'silent',
    external: ['ws', 'buffer-image-size'],
  });

const readDom: Plugin = {
  name: 'happy-dom',
  setup: ({ onResolve }) => void onResolve({ filter: /^happy-dom$/ }, () => ({ path: DOM, external: true })),
};

/** An app test is bundled with its packages, aliased and shimmed as the app is; any other leaves packages to Node. */
export function appOptions(): BuildOptions {
  const runtime = runtimeOptions(readOptions(['dev'], resolve('.')));
  return {
    ...common,
    ...runtime,
    plugins: [...(runtime.plugins ?? []), readDom],
    conditions: ['browser'],
    external: NODE_PACKAGES,
  };
}

/** An other test's: its packages stay with Node. */
export const nodeOptions = (): BuildOptions => ({ ...common, packages: 'external' });

const bundleOf = (source: string): Bundled => ({
  source,
  bundle: join(OUT, source.slice('test/'.length).replace(/\.tsx?$/, '.mjs')),
});

/** Bundles files of one kind in one go, which parses what they share once; where that fails, one by one, so that only what is broken is missing. */
async function bundleKind(files: readonly string[], options: BuildOptions, errors: string[]): Promise<Bundled[]> {
  if (files.length === 0) return [];
  try {
    await build({ ...options, entryPoints: [...files] });
    return files.map(bundleOf);
  } catch (error) {
    const [source] = files;
    if (files.length > 1 || source === undefined) {
      const singles = await Promise.all(files.map((file) => bundleKind([file], options, errors)));
      return singles.flat();
    }
    errors.push(`${source}: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}

/** Bundles test files into dist/test, mirroring their folders; a file that cannot be bundled gives an error text. */
export async function bundleTests(files: readonly string[]): Promise<{ bundles: Bundled[]; errors: string[] }> {
  const errors: string[] = [];
  const ofApp = files.filter(inApp);
  const others = files.filter((file) => !inApp(file));
  const bundles = await Promise.all([
    ...(ofApp.length > 0 ? [bundleDom().then(() => [])] : []),
    bundleKind(ofApp, appOptions(), errors),
    bundleKind(others, nodeOptions(), errors),
  ]);
  return { bundles: bundles.flat(), errors };
}
