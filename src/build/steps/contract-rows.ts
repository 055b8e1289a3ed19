import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'esbuild';

/** Fields of a contract row that say what the app does anyway where they are absent; `assumed` is for people alone. */
const UNSAID = /^ {2}(?:assumed: \w+|retry: 0|cache: 'none'),\n/gm;

/** The text of a contract file without what a phone has no use for. */
export const slimRows = (text: string): string => text.replace(UNSAID, '');

/**
 * Leaves out of the app's bundle what the rows of src/contract/calls say for people and for the sandbox, and gives each file of the app
 * the rows that it asks for, by itself: esbuild keeps or moves a file of the contract as a whole, so that one row which the shell uses
 * would bring there the rows of every page. A row that two files ask for stands in both; it is some thirty bytes.
 */
export function contractRows(src: string): Plugin {
  const calls = join(src, 'contract', 'calls');
  return {
    name: 'contract-rows',
    setup(build) {
      build.onResolve({ filter: /\/contract\/calls\/\w+\.ts$/ }, ({ path, resolveDir, importer }) => {
        const file = join(resolveDir, path);
        return file.startsWith(calls) ? { path: file, suffix: `?${relative(src, importer)}` } : undefined;
      });
      build.onLoad({ filter: /\/contract\/calls\/\w+\.ts$/ }, async ({ path }) => {
        if (!path.startsWith(calls)) return undefined;
        return { contents: slimRows(await readFile(path, 'utf8')), loader: 'ts' };
      });
    },
  };
}
