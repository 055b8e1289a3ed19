import type { Metafile } from 'esbuild';
import { ENTRY } from './graph.ts';

/** A module's part in some outputs. */
export interface Weight {
  readonly module: string;
  /** Minified bytes, before compression. */
  readonly bytes: number;
}

/** How the entry comes to import a module, by the shortest way: ` > ` is a static import, ` >> ` an `import()`. */
export function chainTo(metafile: Metafile, module: string): string {
  const before = new Map<string, { from: string; arrow: string }>();
  const queue = [ENTRY];
  for (const current of queue) {
    if (current === module) break;
    for (const { path, kind, external } of metafile.inputs[current]?.imports ?? []) {
      if (external || path === ENTRY || before.has(path)) continue;
      before.set(path, { from: current, arrow: kind === 'dynamic-import' ? ' >> ' : ' > ' });
      queue.push(path);
    }
  }
  let chain = module;
  for (let step = before.get(module); step !== undefined; step = before.get(step.from)) {
    chain = step.from + step.arrow + chain;
  }
  return chain;
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
