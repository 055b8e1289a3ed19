import type { Metafile } from 'esbuild';
import { ENTRY } from './graph.ts';

/** A module's part in some outputs. */
export interface Weight {
  readonly module: string;
  /** Minified bytes, before compression. */
  readonly bytes: number;
}

const bare = (id: string): string => id.replace(/\?.*/, '');

/** The shortest way from one module to another, or to a piece of it; nothing where there is none. */
function wayTo({ inputs }: Metafile, from: string, to: string, late: 'late too' | 'at once'): string | undefined {
  const ways = new Map([[from, from]]);
  for (const [current, way] of ways) {
    if (current === to || bare(current) === to) return way;
    for (const { path, kind, external } of inputs[current]?.imports ?? []) {
      const isLate = kind === 'dynamic-import';
      if (external || ways.has(path) || (isLate && late === 'at once')) continue;
      ways.set(path, way + (isLate ? ' >> ' : ' > ') + path);
    }
  }
  return undefined;
}

/** How a page comes to import a module, from the page on; nothing where it does not. */
export const chainFrom = (metafile: Metafile, page: string, module: string): string | undefined =>
  wayTo(metafile, page, module, 'at once');

/**
 * How the entry comes to import a module, by the shortest way: ` > ` is a static import, ` >> ` an `import()`. Of a page that brings the
 * module, the way is its own: another page may be nearer.
 */
export function chainTo(metafile: Metafile, module: string, page?: string): string {
  if (page !== undefined) {
    const shell = wayTo(metafile, ENTRY, module, 'at once');
    const start = wayTo(metafile, ENTRY, page, 'late too');
    const own = chainFrom(metafile, page, module);
    if (shell !== undefined) return shell;
    if (start !== undefined && own !== undefined) return start + own.slice(page.length);
  }
  return wayTo(metafile, ENTRY, module, 'late too') ?? module;
}

/** The heaviest modules of these outputs. */
export function heaviest(metafile: Metafile, outputs: readonly string[], count: number): Weight[] {
  const weights = new Map<string, number>();
  for (const output of outputs) {
    for (const [module, { bytesInOutput }] of Object.entries(metafile.outputs[output]?.inputs ?? {})) {
      weights.set(module, (weights.get(module) ?? 0) + bytesInOutput);
    }
  }
  return [...weights]
    .map(([module, bytes]) => ({ module, bytes }))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, count);
}
