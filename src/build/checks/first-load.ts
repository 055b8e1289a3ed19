import type { Metafile } from 'esbuild';
import { chainTo } from '../report/chains.ts';
import { ENTRY, scriptOf, staticImports } from '../report/graph.ts';

/** Only what boot imports statically is in the first load (DESIGN.md section 2): a page there arrives on every visit. */
export function firstLoadFaults(metafile: Metafile): string[] {
  const entry = scriptOf(metafile, ENTRY);
  if (entry === undefined) return [`${ENTRY} made no script`];
  return [entry, ...staticImports(metafile, entry)]
    .flatMap((output) => Object.keys(metafile.outputs[output]?.inputs ?? {}))
    .filter((input) => input.startsWith('src/app/pages/'))
    .map((input) => `a page is in the first load: ${chainTo(metafile, input)}`);
}
