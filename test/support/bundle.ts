import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { readOptions } from '../../src/build/options.ts';
import { quickRuntime } from '../../src/build/steps/runtime.ts';

/** A test file and the bundle made of it, both as paths from the root. */
export interface Bundled {
  readonly source: string;
  readonly bundle: string;
}

const common: BuildOptions = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  outdir: 'dist',
  outbase: 'test',
  outExtension: { '.js': '.mjs' },
  sourcemap: 'linked',
  // Traces need places alone, and the text is half of what is written.
  sourcesContent: false,
  logLevel: 'silent',
  loader: { '.css': 'empty' },
};

const inApp = (file: string): boolean => file.startsWith(join('test', 'app'));

/** Packages of the tests and of the sandbox that they boot; all others are the app's. */
const NODE_PACKAGES = ['uvu', 'uvu/*', 'fast-check', '@hono/*', 'hono', 'better-sqlite3', 'sharp', 'zod'];

/** happy-dom as one file, which Node reads in half the time of its thousand. */
const bundleDom = (outfile: string): Promise<unknown> =>
  build({
    entryPoints: ['happy-dom'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outfile,
    logLevel: 'silent',
    external: ['ws', 'buffer-image-size'],
  });

const readDom = (path: string): Plugin => ({
  name: 'happy-dom',
  setup: ({ onResolve }) => void onResolve({ filter: /^happy-dom$/ }, () => ({ path, external: true })),
});

/** An app test is bundled with its packages, aliased and shimmed as the app is; any other leaves packages to Node. */
export function appOptions(): BuildOptions {
  const runtime = quickRuntime(readOptions(['dev'], resolve('.')));
  return {
    ...common,
    ...runtime,
    plugins: runtime.plugins ?? [],
    conditions: ['browser'],
    external: NODE_PACKAGES,
  };
}

/** The build finds its own files from where its source stands. */
const inPlace: Plugin = {
  name: 'in-place',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]build[\\/].*\.ts$|[\\/]build\.mjs$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    }));
  },
};

/**
 * An other test's: its packages stay with Node, and what tests share is written once. App tests share nothing: esbuild keeps no order
 * between chunks, and they prepare the window before the modules that look for it.
 */
export const nodeOptions = (): BuildOptions => ({
  ...common,
  packages: 'external',
  splitting: true,
  chunkNames: 'chunks/[hash]',
  plugins: [inPlace],
});

const bundleOf = (source: string, folder: string): Bundled => ({
  source,
  bundle: join(folder, source.slice('test/'.length).replace(/\.tsx?$/, '.mjs')),
});

/** build.mjs as tests run it, in a folder of bundles. */
export const BUILD_BUNDLE = join('build', 'run.mjs');

/** build.mjs needs no tsx once it is bundled. */
const withoutTsx: Plugin = {
  name: 'without-tsx',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^tsx\/esm\/api$/ }, ({ path }) => ({ path, namespace: 'without-tsx' }));
    onLoad({ filter: /.*/, namespace: 'without-tsx' }, () => ({
      contents: 'export const register = () => () => undefined;',
    }));
  },
};

const runsBuild = (file: string): boolean => file.startsWith(join('test', 'build'));

const bundleBuild = (folder: string): Promise<unknown> =>
  build({
    ...nodeOptions(),
    plugins: [withoutTsx, inPlace],
    entryPoints: [{ in: 'build.mjs', out: BUILD_BUNDLE.replace(/\.mjs$/, '') }],
    outdir: folder,
  });

/** Bundles files of one kind in one go, which parses what they share once; where that fails, one by one, so that only what is broken is missing. */
async function bundleKind(
  files: readonly string[],
  options: BuildOptions & { readonly outdir: string },
  errors: string[],
): Promise<Bundled[]> {
  if (files.length === 0) return [];
  try {
    await build({ ...options, entryPoints: [...files] });
    return files.map((source) => bundleOf(source, options.outdir));
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

/**
 * Bundles test files; a file that cannot be bundled gives an error text.
 * @param folder is filled, mirroring the folders of the tests; it lies in dist, so that packages are found
 */
export async function bundleTests(
  files: readonly string[],
  folder: string,
): Promise<{ bundles: Bundled[]; errors: string[] }> {
  const errors: string[] = [];
  const ofApp = files.filter(inApp);
  const others = files.filter((file) => !inApp(file));
  const dom = resolve(folder, 'happy-dom.mjs');
  const forApp = appOptions();
  const [bundledApp, bundledOthers] = await Promise.all([
    bundleKind(ofApp, { ...forApp, outdir: folder, plugins: [...(forApp.plugins ?? []), readDom(dom)] }, errors),
    bundleKind(others, { ...nodeOptions(), outdir: folder }, errors),
    ...(ofApp.length > 0 ? [bundleDom(dom)] : []),
    ...(files.some(runsBuild) ? [bundleBuild(folder).catch((error) => errors.push(`build.mjs: ${error}`))] : []),
  ]);
  return { bundles: [...bundledOthers, ...bundledApp], errors };
}
