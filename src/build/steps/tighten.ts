import type { OutputFile } from 'esbuild';
import { type MinifyOptions, minify } from 'terser';

/**
 * What terser may do: syntax no newer than the floor's (DESIGN.md section 1). `unsafe` takes built-in functions for what they are, and
 * `String(value)` for `value + ""`, which differ for symbols alone. Each of these was measured over all scripts of a whole build.
 * `unsafe_arrows` would save 30 bytes more and breaks keen-slider.
 */
const OPTIONS: MinifyOptions = {
  module: true,
  ecma: 2018,
  compress: {
    ecma: 2018,
    passes: 3,
    hoist_funs: true,
    lhs_constants: false,
    negate_iife: false,
    unsafe: true,
  },
  format: { ecma: 2018, comments: false },
};

/**
 * Stands in every script that esbuild writes, and in none that is served: names are made of what esbuild wrote, and files that another
 * terser has tightened, or that were made small in another way (short-exports.ts too), are other files.
 */
export const TIGHTENED_BY =
  '/* terser 5.51.2, three passes, unsafe, hoisted, eager start, sorted lists, no facades, in turn */';

/**
 * Tells V8 (Chromium 136 and later) to compile the whole file beside the main thread while it arrives. Without it each function is
 * compiled when it is first called, which for nearly all of a first load is while the first screen is taken over.
 */
const EAGER = '//# allFunctionsCalledOnLoad';

/**
 * Makes scripts that esbuild has minified smaller still, a good KiB of the first load; their maps follow. `eager` are the paths of those
 * whose functions are nearly all called at the start.
 */
export async function tighten(files: readonly OutputFile[], eager: ReadonlySet<string>): Promise<OutputFile[]> {
  const maps = new Map(files.filter(({ path }) => path.endsWith('.js.map')).map((file) => [file.path, file.text]));
  const results: OutputFile[] = [];
  for (const file of files) {
    // One after the other: terser counts letters for its names in one place, and calls that run together mix their counts.
    if (file.path.endsWith('.js')) {
      results.push(...(await tightened(file, maps.get(`${file.path}.map`), eager.has(file.path))));
    } else if (!maps.has(file.path)) results.push(file);
  }
  return results;
}

async function tightened(file: OutputFile, map: string | undefined, eager: boolean): Promise<OutputFile[]> {
  const sourceMap = map === undefined ? false : { content: map, includeSources: true };
  const format = { ...OPTIONS.format, ...(eager && { preamble: EAGER }) };
  const result = await minify(file.text, { ...OPTIONS, format, sourceMap });
  const made = [fileOf(file.path, result.code ?? '')];
  return typeof result.map === 'string' ? [...made, fileOf(`${file.path}.map`, result.map)] : made;
}

function fileOf(path: string, text: string): OutputFile {
  return { path, text, contents: new TextEncoder().encode(text), hash: '' };
}
