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

/** Characters at the end of a hash that tell one file from another. */
const MARK = 5;

/** Which sheet each part needs: nothing but the first screen is drawn without it. */
const isPartsTable = (address: string): boolean => address.startsWith('/a/parts-');

/**
 * What `leve:build` says. Of a script or a sheet the end of its hash is enough: whole addresses would be half of the worker, and a file
 * of an earlier deploy with the same mark is one in millions, which would only be kept too long. A dictionary has its hash in the folder.
 */
function factsOf(shell: readonly string[], files: readonly string[]): string {
  const isText = (file: string): boolean => file.startsWith('/l/');
  const texts = [...new Set(files.filter(isText).map((file) => file.slice(0, file.lastIndexOf('/') + 1)))];
  const marks = files.filter((file) => !isText(file)).map((file) => file.split('.')[0]?.slice(-MARK));
  return [
    `export const SHELL = ${JSON.stringify(shell)};`,
    `const marks = '${marks.join('')}'.match(/.{${MARK}}/g), texts = ${JSON.stringify(texts)};`,
    `export const isOurs = (at) => texts.some((folder) => at.startsWith(folder)) || marks.includes(at.split('.')[0].slice(-${MARK}));`,
  ].join('\n');
}

/** Answers `leve:build` with the addresses of this build. */
const buildFacts = (shell: readonly string[], files: readonly string[]): Plugin => ({
  name: 'build-facts',
  setup(builder) {
    builder.onResolve({ filter: /^leve:build$/ }, ({ path }) => ({ path, namespace: 'leve' }));
    builder.onLoad({ filter: /.*/, namespace: 'leve' }, () => ({
      contents: factsOf(shell, files),
    }));
  },
});

/**
 * Bundles the service worker to `sw.js`, once all hashed files are written: it knows the shell's addresses, and every hashed one
 * of this build, so that any other deploy is another worker. None when there is no src/sw.
 */
export async function bundleWorker(options: BuildOptions, graph: Graph, statics: readonly string[]): Promise<void> {
  const source = join(options.src, 'sw', 'main.ts');
  if (!existsSync(source)) return;
  const { scripts, sheets } = criticalFiles(graph, HOME_PAGE);
  const icons = SHELL_STATICS.filter((file) => statics.includes(file)).map((file) => `/${file}`);
  const files = await listFiles(options.public);
  const hashed = files.filter((file) => /^[al]\/.+\.(?:js|css|json)$/.test(file)).map((file) => `/${file}`);
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
      plugins: [buildFacts([...scripts, ...sheets, ...hashed.filter(isPartsTable), ...icons], hashed)],
    }),
  );
}
