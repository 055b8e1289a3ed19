import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { reportingErrors } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { styleImports } from '../report/graph.ts';
import { TARGET } from './floor.ts';
import { type Route, skeletonFile } from './routes.ts';
import { styleShortener } from './short-tokens.ts';
import { splitStyle, usedStyle } from './used-style.ts';

/** The style of the app's frame, its reset and its tokens. */
export const SHELL_STYLE = join('app', 'boot', 'shell.css');

/** The style that every HTML file has in itself, and what of the shell's is left for its sheet. */
export interface CriticalStyle {
  /** What paints a page's first screen before any other byte, by page. */
  readonly pages: ReadonlyMap<string, string>;
  /** The shell's whole style, with the tokens as the source names them. */
  readonly shell: string;
  /** What no skeleton takes of it. */
  readonly rest: string;
}

/**
 * Reads the style of first screens: of the shell's what some skeleton takes, and of what the page's own skeleton imports the rules that
 * its markup takes.
 * @param faces the markup by route path
 * @param read takes the absolute paths of the files that were read
 */
export async function readCritical(
  options: BuildOptions,
  routes: readonly Route[],
  faces: ReadonlyMap<string, string>,
  read: Set<string> = new Set(),
): Promise<CriticalStyle> {
  const shell = await minified(options, [join(options.src, SHELL_STYLE)], read);
  const short = styleShortener(options);
  const skeletons = new Map(routes.map((route) => [route.page, skeletonFile(options.src, route)] as const));
  const styles = await stylesOf(options, [...new Set([...skeletons.values()].flatMap((file) => file ?? []))], read);
  const markup = new Map<string, string>();
  for (const { page, path } of routes) markup.set(page, (markup.get(page) ?? '') + (faces.get(path) ?? ''));
  const ofSkeletons = [...markup].map(async ([page, face]) => {
    const skeleton = skeletons.get(page);
    const own = skeleton === undefined ? [] : (styles.get(skeleton) ?? []);
    return [page, usedStyle(short(await minified(options, own, read)), face)] as const;
  });
  const own = await Promise.all(ofSkeletons);
  const { used, rest } = splitStyle(
    short(shell),
    [...markup.values()].join(''),
    own.map(([, style]) => style).join(''),
  );
  return { pages: new Map(own.map(([page, style]) => [page, used + style])), shell, rest };
}

/** The style files that each skeleton imports, directly or through others, in their order. */
async function stylesOf(
  { root }: BuildOptions,
  skeletons: readonly string[],
  read: Set<string>,
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
  readInto(read, root, metafile);
  return new Map(skeletons.map((skeleton) => [skeleton, stylesIn(root, metafile, skeleton)]));
}

const stylesIn = (root: string, metafile: Metafile, skeleton: string): string[] =>
  styleImports(metafile, skeleton.slice(root.length + 1)).map((style) => join(root, style));

/** Adds what esbuild read, as absolute paths. */
function readInto(read: Set<string>, root: string, { inputs }: Metafile): void {
  for (const file of Object.keys(inputs)) read.add(join(root, file));
}

async function minified({ root }: BuildOptions, files: readonly string[], read: Set<string>): Promise<string> {
  if (files.length === 0) return '';
  const result = await reportingErrors(() =>
    build({
      stdin: {
        contents: files.map((file) => `@import ${JSON.stringify(file)};`).join('\n'),
        resolveDir: root,
        loader: 'css',
      },
      absWorkingDir: root,
      bundle: true,
      minify: true,
      metafile: true,
      write: false,
      target: TARGET,
      charset: 'utf8',
      logLevel: 'silent',
    }),
  );
  readInto(read, root, result.metafile);
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
