import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import { readOptions } from '../../../src/build/options.ts';
import { markupEdits, preactNames } from '../../../src/build/steps/runtime.ts';
import { type Contestant, type Frame, fileOf } from './contestants.ts';

/** Where the pages are written. */
export const PAGES = 'dist/bench';

const HTML = (
  name: string,
): string => `<!doctype html><html lang="pt" data-theme="dark" data-tier="mid"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><link rel="stylesheet" href="${name}.css">
<body><div id="root"></div><script type="module" src="${name}.js"></script></body></html>`;

/** Where pages are made of what, and where they go. */
interface Place {
  /** Folder with the sources. */
  readonly from: string;
  /** Folder that is written. */
  readonly into: string;
}

const WIDGETS: Place = { from: 'test/bench/widgets/pages', into: PAGES };

/** Bundles a page as the app is bundled, on its own framework, and gives the brotli bytes of its script. */
async function buildPage(contestant: Contestant, { from, into }: Place): Promise<[string, number]> {
  const name = fileOf(contestant);
  const file = ['tsx', 'ts'].map((ending) => `${from}/${contestant.page}.${ending}`).find(existsSync);
  if (file === undefined) throw new Error(`the bench has no page ${contestant.page}`);
  const { outputFiles } = await build({
    entryPoints: [file],
    outfile: join(into, `${name}.js`),
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'chrome67',
    jsx: 'automatic',
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: aliasesOf(contestant.frame),
    plugins: [markupEdits(readOptions(['dev'], resolve('.')))],
    write: false,
    logLevel: 'error',
  });
  let bytes = 0;
  for (const { path, contents } of outputFiles) {
    writeFileSync(path, contents);
    if (path.endsWith('.js'))
      bytes = brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  }
  writeFileSync(join(into, `${name}.html`), HTML(name));
  return [name, bytes];
}

const aliasesOf = (frame: Frame): Record<string, string> =>
  frame === 'preact' ? preactNames(readOptions(['build'], resolve('.')).root) : {};

/** Builds every page; gives the bytes of each by its file. */
export async function buildPages(
  contestants: readonly Contestant[],
  place: Place = WIDGETS,
): Promise<ReadonlyMap<string, number>> {
  mkdirSync(place.into, { recursive: true });
  return new Map(await Promise.all(contestants.map((contestant) => buildPage(contestant, place))));
}
