import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { reportingErrors } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { styleImports } from '../report/graph.ts';
import { TARGET } from './floor.ts';
import { type Route, skeletonFile } from './routes.ts';
import { usedStyle } from './used-style.ts';

/**
 * The style that paints a page's first screen before any other byte, by page: the shell's, and of what the page's skeleton imports the
 * rules that its markup takes.
 * @param faces the markup by route path
 */
export async function readCritical(
  options: BuildOptions,
  routes: readonly Route[],
  faces: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const shell = await minified(options, [join(options.src, 'app', 'boot', 'critical.css')]);
  const skeletons = new Map(routes.map((route) => [route.page, skeletonFile(options.src, route)] as const));
  const styles = await stylesOf(options, [...new Set([...skeletons.values()].flatMap((file) => file ?? []))]);
  const markup = new Map<string, string>();
  for (const { page, path } of routes) markup.set(page, (markup.get(page) ?? '') + (faces.get(path) ?? ''));
  const sheets = [...markup].map(async ([page, face]) => {
    const skeleton = skeletons.get(page);
    const own = skeleton === undefined ? [] : (styles.get(skeleton) ?? []);
    return [page, shell + usedStyle(await minified(options, own), face)] as const;
  });
  return new Map(await Promise.all(sheets));
}

/** The style files that each skeleton imports, directly or through others, in their order. */
async function stylesOf(
  { root }: BuildOptions,
  skeletons: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (skeletons.length === 0) return new Map();
  const { metafile } = await reportingErrors(() =>
    build({
      absWorkingDir: root,
      entryPoints: [...skeletons],
      bundle: true,
      packages: 'external',
      jsx: 'automatic',
      loader: { '.css': 'empty' },
      outdir: root,
      write: false,
      metafile: true,
      logLevel: 'silent',
    }),
  );
  return new Map(skeletons.map((skeleton) => [skeleton, stylesIn(root, metafile, skeleton)]));
}

const stylesIn = (root: string, metafile: Metafile, skeleton: string): string[] =>
  styleImports(metafile, skeleton.slice(root.length + 1)).map((style) => join(root, style));

async function minified({ root }: BuildOptions, files: readonly string[]): Promise<string> {
  if (files.length === 0) return '';
  const result = await reportingErrors(() =>
    build({
      stdin: {
        contents: files.map((file) => `@import ${JSON.stringify(file)};`).join('\n'),
        resolveDir: root,
        loader: 'css',
      },
      bundle: true,
      minify: true,
      write: false,
      target: TARGET,
      charset: 'utf8',
      logLevel: 'silent',
    }),
  );
  return packTokens((result.outputFiles[0]?.text ?? '').trim());
}

/** Takes out the spaces that stand in tokens and sums for people alone: esbuild leaves these values as they are. */
export const packTokens = (css: string): string =>
  css
    .replace(
      /(--[\w-]+): ([^;{}"']*)(?=[;}])/g,
      (_, name: string, value: string) => `${name}:${value.replace(/, /g, ',')}`,
    )
    .replace(/calc\([^;{}"']*/g, (sum) => sum.replace(/ ([*/]) /g, '$1'));
