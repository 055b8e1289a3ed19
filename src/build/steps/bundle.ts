import { join, relative } from 'node:path';
import { type BuildResult, build, type BuildOptions as EsbuildOptions, type Metafile } from 'esbuild';
import { reportingErrors } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { ENTRY, pageSource, scriptOf, staticImports } from '../report/graph.ts';
import { writeFiles } from './files.ts';
import { SUPPORTED, TARGET } from './floor.ts';
import { runtimeOptions } from './runtime.ts';
import { bundleSheets } from './sheets.ts';
import { shortNames } from './short-names.ts';
import { TIGHTENED_BY, tighten } from './tighten.ts';

/** What came out of the app's bundle: every script and sheet by its address, and esbuild's account of them. */
export interface AppBundle {
  readonly metafile: Metafile;
  /** Text by address (`/a/Home-ABCD.js`). */
  readonly files: ReadonlyMap<string, string>;
  /** Source of the part that a part's sheet is named after, by the part's source: see sheets.ts. */
  readonly sheetOwners: ReadonlyMap<string, string>;
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
    banner: { js: TIGHTENED_BY },
    sourcemap: dev ? 'inline' : 'external',
    define: { 'process.env.NODE_ENV': dev ? '"development"' : '"production"' },
    metafile: true,
    write: false,
    logLevel: 'silent',
    // Scripts only say which sheets they need; sheets.ts makes them.
    loader: { '.css': 'empty' },
    ...runtimeOptions(options),
  };
}

/** Bundles the app and writes scripts and sheets to `public`, their source maps to `maps`. */
export async function bundleApp(options: BuildOptions): Promise<AppBundle> {
  return saveBundle(options, await reportingErrors(() => build(appBundleOptions(options))));
}

/** Adds the sheets to the scripts that esbuild made and writes both; maps go where no CDN serves them. */
export async function saveBundle(options: BuildOptions, scripts: BuildResult<{ metafile: true }>): Promise<AppBundle> {
  const { files: sheets, metafile: sheetsAccount, owners } = await bundleSheets(options, scripts.metafile);
  const account = {
    inputs: scripts.metafile.inputs,
    outputs: { ...scripts.metafile.outputs, ...sheetsAccount.outputs },
  };
  const written = [...(scripts.outputFiles ?? []), ...sheets];
  const dev = options.command === 'dev';
  const { files: named, metafile } = dev
    ? { files: written, metafile: account }
    : shortNames({ files: written, metafile: account });
  const outputs = dev ? named : await tighten(named, new Set(firstLoad(options, metafile)));
  const place = (path: string): string =>
    path.endsWith('.map') ? join(options.maps, relative(options.public, path)) : path;
  await writeFiles(outputs.map((file) => [place(file.path), file.contents]));
  const files = outputs
    .filter((file) => !file.path.endsWith('.map'))
    .map((file) => [`/${relative(options.public, file.path)}`, file.text] as const);
  return { metafile, files: new Map(files), sheetOwners: owners };
}

/** Paths of the scripts that nearly every visit starts with: what the entry imports, and home. The entry's own has nothing to compile. */
function firstLoad({ root }: BuildOptions, metafile: Metafile): string[] {
  const [entry, home] = [ENTRY, pageSource('home/Home')].map((source) => scriptOf(metafile, source));
  const imported = [entry, home].flatMap((script) => (script ? staticImports(metafile, script) : []));
  return [...(home ? [home] : []), ...imported].map((output) => join(root, output));
}
