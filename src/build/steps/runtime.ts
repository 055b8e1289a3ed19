import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions as EsbuildOptions, type Plugin, transform } from 'esbuild';
import type { BuildOptions } from '../options.ts';
import { importPieces, type PiecedModules } from '../pieces/pieces.ts';
import { findsPieces } from '../pieces/plugin.ts';
import { shapeContract, slimContract } from './contract-rows.ts';
import { SUPPORTED, TARGET } from './floor.ts';
import { preactCuts } from './preact-cuts.ts';
import { withoutBones } from './routes.ts';
import { namesShortClasses } from './short-classes.ts';
import { namesShortTokens } from './short-tokens.ts';
import { trackSignals } from './signals.ts';
import { editSources, type SourceEdit } from './source-edits.ts';
import { inlinesStyleNames, styleTables } from './style-names.ts';

/** Where a project finds a package, as it is reached: one that is linked has the name that others import it by. */
function packageFolder(root: string, name: string): string {
  const folder = join(root, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  if (dirname(root) === root) throw new Error(`there is no package ${name}`);
  return packageFolder(dirname(root), name);
}

/** The project's own file: with that of the build that is run, another project would have another module, and another plan. */
function reactDomClient(root: string): string {
  const own = join(root, 'src', 'build', 'snapshot', 'react-dom-client.js');
  return existsSync(own) ? own : fileURLToPath(new URL('../snapshot/react-dom-client.js', import.meta.url));
}

/**
 * React's names answered by Preact, as absolute paths so that every importer, package or page, gets one and the same
 * copy (DESIGN.md section 3).
 */
export function preactNames(root: string): Record<string, string> {
  const compat = join(packageFolder(root, 'preact'), 'compat');
  return {
    'react/jsx-runtime': join(compat, 'jsx-runtime.mjs'),
    'react/jsx-dev-runtime': join(compat, 'jsx-dev-runtime.mjs'),
    'react-dom/client': reactDomClient(root),
    'react-dom': join(compat, 'dist', 'compat.mjs'),
    react: join(compat, 'dist', 'compat.mjs'),
  };
}

/** The same signals, bound to React. */
const reactNames = { '@preact/signals': '@preact/signals-react' };

/** Gives wouter's one framework file our shim in its place, which leaves out the sync-external-store packages. */
const wouterDeps = (src: string): Plugin => ({
  name: 'wouter-deps',
  setup(build) {
    build.onResolve({ filter: /\/react-deps\.js$/ }, ({ importer }) =>
      importer.includes(join('node_modules', 'wouter'))
        ? { path: join(src, 'app', 'lib', 'wouter-deps.ts') }
        : undefined,
    );
  },
});

/**
 * Gives ofetch our few lines in the place of its helpers: a query string and a JSON reader are all that is used of them. What it makes ready
 * for those who do not call `createFetch` is left out: no bundler can tell that nobody would miss it.
 */
const ofetchDeps = (src: string): Plugin => ({
  name: 'ofetch-deps',
  setup(build) {
    build.onResolve({ filter: /^(ufo|destr)$/ }, ({ importer }) =>
      importer.includes(join('node_modules', 'ofetch'))
        ? { path: join(src, 'app', 'lib', 'ofetch-deps.ts') }
        : undefined,
    );
    build.onLoad({ filter: /[\\/]node_modules[\\/]ofetch[\\/]dist[\\/]index\.mjs$/ }, async ({ path }) => {
      const [imports = '', ready] = (await readFile(path, 'utf8')).split('const _globalThis', 2);
      return ready === undefined ? undefined : { contents: `${imports}export { createFetch };`, loader: 'js' };
    });
  },
});

/** Gives rosetta a look into a flat table in the place of its walk down a tree. */
const rosettaDeps = (src: string): Plugin => ({
  name: 'rosetta-deps',
  setup(build) {
    build.onResolve({ filter: /^dlv$/ }, ({ kind }) =>
      kind === 'import-statement' ? { path: join(src, 'app', 'lib', 'rosetta-deps.ts') } : undefined,
    );
  },
});

/**
 * Lowers jose by itself, whose classes have fields: private ones by helpers that then lie in the one part that has need of them, public
 * ones by assignment. Esbuild would put its helpers into the entry, which every visit loads.
 */
const joseHelpers: Plugin = {
  name: 'jose-helpers',
  setup(build) {
    build.onLoad({ filter: /[\\/]node_modules[\\/]jose[\\/].*\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const { code } = await transform(text, {
        loader: 'ts',
        target: TARGET,
        supported: SUPPORTED,
        sourcefile: path,
        tsconfigRaw: { compilerOptions: { useDefineForClassFields: false, verbatimModuleSyntax: true } },
      });
      return { contents: code, loader: 'js' };
    });
  },
};

/** The name that a module gives a signal, as the last argument of the call that makes it: a text's values follow its key, in quotes. */
const SIGNAL_NAME = /(?<!\bt\(\s*(?:'[^']*'|`[^`]*`)),\s*\{\s*name: (['"`])[^'"`]+\1,?\s*\}(?=,?\s*\))/g;

/** Leaves the names of signals, which only a person who debugs reads, out of what a phone downloads. */
export const namelessSignals = (src: string): SourceEdit => {
  const app = join(src, 'app');
  return (text, path) => (path.startsWith(app) ? text.replace(SIGNAL_NAME, '') : text);
};

/** What `react` and the libraries' helpers mean where the app's own code is run in Node: Preact, in one file. */
export const nodeRuntime = (options: BuildOptions): Required<Pick<EsbuildOptions, 'alias' | 'plugins'>> => ({
  alias: preactNames(options.root),
  plugins: [wouterDeps(options.src), ofetchDeps(options.src), markupEdits(options)],
});

/** What the app's own code writes into markup that goes into files. */
export const markupEdits = (options: BuildOptions): Plugin =>
  editSources(
    options.src,
    [inlinesStyleNames(options), namesShortTokens(options), namesShortClasses(options)],
    new Map(),
  );

/** How the names of packages are answered, and what else React's own components need of the sources. */
function packages({ root, runtime, src }: BuildOptions) {
  const react = runtime === 'react';
  const binding = react ? [] : [wouterDeps(src), preactCuts(packageFolder(root, 'preact'))];
  return {
    alias: react ? reactNames : preactNames(root),
    own: [...binding, ofetchDeps(src), rosettaDeps(src), joseHelpers],
    tracked: react ? [trackSignals] : [],
  };
}

const CONTRACT_CALLS = /[\\/]contract[\\/]calls[\\/]\w+\.ts$/;

/**
 * What `react` means where nobody counts bytes: in dev, in the gallery and in tests. A plugin that reads every module takes a good part of a
 * rebuild, so of the sources it reads the contract's calls alone.
 * @param styled gives scripts the names of classes
 */
export function quickRuntime(
  options: BuildOptions,
  styled: Plugin = styleTables(),
): Required<Pick<EsbuildOptions, 'alias' | 'plugins'>> {
  const { alias, own, tracked } = packages(options);
  const files = tracked.length > 0 ? undefined : CONTRACT_CALLS;
  const edited = editSources(options.src, [shapeContract(options.src), ...tracked], new Map(), files);
  return { alias, plugins: [...own, styled, edited] };
}

/** What a plan changes in the text of modules: before imports name pieces, and after. */
export interface PlannedSources {
  readonly before: readonly SourceEdit[];
  readonly after: readonly SourceEdit[];
}

const NOT_PLANNED: PlannedSources = { before: [], after: [] };

/** The part of esbuild's options that decides what `react` means. `planned` writes the plan of chunks into the modules, `declared` modules are taken apart. */
export function runtimeOptions(
  options: BuildOptions,
  planned: PlannedSources = NOT_PLANNED,
  declared: PiecedModules = new Map(),
): Required<Pick<EsbuildOptions, 'alias' | 'plugins'>> {
  const { alias, own, tracked } = packages(options);
  const edits = [
    inlinesStyleNames(options),
    ...planned.before,
    importPieces(declared),
    ...planned.after,
    withoutBones(options.src),
    slimContract(options.src),
    shapeContract(options.src),
    namelessSignals(options.src),
    namesShortTokens(options),
    namesShortClasses(options),
    ...tracked,
  ];
  return { alias, plugins: [...own, findsPieces, editSources(options.src, edits, declared)] };
}
