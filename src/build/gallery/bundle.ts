import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildResult, context, type BuildOptions as EsbuildOptions, type Plugin } from 'esbuild';
import { reportingErrors } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { mirrorStyle } from '../steps/mirror.ts';
import { quickRuntime } from '../steps/runtime.ts';
import { editSources } from '../steps/source-edits.ts';
import { inlinesStyleNames } from '../steps/style-names.ts';
import { GALLERY, galleryPages, SCRIPT, SHEETS } from './pages.ts';
import { withPseudoClasses } from './pseudo.ts';
import { storyFiles } from './stories.ts';

/** Files of the gallery by name, as they stand below `/gallery/`. */
export type GalleryFiles = ReadonlyMap<string, string | Uint8Array>;

/** Bundles the gallery, and again as often as it is asked to. */
export interface GalleryBundler {
  /** @throws {BuildFailure} naming what does not compile */
  build(): Promise<GalleryFiles>;
  stop(): Promise<void>;
}

/** Style for languages that are read from the right, beside the mirror image of all sheets. */
const RTL_STYLE = join('app', 'boot', 'rtl.css');

/** Esbuild itself makes the gallery's sheets, so scripts have the names written in. */
const writtenNames = (options: BuildOptions): Plugin =>
  editSources(options.src, [inlinesStyleNames(options)], new Map(), /[\\/]app[\\/].*\.tsx?$/);

function bundleOptions(options: BuildOptions): EsbuildOptions & { write: false } {
  const dev = { ...options, command: 'dev' } as const;
  const { alias, plugins = [] } = quickRuntime(dev, writtenNames(dev));
  return {
    absWorkingDir: options.root,
    entryPoints: [{ in: fileURLToPath(new URL('page/main.tsx', import.meta.url)), out: basename(SCRIPT, '.js') }],
    outdir: join(options.dist, 'gallery'),
    assetNames: '[name]',
    publicPath: GALLERY,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2020',
    jsx: 'automatic',
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"development"' },
    loader: { '.woff2': 'file' },
    ...(alias && { alias }),
    plugins: [storyFiles(options.src), ...plugins],
    write: false,
    logLevel: 'silent',
  };
}

/**
 * Bundles every story with the page that shows it.
 * @param extra a script that every page of the gallery runs
 */
export async function openGalleryBundler(options: BuildOptions, extra = ''): Promise<GalleryBundler> {
  const bundler = await context(bundleOptions(options));
  return {
    async build() {
      const made = await reportingErrors(() => bundler.rebuild());
      const own = await readFile(join(options.src, RTL_STYLE), 'utf8');
      return new Map([...galleryPages(extra), ...filesOf(made, own)]);
    },
    stop: () => bundler.dispose(),
  };
}

function* filesOf({ outputFiles = [] }: BuildResult, own: string): Generator<readonly [string, string | Uint8Array]> {
  for (const { path, contents, text } of outputFiles) {
    if (!path.endsWith('.css')) {
      yield [basename(path), contents];
      continue;
    }
    const style = withPseudoClasses(text);
    yield [SHEETS.ltr, style];
    yield [SHEETS.rtl, mirrorStyle(style) + own];
  }
}

/** Bundles the gallery once. @throws {BuildFailure} naming what does not compile */
export async function buildGallery(options: BuildOptions): Promise<GalleryFiles> {
  const bundler = await openGalleryBundler(options);
  try {
    return await bundler.build();
  } finally {
    await bundler.stop();
  }
}
