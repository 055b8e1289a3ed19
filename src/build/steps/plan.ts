import { dirname, join } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { type BudgetRow, matches, rowWith } from '../checks/budget.ts';
import type { BuildOptions } from '../options.ts';
import { hasBit } from '../plan/bits.ts';
import { editText, type PlannedEdits } from '../plan/edits.ts';
import { fetchersOf } from '../plan/graph.ts';
import type { Room } from '../plan/make-room.ts';
import { modulesOf } from '../plan/metafile.ts';
import { makePlan, type Plan, type PlannedGroup } from '../plan/plan.ts';
import { ENTRY, pageSource, styleImports } from '../report/graph.ts';
import { readLater } from '../report/later.ts';
import type { Route } from './routes.ts';
import type { SourceEdit } from './source-edits.ts';

/** What travels together, as the bundle's second pass and the sheets follow it. */
export interface AppPlan {
  readonly plan: Plan;
  /** Style files of each entry's sheet, by entry; entries without style of their own are left out. */
  readonly styles: ReadonlyMap<string, readonly string[]>;
  /** Name of the sheet and the script of each entry: its file's, with the folder's before it where two files share a name. */
  readonly names: ReadonlyMap<string, string>;
}

/** How often a part is asked for beside a page that is visited once: a tap now and then. */
const ON_A_TAP = 0.2;

/** What a byte of the first load weighs against one of a page: the worker fetches it too, and every visit compiles it. */
const EVERYWHERE = 1.3;

/** Bytes of a page's room over the shell that its style sheet and its texts take. */
const STYLE_AND_TEXTS = 1200;

/** A large file packs better than what its modules are reckoned at. */
const SHELL_PACKS = 0.92;

/** Bytes that stay free below a limit. */
const SPARE = 300;

/** The same for a part that comes by itself after the first paint of a page. */
const AFTER_PAINT = 0.5;

/** Plans the app's chunks from the account of a first bundle, the route table, and what budget.json keeps off a first paint. */
export async function planApp(
  options: BuildOptions,
  { routes, rows, metafile }: { routes: readonly Route[]; rows: readonly BudgetRow[]; metafile: Metafile },
): Promise<AppPlan> {
  const shown = new Map([[ENTRY, 0]]);
  const pathOf = new Map<string, string>();
  const add = (source: string, visits: number): unknown => shown.set(source, (shown.get(source) ?? 0) + visits);
  for (const { page, path } of routes) {
    const visits = visitsOf(rows, path);
    add(pageSource(page), visits);
    add(ENTRY, visits * EVERYWHERE);
    pathOf.set(pageSource(page), path);
  }
  const later = await readLater(options, metafile);
  const after = new Map<string, number>();
  for (const { page, path } of routes) {
    for (const part of later(page)) after.set(part, (after.get(part) ?? 0) + AFTER_PAINT * visitsOf(rows, path));
  }
  const never = rows.flatMap((row) => row.never ?? []);
  const plan = makePlan({
    modules: modulesOf(metafile),
    first: ENTRY,
    weightOf: (entry) => shown.get(entry) ?? after.get(entry) ?? ON_A_TAP,
    isPage: (entry) => entry !== ENTRY && shown.has(entry),
    room: (entry, shell) =>
      entry !== ENTRY && shown.has(entry) ? roomOf(rows, pathOf.get(entry) ?? '', shell) : ENDLESS,
    neverEarly: (module) => never.some((pattern) => matches(`${pattern}$`, module)),
    neverFirst: (module) => module.startsWith('src/app/pages/'),
  });
  return { plan, styles: stylesOf(plan, metafile), names: namesOf(plan.graph.entries) };
}

/** How often a visit starts at a route, beside one that says nothing. */
const visitsOf = (rows: readonly BudgetRow[], path: string): number => rowWith(rows, path, 'visits')?.visits ?? 1;

const ENDLESS = { bytes: Number.POSITIVE_INFINITY, files: Number.POSITIVE_INFINITY };

