import { join, relative } from 'node:path';
import type { Metafile } from 'esbuild';
import { BuildFailure } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import type { AppBundle } from '../steps/bundle.ts';

/** The source of the first load. */
export const ENTRY = 'src/app/boot/entry.tsx';

export const pageSource = (page: string): string => `src/app/pages/${page}.tsx`;

/** A chunk that a route needs: its own script, all that it imports statically, and its sheet, by address. */
export interface Chunk {
  readonly source: string;
  readonly script: string;
  /** Static imports, direct and indirect, without the script itself. */
  readonly imports: readonly string[];
  readonly sheet?: string;
}

/** The chunks of the bundle: the entry's, and those of every `import()`, by source. */
export interface Graph {
  readonly entry: Chunk;
  readonly chunks: ReadonlyMap<string, Chunk>;
}

/** Reads the chunks out of esbuild's account. */
export function readGraph(options: BuildOptions, { metafile }: AppBundle): Graph {
  const chunks = new Map<string, Chunk>();
  for (const [output, { entryPoint, cssBundle }] of Object.entries(metafile.outputs)) {
    if (entryPoint === undefined || !output.endsWith('.js')) continue;
    const imports = staticImports(metafile, output).map((path) => addressOf(options, path));
    const sheet = cssBundle === undefined ? {} : { sheet: addressOf(options, cssBundle) };
    chunks.set(entryPoint, { source: entryPoint, script: addressOf(options, output), imports, ...sheet });
  }
  const entry = chunks.get(ENTRY);
  if (entry === undefined) throw new BuildFailure([`${ENTRY} made no script`]);
  return { entry, chunks };
}

/**
 * The chunk of a page.
 * @throws {BuildFailure} when src/app/routes/pages.ts does not import it
 */
export function pageChunk(graph: Graph, page: string): Chunk {
  const chunk = graph.chunks.get(pageSource(page));
  if (chunk === undefined) throw new BuildFailure([`page ${page}: no import() of it in src/app/routes/pages.ts`]);
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
