import { join } from 'node:path';
import { build, type Metafile, type OutputFile, type Plugin } from 'esbuild';
import { reportingErrors } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { SHELL_STYLE } from './critical.ts';
import { SUPPORTED, TARGET } from './floor.ts';
import { shortSheets } from './short-tokens.ts';

/** Marks the sheet of an entry in esbuild's account: `sheet:` and the entry's source. */
export const SHEET = 'sheet:';

/** The sheets that esbuild made, and which of them each entry takes: entries with the same style share one, and its download. */
export interface Sheets {
  readonly files: readonly OutputFile[];
  readonly metafile: Metafile;
  /** Source of the entry that an entry's sheet is named after, by the entry's source. */
  readonly owners: ReadonlyMap<string, string>;
}

/**
 * Makes the style sheets that a plan names. Esbuild's own sheets will not do: it follows `import()` too, so the first entry's would hold
 * the style of every page.
 * @param styles the style files of each entry's sheet, in their order
 * @param shell what the HTML files leave of the shell's style; undefined for the whole
 */
export async function bundleSheets(
  options: BuildOptions,
  styles: ReadonlyMap<string, readonly string[]>,
  shell?: string,
): Promise<Sheets> {
  const owners = new Map([...styles].map(([source, files]) => [source, ownerOf(styles, files)]));
  const dev = options.command === 'dev';
  const made = await reportingErrors(() =>
    build({
      absWorkingDir: options.root,
      entryPoints: [...new Set(owners.values())].map((source) => SHEET + source),
      plugins: [
        joinedSheets(options.root, styles),
        shellStyle(join(options.src, SHELL_STYLE), shell),
        shortSheets(options),
      ],
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

/** The first entry whose sheet is made of just these files. */
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

/** Gives the shell's style as it is left over. */
const shellStyle = (file: string, text: string | undefined): Plugin => ({
  name: 'shell-style',
  setup(builder) {
    if (text !== undefined)
      builder.onLoad({ filter: /shell\.css$/ }, ({ path }) =>
        path === file ? { contents: text, loader: 'css' } : undefined,
      );
  },
});
