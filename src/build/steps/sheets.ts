import { join } from 'node:path';
import { build, type Metafile, type OutputFile, type Plugin } from 'esbuild';
import { reportingErrors } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { ENTRY, partSources, styleImports } from '../report/graph.ts';
import { SUPPORTED, TARGET } from './floor.ts';
import { pageOfPart, sharedOfPart } from './one-shell.ts';

/** Marks the sheet of a part in esbuild's account: `sheet:` and the part's source. */
export const SHEET = 'sheet:';

/** The sheets that esbuild made, and which of them each part takes: parts with the same style share one, and its download. */
export interface Sheets {
  readonly files: readonly OutputFile[];
  readonly metafile: Metafile;
  /** Source of the part that a part's sheet is named after, by the part's source. */
  readonly owners: ReadonlyMap<string, string>;
}

/**
 * Makes the style sheet of the entry and of every part that `import()` brings. Esbuild's own sheets will not do: it follows
 * `import()` too, so the entry's would hold the style of every page. A part's sheet leaves out what the shell's has, that of
 * its page, and what all pages of its area bring.
 */
export async function bundleSheets(options: BuildOptions, metafile: Metafile): Promise<Sheets> {
  const sheets = stylesByPart(metafile);
  const owners = new Map([...sheets].map(([source, files]) => [source, ownerOf(sheets, files)]));
  const dev = options.command === 'dev';
  const made = await reportingErrors(() =>
    build({
      absWorkingDir: options.root,
      entryPoints: [...new Set(owners.values())].map((source) => SHEET + source),
      plugins: [joinedSheets(options.root, sheets)],
      outdir: options.public,
      entryNames: 'a/[name]-[hash]',
      bundle: true,
      minify: !dev,
      sourcemap: dev ? false : 'external',
      target: TARGET,
      supported: SUPPORTED,
      charset: 'utf8',
      metafile: true,
      write: false,
      logLevel: 'silent',
    }),
  );
  return { files: made.outputFiles, metafile: made.metafile, owners };
}

/** The style files of the entry and of every part that has some of its own, by source. */
function stylesByPart(metafile: Metafile): ReadonlyMap<string, readonly string[]> {
  const shell = styleImports(metafile, ENTRY);
  const sheets = new Map<string, readonly string[]>(shell.length > 0 ? [[ENTRY, shell]] : []);
  for (const source of partSources(metafile)) {
    const before = [pageOfPart(source), sharedOfPart(source)].filter((file) => file !== undefined);
    const there = [...shell, ...before.flatMap((file) => styleImports(metafile, file))];
    const own = styleImports(metafile, source).filter((file) => !there.includes(file));
    if (source !== ENTRY && own.length > 0) sheets.set(source, own);
  }
  return sheets;
}

/** The first part whose sheet is made of just these files. */
function ownerOf(sheets: ReadonlyMap<string, readonly string[]>, files: readonly string[]): string {
  const same = [...sheets].find(([, others]) => others.join() === files.join());
  return same?.[0] ?? '';
}

/** Answers `sheet:<source>` with the imports of its files. */
const joinedSheets = (root: string, sheets: ReadonlyMap<string, readonly string[]>): Plugin => ({
  name: 'joined-sheets',
  setup(builder) {
    builder.onResolve({ filter: /^sheet:/ }, ({ path }) => ({ path: path.slice(SHEET.length), namespace: 'sheet' }));
    builder.onLoad({ filter: /.*/, namespace: 'sheet' }, ({ path }) => ({
      contents: (sheets.get(path) ?? []).map((file) => `@import ${JSON.stringify(join(root, file))};`).join('\n'),
      loader: 'css',
      resolveDir: root,
    }));
  },
});
