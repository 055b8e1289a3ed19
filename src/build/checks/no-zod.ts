import type { Metafile } from 'esbuild';
import { chainTo } from '../report/chains.ts';

const ZOD = /(?:^|\/)node_modules\/zod\//;

/** The contract's schemas are for the sandbox and the build: no script that a phone loads holds zod (DESIGN.md section 2). */
export function zodFaults(metafile: Metafile): string[] {
  return Object.entries(metafile.outputs).flatMap(([output, { inputs }]) => {
    const found = Object.keys(inputs).find((input) => ZOD.test(input));
    return found === undefined ? [] : [`zod is shipped in ${output}: ${chainTo(metafile, found)}`];
  });
}
