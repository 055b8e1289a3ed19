import { join, relative } from 'node:path';
import type { Metafile } from 'esbuild';
import { BuildFailure } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import type { AppBundle } from '../steps/bundle.ts';

/** The source of the first load. */
export const ENTRY = 'src/app/boot/entry.tsx';

/** Under which the early script asks for the entry's sheet, in dev too, where no plan names parts. */
export const ENTRY_NAME = 'entry';

export const pageSource = (page: string): string => `src/app/pages/${page}.tsx`;

/** A chunk that a route needs: its own script, all that it imports statically, and its sheet, by address. */
export interface Chunk {
  readonly source: string;
  readonly script: string;
  /** Static imports, direct and indirect, without the script itself. */
  readonly imports: readonly string[];
  /** Scripts that it asks for by `import()`. */
  readonly later: readonly string[];
  readonly sheet?: string;
  /** Under which its sheet is asked for. */
  readonly name: string;
}

/** The chunks of the bundle: the entry's, and those of every `import()`, by source. */
export interface Graph {
  readonly entry: Chunk;
  readonly chunks: ReadonlyMap<string, Chunk>;
}

/** Reads the chunks out of esbuild's account. */
export function readGraph(options: BuildOptions, { metafile, sheetOwners, planned }: AppBundle): Graph {
  const outputOf = new Map(
    Object.entries(metafile.outputs).flatMap(([output, { entryPoint }]) => (entryPoint ? [[entryPoint, output]] : [])),
  );
  const chunks = new Map<string, Chunk>();
  for (const source of partSources(metafile)) {
    const script = outputOf.get(source) ?? '';
    const sheet = outputOf.get(`sheet:${sheetOwners.get(source)}`);
    chunks.set(source, {
      source,
      script: addressOf(options, script),
      imports: staticImports(metafile, script).map((path) => addressOf(options, path)),
      later: (metafile.outputs[script]?.imports ?? []).flatMap(({ kind, path }) =>
        kind === 'dynamic-import' ? addressOf(options, path) : [],
      ),
      name: source === ENTRY ? ENTRY_NAME : (planned?.names.get(source) ?? source),
      ...(sheet !== undefined && { sheet: addressOf(options, sheet) }),
    });
  }
  const entry = chunks.get(ENTRY);
  if (entry === undefined) throw new BuildFailure([`${ENTRY} made no script`]);
  return { entry, chunks };
}

/** The sources that have a script of their own: the entry, and what `import()` names. */
export const partSources = (metafile: Metafile): string[] =>
  Object.entries(metafile.outputs).flatMap(([output, { entryPoint }]) =>
    entryPoint !== undefined && output.endsWith('.js') ? [entryPoint] : [],
  );

/** Style sheets that a module imports statically, directly or through others, in the order in which modules run. */
export function styleImports(metafile: Metafile, source: string): string[] {
  const seen = new Set<string>();
  const sheets: string[] = [];
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { path: next, kind, external } of metafile.inputs[path]?.imports ?? []) {
      if (kind === 'import-statement' && !external) visit(next);
    }
    if (path.endsWith('.css')) sheets.push(path);
  };
  visit(source);
  return sheets;
}

/**
 * The chunk of a page.
 * @throws {BuildFailure} when no script was made of it
 */
export function pageChunk(graph: Graph, page: string): Chunk {
  const chunk = graph.chunks.get(pageSource(page));
  if (chunk === undefined) throw new BuildFailure([`page ${page}: no import() of it in src/app/routes/table.ts`]);
  return chunk;
}

/** Everything that is on the way to a page's first render: scripts and sheets, each once, in the order of need. */
export function criticalFiles(graph: Graph, page: string): { scripts: string[]; sheets: string[] } {
  const needed = [graph.entry, pageChunk(graph, page)];
  const unique = (values: (string | undefined)[]): string[] => [
    ...new Set(values.filter((value): value is string => value !== undefined)),
  ];
  return {
    scripts: unique(needed.flatMap((chunk) => [chunk.script, ...chunk.imports])),
    sheets: unique(needed.map((chunk) => chunk.sheet)),
  };
}

/** Where the world finds an output (`/a/entry-ABCD.js`). */
export const addressOf = (options: BuildOptions, output: string): string =>
  `/${relative(options.public, join(options.root, output))}`;

/** The script that a source of its own was made into. */
export const scriptOf = (metafile: Metafile, source: string): string | undefined =>
  Object.keys(metafile.outputs).find((output) => metafile.outputs[output]?.entryPoint === source);

/** Outputs that come along with this one before it can run, itself left out. */
export function staticImports(metafile: Metafile, output: string): string[] {
  const seen = new Set<string>([output]);
  for (const path of seen) {
    for (const one of metafile.outputs[path]?.imports ?? []) {
      if (one.kind === 'import-statement' && !one.external) seen.add(one.path);
    }
  }
  seen.delete(output);
  return [...seen];
}
