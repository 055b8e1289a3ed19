import type { Metafile } from 'esbuild';
import type { Runtime } from '../options.ts';
import { chainTo } from '../report/chains.ts';

/** The one file of each library that may be in a bundle once only. */
const CORES: Record<Runtime, RegExp> = {
  preact: /(?:^|\/)node_modules\/preact\/(?:dist|src)\/[^/]*(?:preact|index)[^/]*\.m?js$/,
  react: /(?:^|\/)node_modules\/react\/(?:cjs\/react\.|umd\/)[^/]*\.js$/,
};

/** Two Preacts, or Preact beside React, make hooks fail in ways that no message explains (DESIGN.md section 3). */
export function runtimeFaults(metafile: Metafile, runtime: Runtime): string[] {
  const copies = (name: Runtime): string[] => Object.keys(metafile.inputs).filter((input) => CORES[name].test(input));
  const own = copies(runtime);
  const foreign = copies(runtime === 'preact' ? 'react' : 'preact');
  const unwanted = own.length > 1 ? [...own, ...foreign] : foreign;
  return unwanted.map((input) =>
    own.length > 1
      ? `${own.length} copies of ${runtime} in one bundle: ${chainTo(metafile, input)}`
      : `a bundle on ${runtime} holds another runtime: ${chainTo(metafile, input)}`,
  );
}
