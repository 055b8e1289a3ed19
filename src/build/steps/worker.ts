import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions as BundleOptions, build, type Plugin } from 'esbuild';
import { reportingErrors } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { criticalFiles, type Graph } from '../report/graph.ts';
import { wireBytes } from './compress.ts';
import { listFiles } from './files.ts';
import { SUPPORTED, TARGET } from './floor.ts';

const HOME_PAGE = 'home/Home';

/** Files of `static` that home's first screen shows. */
const SHELL_STATICS = ['logo.svg', 'banners/default.svg', 'icons/lobby.svg'];

/** Which sheet each part needs: nothing but the first screen is drawn without it. */
const isPartsTable = (address: string): boolean => /^\/a\/parts-\w+\.json$/.test(address);

/** Bytes of headers that come with the worker's file (src/app/device/meter.ts). */
const HEADERS = 190;

/** A number that packs like the worker's size, which stands in its text while it is weighed. */
const LIKELY = 3257;

/** Answers `leve:build` with the addresses of this build, and with the size of the worker itself. */
const buildFacts = (shell: readonly string[], bytes: number): Plugin => ({
  name: 'build-facts',
  setup(builder) {
    builder.onResolve({ filter: /^leve:build$/ }, ({ path }) => ({ path, namespace: 'leve' }));
    builder.onLoad({ filter: /.*/, namespace: 'leve' }, () => ({
      contents: `export const SHELL = ${JSON.stringify(shell)}; export const BYTES = ${bytes};`,
    }));
  },
});

const WORKER: BundleOptions = {
  bundle: true,
  minify: true,
  format: 'iife',
  target: TARGET,
  supported: SUPPORTED,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  write: false,
};

/**
 * Bundles the service worker to `sw.js`, once all hashed files are written: it knows the shell's addresses, the table of parts among
 * them, so that a deploy with another script or sheet is another worker. None when there is no src/sw.
 */
export async function bundleWorker(options: BuildOptions, graph: Graph, statics: readonly string[]): Promise<void> {
  const source = join(options.src, 'sw', 'main.ts');
  if (!existsSync(source)) return;
  const { scripts, sheets } = criticalFiles(graph, HOME_PAGE);
  const icons = SHELL_STATICS.filter((file) => statics.includes(file)).map((file) => `/${file}`);
  const tables = (await listFiles(options.public)).map((file) => `/${file}`).filter(isPartsTable);
  const shell = [...scripts, ...sheets, ...tables, ...icons];
  const bundle = async (bytes: number): Promise<string> => {
    const facts = buildFacts(shell, bytes);
    const { outputFiles } = await reportingErrors(() => build({ ...WORKER, entryPoints: [source], plugins: [facts] }));
    return outputFiles?.[0]?.text ?? '';
  };
  // A browser tells nobody what this file weighs, so that it has to know.
  const bytes = (await wireBytes(await bundle(LIKELY))) + HEADERS;
  await writeFile(join(options.public, 'sw.js'), await bundle(bytes));
}
