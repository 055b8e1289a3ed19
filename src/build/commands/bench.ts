import type { BuildOptions } from '../options.ts';

/** `npm run bench`: the build's table of sizes, and how long a full build takes. */
export async function bench(options: BuildOptions, build: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await build();
  console.log(`full build on ${options.runtime}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
