import { dirname, join, relative } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { type BudgetRow, matches, rowWith } from '../checks/budget.ts';
import type { BuildOptions } from '../options.ts';
import { hasBit } from '../plan/bits.ts';
import type { Room } from '../plan/crowd.ts';
import { editText, type PlannedEdits } from '../plan/edits.ts';
import { fetchersOf } from '../plan/graph.ts';
import { modulesOf } from '../plan/metafile.ts';
import { type Moment, makePlan, type Plan, type PlanInput, type PlannedGroup, type Way } from '../plan/plan.ts';
import { ENTRY, pageSource, styleImports } from '../report/graph.ts';
import { type LateTexts, readLateTexts } from '../report/late-texts.ts';
import { type LaterParts, MEMBER_TEXTS, readLater } from '../report/later.ts';
import type { CodeLimit, Overweight } from './fit-plan.ts';
import { ENDLESS, Rooms } from './rooms.ts';
import type { Route } from './routes.ts';
import type { SourceEdit } from './source-edits.ts';

/** What travels together, as the bundle's second pass and the sheets follow it. */
export interface AppPlan {
  readonly plan: Plan;
  /** Style files of each entry's sheet, by entry; entries without style of their own are left out. */
  readonly styles: ReadonlyMap<string, readonly string[]>;
  /** Name of the sheet and the script of each entry: its file's, with the folder's before it where two files share a name. */
  readonly names: ReadonlyMap<string, string>;
  /** What scripts and sheets may weigh. */
  readonly limits: readonly CodeLimit[];
}

/** How often a part is asked for, beside a page that is visited once, and what comes by itself after the first paint of such a page. */
const ON_A_TAP = 0.02;
const AFTER_PAINT = 0.4;

/** The part of all visits in which this comes: a quarter are a member's. */
const SHARE = { parts: 1, forMembers: 0.25 };

/** What comes by itself after the first paint of a page, and how often. */
interface LaterMoment extends Moment {
  readonly path: string;
  readonly page: string;
  readonly texts: readonly string[];
  readonly visits: number;
  /** The row of budget.json that limits it. */
  readonly limit: 'later' | 'member';
}

interface PlanSources {
  readonly routes: readonly Route[];
  readonly rows: readonly BudgetRow[];
  /** esbuild's account of a first bundle. */
  readonly metafile: Metafile;
  /** Modules and pieces of which two copies do what one does (absolute paths). */
  readonly plain: ReadonlySet<string>;
}

/**
 * Plans the app's chunks from the account of a first bundle, the route table, and what budget.json keeps off a first paint. Gives a plan
 * that leaves bytes free, by entry: what was planned by estimates may have come out too heavy.
 */
export async function planApp(
  options: BuildOptions,
  { routes, rows, metafile, plain }: PlanSources,
): Promise<(spare: Overweight, way: Way) => AppPlan> {
  const copyable = new Set([...plain].map((path) => relative(options.root, path)));
  const shown = new Map([[ENTRY, 0]]);
  const routeOf = new Map(routes.map((route) => [pageSource(route.page), route] as const));
  for (const { page, path } of routes) {
    for (const source of [pageSource(page), ENTRY]) shown.set(source, (shown.get(source) ?? 0) + visitsOf(rows, path));
  }
  const lateTexts = await readLateTexts(options, metafile);
  const moments = momentsOf(routes, rows, await readLater(options, metafile), lateTexts);
  const areas = [...routes, ...moments.values()].flatMap(({ texts }) => texts);
  const rooms = await Rooms.read(options, rows, metafile, [...new Set(areas)]);
  const roomOf = (entry: string): Room => {
    const [moment, route] = [moments.get(entry), routeOf.get(entry)];
    if (moment) return rooms.ofLater(moment);
    return route ? rooms.ofPage(route.path, entry, route.texts) : ENDLESS;
  };
  const never = rows.flatMap((row) => row.never ?? []);
  const input: Omit<PlanInput, 'room'> = {
    modules: modulesOf(metafile),
    first: ENTRY,
    moments,
    weightOf: (entry) => shown.get(entry) ?? (moments.get(entry)?.visits ?? 0) * AFTER_PAINT + ON_A_TAP,
    isPage: (entry) => routeOf.has(entry),
    neverEarly: (module) => never.some((pattern) => matches(`${pattern}$`, module)),
    neverFirst: (module) => module.startsWith('src/app/pages/'),
    isPlain: (module) => copyable.has(module) || module.endsWith('.css'),
  };
  const limits: readonly CodeLimit[] = [
    ...routes.flatMap(({ page, path, texts }) => {
      const entry = pageSource(page);
      const own = { entry, page, bytes: rooms.leftByPage(path, texts) };
      return [own, { entry, page, whole: true as const, bytes: rooms.wholeOf(path) }];
    }),
    ...[...moments].map(([entry, moment]) => ({
      entry,
      page: moment.page,
      parts: moment.entries,
      bytes: rooms.leftByMoment(moment),
    })),
  ];
  return (spare, way) => {
    const room = (entry: string): Room => withSpare(roomOf(entry), spare.get(entry) ?? 0);
    const plan = makePlan({ ...input, room, ...way });
    const entries = plan.graph.entries.filter((entry) => !moments.has(entry));
    return { plan, limits, styles: stylesOf(plan, metafile), names: namesOf(entries) };
  };
}

const withSpare = (room: Room, bytes: number): Room => ({
  ...room,
  bytes: room.bytes - bytes,
  all: room.all - bytes,
});

/** The moments of pages that bring more than what every page brings: to everybody, and beside that to members. */
function momentsOf(
  routes: readonly Route[],
  rows: readonly BudgetRow[],
  later: LaterParts,
  lateTexts: LateTexts,
): ReadonlyMap<string, LaterMoment> {
  const moments = new Map<string, LaterMoment>();
  for (const who of ['parts', 'forMembers'] as const) {
    const lists = routes.map(({ page }) => later(page)[who]);
    const always = new Set(lists.reduce((least, parts) => (parts.length < least.length ? parts : least)));
    for (const { page, path } of routes) {
      const id = `later ${page} ${who}`;
      const entries = later(page)[who];
      const visits = visitsOf(rows, path) * SHARE[who] + (moments.get(id)?.visits ?? 0);
      if (entries.every((part) => always.has(part))) continue;
      const [limit, texts] =
        who === 'parts' ? (['later', lateTexts(page)] as const) : (['member', MEMBER_TEXTS] as const);
      moments.set(id, { after: pageSource(page), entries, path, page, texts, visits, limit });
    }
  }
  return moments;
}

/** How often a visit starts at a route, beside one that says nothing. */
const visitsOf = (rows: readonly BudgetRow[], path: string): number => rowWith(rows, path, 'visits')?.visits ?? 1;

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
        .map((id) => `import ${JSON.stringify(`./${id}`)};`)
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
