import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { reportingErrors } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { criticalFiles, type Graph } from '../report/graph.ts';
import { listFiles } from './files.ts';
import { SUPPORTED, TARGET } from './floor.ts';

const HOME_PAGE = 'home/Home';

/** Files of `static` that home's first screen shows. */
const SHELL_STATICS = ['logo.svg', 'banners/default.svg', 'icons/lobby.svg'];

/** Which sheet each part needs: nothing but the first screen is drawn without it. */
const isPartsTable = (address: string): boolean => /^\/a\/parts-\w+\.json$/.test(address);

/** Answers `leve:build` with the addresses of this build. */
const buildFacts = (shell: readonly string[]): Plugin => ({
  name: 'build-facts',
  setup(builder) {
    builder.onResolve({ filter: /^leve:build$/ }, ({ path }) => ({ path, namespace: 'leve' }));
    builder.onLoad({ filter: /.*/, namespace: 'leve' }, () => ({
      contents: `export const SHELL = ${JSON.stringify(shell)};`,
    }));
  },
});

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
  await reportingErrors(() =>
    build({
      entryPoints: [source],
      outfile: join(options.public, 'sw.js'),
      bundle: true,
      minify: true,
      format: 'iife',
      target: TARGET,
      supported: SUPPORTED,
      charset: 'utf8',
      legalComments: 'none',
      logLevel: 'silent',
      plugins: [buildFacts([...scripts, ...sheets, ...tables, ...icons])],
    }),
  );
}
