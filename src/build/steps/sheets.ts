import { join } from 'node:path';
import { type BuildResult, build, type Metafile, type Plugin } from 'esbuild';
import { reportingErrors } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { ENTRY, partSources, styleImports } from '../report/graph.ts';
import { SUPPORTED, TARGET } from './floor.ts';
import { pageOfPart, sharedOfPart } from './one-shell.ts';

/** Marks the sheet of a part in esbuild's account: `sheet:` and the part's source. */
export const SHEET = 'sheet:';

/**
 * Makes the style sheet of the entry and of every part that `import()` brings. Esbuild's own sheets will not do: it follows
 * `import()` too, so the entry's would hold the style of every page. A part's sheet leaves out what the shell's has, that of
 * its page, and what all pages of its area have.
 */
export async function bundleSheets(
  options: BuildOptions,
  metafile: Metafile,
): Promise<BuildResult<{ metafile: true }>> {
  const shell = styleImports(metafile, ENTRY);
  const sheets = new Map([[ENTRY, shell]]);
  for (const source of partSources(metafile)) {
    const before = [pageOfPart(source), sharedOfPart(source)].filter((file) => file !== undefined);
    const there = [...shell, ...before.flatMap((file) => styleImports(metafile, file))];
    const own = styleImports(metafile, source).filter((file) => !there.includes(file));
    if (source !== ENTRY && own.length > 0) sheets.set(source, own);
  }
  const dev = options.command === 'dev';
  return reportingErrors(() =>
    build({
      absWorkingDir: options.root,
      entryPoints: [...sheets].filter(([, files]) => files.length > 0).map(([source]) => SHEET + source),
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