/** Bytes and files of scripts that a page may have beside the shell, by the limits of its route. */
function roomOf(rows: readonly BudgetRow[], path: string, shell: number): Room {
  const sizes = rowWith(rows, path, 'resourceSizes')?.resourceSizes ?? [];
  const counts = rowWith(rows, path, 'resourceCounts')?.resourceCounts ?? [];
  const kib = (type: string): number =>
    (sizes.find(({ resourceType }) => resourceType === type)?.budget ?? Number.POSITIVE_INFINITY) * 1024;
  const files = counts.find(({ resourceType }) => resourceType === 'script')?.budget ?? Number.POSITIVE_INFINITY;
  return {
    bytes: Math.min(kib('extra') - STYLE_AND_TEXTS, kib('script') - shell * SHELL_PACKS) - SPARE,
    files: files - 1,
  };
}

/** Modules whose place the plan decides: packages come with who uses them. */
const isPlaced = (id: string): boolean => id.startsWith('src/') && !id.endsWith('.css');

/** Groups that are a file of their own, or the shell. */
const isShared = ({ pinned, users }: PlannedGroup): boolean => !pinned && users.length > 1;

const PLANNED = 'plan:';

/** Answers `plan:3` with the modules of the third group: whoever imports it brings all of them. */
export const plannedGroups = ({ root }: BuildOptions, { plan }: AppPlan): Plugin => ({
  name: 'planned-groups',
  setup(build) {
    build.onResolve({ filter: /^plan:\d+$/ }, ({ path }) => ({ path, namespace: 'plan' }));
    build.onLoad({ filter: /.*/, namespace: 'plan' }, ({ path }) => ({
      contents: (plan.groups[Number(path.slice(PLANNED.length))]?.modules ?? [])
        .filter(isPlaced)
        .map((id) => `import ${JSON.stringify(join(root, id))};`)
        .join('\n'),
      resolveDir: root,
    }));
  },
});

/** Writes the plan into the modules of the second pass: see {@link editText}. */
export function plannedEdit({ root, src }: BuildOptions, { plan, styles, names }: AppPlan): SourceEdit {
  const brings = new Map<string, string[]>();
  for (const [place, group] of plan.groups.entries()) {
    if (!isShared(group)) continue;
    // Where some entry lacked the first group, the bundler's own helpers would be a file beside it.
    for (const user of place === 0 ? plan.graph.entries : group.users)
      brings.set(join(root, user), [...(brings.get(join(root, user)) ?? []), PLANNED + place]);
  }
  const late = [...styles.keys()].filter((entry) => entry !== ENTRY);
  const edits: PlannedEdits = {
    brings,
    sheets: new Map(late.map((entry) => [join(root, entry), names.get(entry) ?? ''])),
    loader: join(src, 'app', 'lib', 'lazy-part.ts'),
  };
  return (text, path) => editText(text, path, (target) => join(dirname(path), target), edits);
}

/**
 * The style of the first entry is that of all modules that come with it; the sheet of any other has what its modules import and is not
 * here already, as on every way to it another sheet has brought it.
 */
function stylesOf({ graph, groups }: Plan, metafile: Metafile): ReadonlyMap<string, readonly string[]> {
  const shell = new Set(styleImports(metafile, ENTRY));
  for (const id of groups[0]?.modules ?? []) for (const style of styleImports(metafile, id)) shell.add(style);
  const sheets = new Map<string, readonly string[]>(shell.size > 0 ? [[ENTRY, [...shell]]] : []);
  for (const [place, entry] of graph.entries.entries()) {
    const own = styleImports(metafile, entry).filter((style) => {
      const needs = graph.needs.get(style);
      return !shell.has(style) && needs !== undefined && hasBit(fetchersOf(graph, needs), place);
    });
    if (place > 0 && own.length > 0) sheets.set(entry, own);
  }
  return sheets;
}

const baseOf = (path: string): string => path.replace(/.*\//, '').replace(/\.\w+$/, '');

function namesOf(entries: readonly string[]): ReadonlyMap<string, string> {
  const count = new Map<string, number>();
  for (const entry of entries) count.set(baseOf(entry), (count.get(baseOf(entry)) ?? 0) + 1);
  const nameOf = (entry: string): string =>
    count.get(baseOf(entry)) === 1 ? baseOf(entry) : `${baseOf(dirname(entry))}-${baseOf(entry)}`;
  return new Map(entries.map((entry) => [entry, nameOf(entry)]));
}
