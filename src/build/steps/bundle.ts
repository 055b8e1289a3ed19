import { join, relative } from 'node:path';
import { type BuildResult, build, type BuildOptions as EsbuildOptions, type Metafile, type OutputFile } from 'esbuild';
import { readBudget } from '../checks/budget.ts';
import { reportingErrors } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { findPieces, type PiecedModules, type Pieces } from '../pieces/pieces.ts';
import { waysFrom } from '../plan/plan.ts';
import { addressOf, ENTRY, pageSource, scriptOf, staticImports } from '../report/graph.ts';
import { withoutBareImports } from './bare-imports.ts';
import { contentNames } from './content-names.ts';
import { copyEdit, withoutCopies } from './copies.ts';
import { withoutFacades } from './facades.ts';
import { writeFiles } from './files.ts';
import { fitPlan, type Overweight, weigh } from './fit-plan.ts';
import { SUPPORTED, TARGET } from './floor.ts';
import { keepPlan, readKeptPlan } from './kept-plan.ts';
import { type Made, placeless } from './placeless.ts';
import { type AppPlan, planApp, plannedEdit, plannedGroups } from './plan.ts';
import type { Route } from './routes.ts';
import { quickRuntime, runtimeOptions } from './runtime.ts';
import { bundleSheets } from './sheets.ts';
import { shortExports } from './short-exports.ts';
import { shortNames } from './short-names.ts';
import { inlinesStyleNames, shellSheets } from './style-names.ts';
import { TIGHTENED_BY, tighten } from './tighten.ts';

/** What came out of the app's bundle: every script and sheet by its address, and esbuild's account of them. */
export interface AppBundle {
  /** Modules as they are written, scripts and sheets as the plan made them. */
  readonly metafile: Metafile;
  /** What travels together; none in dev, where esbuild's own chunks serve. */
  readonly planned?: AppPlan;
  /** Text by address (`/a/Home-ABCD.js`). */
  readonly files: ReadonlyMap<string, string>;
  /** Source of the part that a part's sheet is named after, by the part's source: see sheets.ts. */
  readonly sheetOwners: ReadonlyMap<string, string>;
}

/** esbuild's options for everything that a phone can download: a chunk per page, names by content. */
export function appBundleOptions(
  options: BuildOptions,
  { declared, planned }: { readonly declared?: PiecedModules; readonly planned?: AppPlan } = {},
): EsbuildOptions & { metafile: true; write: false } {
  const dev = options.command === 'dev';
  return {
    absWorkingDir: options.root,
    entryPoints: [join('src', 'app', 'boot', 'entry.tsx')],
    outdir: options.public,
    entryNames: 'a/[name]-[hash]',
    chunkNames: 'a/[name]-[hash]',
    assetNames: 'a/[name]-[hash]',
    publicPath: '/',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: TARGET,
    supported: SUPPORTED,
    jsx: 'automatic',
    charset: 'utf8',
    minify: !dev,
    legalComments: 'none',
    banner: { js: TIGHTENED_BY },
    sourcemap: dev ? 'inline' : 'external',
    define: { 'process.env.NODE_ENV': dev ? '"development"' : '"production"' },
    metafile: true,
    write: false,
    logLevel: 'silent',
    // A package that is linked is edited, named and shared as one that is installed.
    preserveSymlinks: true,
    // Scripts only say which sheets they need; sheets.ts makes them.
    loader: { '.css': 'empty' },
    ...bundlePlugins(options, declared, planned),
  };
}

function bundlePlugins(
  options: BuildOptions,
  declared: PiecedModules | undefined,
  planned: AppPlan | undefined,
): Required<Pick<EsbuildOptions, 'alias' | 'plugins'>> {
  if (options.command === 'dev') return quickRuntime(options);
  if (!planned) return runtimeOptions(options, undefined, declared);
  const edits = { before: [plannedEdit(options, planned)], after: [copyEdit(options.root, planned.plan)] };
  const { alias, plugins } = runtimeOptions(options, edits, declared);
  return { alias, plugins: [plannedGroups(options, planned), ...plugins] };
}

/**
 * Bundles the app in two passes and writes scripts and sheets to `public`, their source maps to `maps`: the first pass tells what each
 * module weighs and imports, the second one follows the plan that is made of it.
 * @param shell what the HTML files leave of the shell's style
 */
export async function bundleApp(options: BuildOptions, routes: readonly Route[], shell: string): Promise<AppBundle> {
  // What gives React's components their signals reads JSX, which pieces have no more; that build is not shipped.
  const { modules: declared, plain } =
    options.runtime === 'react' ? WHOLE : await findPieces(options.src, inlinesStyleNames(options));
  const first = await bundled(options, { ...appBundleOptions(options, { declared }), sourcemap: false });
  const rows = await readBudget(options);
  const plan = await planApp(options, { routes, rows, metafile: first.metafile, plain });
  const kept = readKeptPlan(options);
  const { made, over } = await fitPlan(async (spare, way) => {
    const planned = plan(spare, way);
    const scripts = await bundled(options, appBundleOptions(options, { declared, planned }));
    const outputs = withoutCopies(scripts.metafile.outputs);
    const made = { ...scripts, metafile: { outputs, inputs: first.metafile.inputs } };
    const one = await finish(options, made, { planned, shell });
    // Limits are for what is shipped.
    const over: Overweight = options.runtime === 'react' ? new Map() : await weigh(options, one.bundle, planned.limits);
    if (way.search === false) tellOver(over);
    return { made: one, over };
  }, waysFrom(kept));
  if (kept && over.size > 0) console.log(NO_ROOM);
  // A plan that breaks limits is no start for the next build, which may have what breaks them mended.
  if (over.size === 0 && options.runtime === 'preact' && !options.pseudo && made.bundle.planned)
    await keepPlan(options, made.bundle.planned.plan, kept);
  return write(options, made);
}

const bundled = async (options: BuildOptions, how: ReturnType<typeof appBundleOptions>): Promise<Made> =>
  placeless(options.root, madeOf(await reportingErrors(() => build(how))));

/** Says why the kept plan does not do as it is: what is a few bytes over may be mended at less cost than by another plan. */
function tellOver(over: Overweight): void {
  for (const [entry, bytes] of over)
    console.log(`the kept plan is ${Math.ceil(bytes)} bytes over for ${entry}: looking for other places`);
}

const NO_ROOM =
  'no place was found: save these bytes, or delete src/build/kept-plan.json to plan from nothing, which takes minutes and changes most files';

/** A bundle, and its files as they are to be written. */
interface Finished {
  readonly bundle: AppBundle;
  readonly outputs: readonly OutputFile[];
}

const WHOLE: Pieces = { modules: new Map(), plain: new Set() };

/**
 * Adds the sheets to the scripts that esbuild made and writes both, without a plan.
 * @param sheets makes the sheets
 * @param written paths of files that are there: names change with contents, so these stay; takes what is written
 */
export async function saveBundle(
  options: BuildOptions,
  made: BuildResult<{ metafile: true }>,
  {
    sheets = bundleSheets,
    written = new Set(),
  }: { readonly sheets?: typeof bundleSheets; readonly written?: Set<string> } = {},
): Promise<AppBundle> {
  const { bundle, outputs } = await finish(options, madeOf(made), { sheets });
  const fresh = outputs.filter(({ path }) => !written.has(path));
  await write(options, { bundle, outputs: fresh });
  for (const { path } of fresh) written.add(path);
  return bundle;
}

const madeOf = ({ outputFiles = [], metafile }: BuildResult<{ metafile: true }>): Made => ({
  files: outputFiles,
  metafile,
});

/** Writes scripts and sheets; maps go where no CDN serves them. */
async function write(options: BuildOptions, { bundle, outputs }: Finished): Promise<AppBundle> {
  const place = (path: string): string =>
    path.endsWith('.map') ? join(options.maps, relative(options.public, path)) : path;
  await writeFiles(outputs.map((file) => [place(file.path), file.contents]));
  return bundle;
}

/** Adds the sheets to the scripts that esbuild made. */
async function finish(
  options: BuildOptions,
  made: Made,
  {
    planned,
    shell,
    sheets: makeSheets = bundleSheets,
  }: { readonly planned?: AppPlan; readonly shell?: string; readonly sheets?: typeof bundleSheets } = {},
): Promise<Finished> {
  const addressOfOutput = (output: string): string => addressOf(options, output);
  const scripts = planned
    ? withoutBareImports(options.root, withoutFacades(options.root, made, addressOfOutput), addressOfOutput)
    : made;
  const styles = planned?.styles ?? new Map([[ENTRY, allStyles(options, scripts.metafile)]]);
  const { files: sheets, metafile: sheetsAccount, owners } = await makeSheets(options, styles, shell);
  const account = {
    inputs: scripts.metafile.inputs,
    outputs: { ...scripts.metafile.outputs, ...sheetsAccount.outputs },
  };
  const written = { files: [...scripts.files, ...sheets], metafile: account };
  const { files: outputs, metafile } = options.command === 'dev' ? written : await small(options, written);
  const files = outputs
    .filter((file) => !file.path.endsWith('.map'))
    .map((file) => [`/${relative(options.public, file.path)}`, file.text] as const);
  const bundle = { metafile, files: new Map(files), sheetOwners: owners, ...(planned && { planned }) };
  return { bundle, outputs };
}

/** Scripts as small as can be, under short names that change with what is in them. */
async function small(options: BuildOptions, made: Made): Promise<Made> {
  const { files, metafile } = shortNames(made);
  return contentNames({ files: await tightened(options, files, metafile), metafile });
}

async function tightened(
  options: BuildOptions,
  files: readonly OutputFile[],
  metafile: Metafile,
): Promise<OutputFile[]> {
  const small = await tighten(files, new Set(firstLoad(options, metafile)));
  const scripts = Object.entries(metafile.outputs).flatMap(([output, { entryPoint, exports }]) =>
    output.endsWith('.js')
      ? [
          [
            join(options.root, output),
            { address: addressOf(options, output), loaded: entryPoint ? exports : [] },
          ] as const,
        ]
      : [],
  );
  return shortExports(small, new Map(scripts));
}

/** In dev one sheet holds all style, and no part waits for another; what the shell brings stands where the shell has it. */
function allStyles({ root, src }: BuildOptions, { inputs }: Metafile): string[] {
  const brought = [...shellSheets(src)].slice(1).map((file) => relative(root, file));
  return Object.keys(inputs).filter((input) => input.endsWith('.css') && !brought.includes(input));
}

/** Paths of the scripts that nearly every visit starts with: the entry, home, and what they import. */
function firstLoad({ root }: BuildOptions, metafile: Metafile): string[] {
  const [entry, home] = [ENTRY, pageSource('home/Home')].map((source) => scriptOf(metafile, source));
  const scripts = [entry, home].flatMap((script) => (script ? [script, ...staticImports(metafile, script)] : []));
  return [...new Set(scripts)].map((output) => join(root, output));
}
