import { addBit, type Bits, hasBit, meet, meetBeside, noBits } from './bits.ts';
import { type Copies, copyApart, type Taker } from './copies.ts';
import { Crowd, type Room } from './crowd.ts';
import { EntrySets } from './entry-sets.ts';
import { type Module, type ModuleGraph, moduleGraph } from './graph.ts';
import { type ExactGroup, exactGroups } from './groups.ts';
import { type KeptPlan, keptOf, seat } from './kept.ts';
import { Layout } from './layout.ts';
import type { PlanRules } from './rules.ts';
import { improve, relieve, settle } from './search.ts';

/** Entries that come together by themselves, some time after another one. */
export interface Moment {
  readonly after: string;
  readonly entries: readonly string[];
}

/** What a plan is made from. */
export interface PlanInput {
  readonly modules: ReadonlyMap<string, Module>;
  /** The module that every visit starts with. */
  readonly first: string;
  /** By a name that no module has. */
  readonly moments: ReadonlyMap<string, Moment>;
  /** How often an entry or a moment is fetched, beside the others. */
  readonly weightOf: (entry: string) => number;
  /** Entries whose files a first paint waits for: pages. */
  readonly isPage: (entry: string) => boolean;
  /** Modules that no first paint may wait for. */
  readonly neverEarly: (module: string) => boolean;
  /** What an entry or a moment may fetch. */
  readonly room: (entry: string) => Room;
  /** Modules that may not come with the first entry, whatever it saves: those of single pages. */
  readonly neverFirst: (module: string) => boolean;
  /** Modules of which two copies do what one does. */
  readonly isPlain: (module: string) => boolean;
  /** The first of {@link VIEWS} unless told. */
  readonly view?: View;
  /** What the plan starts from; each module on its own unless told. */
  readonly kept?: KeptPlan;
  /** False to leave everything where the kept plan has it, and find places for what is new alone. */
  readonly search?: boolean;
}

/** What a plan takes for true, as it is known only once a bundle is made. Each view leads the search to another plan. */
export interface View {
  /** Bytes of a file beside its content, of its address and its integrity in the HTML. */
  readonly fileBytes: number;
  /** How much more than it uses an entry with a limit may fetch, a share and bytes: nobody pays for what is good for the others. */
  readonly waste: number;
  readonly wasteBytes: number;
}

/** The views to try, one after the other. */
const VIEWS: readonly [View, ...View[]] = [
  { fileBytes: 165, waste: 1.1, wasteBytes: 1400 },
  { fileBytes: 130, waste: 1, wasteBytes: 700 },
  { fileBytes: 160, waste: 1.1, wasteBytes: 1300 },
  { fileBytes: 100, waste: 1, wasteBytes: 700 },
];

/** A way to a plan. */
export type Way = Pick<PlanInput, 'view' | 'kept' | 'search'>;

/**
 * The ways to try, one after the other: the kept plan as it is, then made better; without one each view from nothing. A kept plan is
 * never given up by itself: that takes minutes, and whoever has been here fetches most files again.
 */
export const waysFrom = (kept: KeptPlan | undefined): readonly Way[] =>
  kept ? [{ kept, search: false }, { kept }] : VIEWS.map((view) => ({ view }));

/** Modules that travel together, and who fetches them. */
export interface PlannedGroup {
  readonly modules: readonly string[];
  /** Estimated bytes on the wire. */
  readonly bytes: number;
  /** The module of an entry alone, as others import it too. */
  readonly pinned: boolean;
  readonly users: readonly string[];
  readonly fetchedBy: readonly string[];
}

export interface Plan {
  /** The first entry's group stands first. */
  readonly groups: readonly PlannedGroup[];
  /** Modules that an entry has a copy of, by entry. */
  readonly copies: ReadonlyMap<string, readonly string[]>;
  readonly graph: ModuleGraph;
}

/** Brotli's share of minified bytes, with some caution: as measured over this project's chunks. */
const BROTLI = 0.353;

/** The same of what every visit starts with: one large file packs better. */
const BROTLI_FIRST = 0.341;

/** Bytes that the HTML needs to name a file, and of one import from another file: as measured. */
const LINK_BYTES = 80;
const IMPORT_BYTES = 6;

/** Bytes on the wire that a part of a tap may copy of a file: an icon, an address. More is likely at hand where the tap is. */
const MOST_COPIED = 150;

/**
 * How hard crowded entries are pressed, step by step: to spare them from the start leads to bad plans. In the first step entries that are
 * `slim` get nothing that they do not use; the last ones look further, too. Copies leave room for files, which a next step uses.
 */
const HARDEST = 64;
const STEPS = [
  { slim: true, pressure: 0, wide: false, copies: false },
  { slim: false, pressure: 4, wide: false, copies: true },
  { slim: false, pressure: HARDEST, wide: true, copies: true },
  { slim: false, pressure: HARDEST, wide: true, copies: true },
];

/**
 * Plans which modules travel together. The same graph and kept plan always give the same groups, and a plan that is kept gives itself
 * again.
 */
export function makePlan(input: PlanInput): Plan {
  const plan = planOnce(input);
  return input.search === false ? plan : planOnce({ ...input, kept: keptOf(plan), search: false });
}

function planOnce(input: PlanInput): Plan {
  const graph = moduleGraph(withMoments(input), input.first);
  const groups = exactGroups(graph, (bytes, first) => bytes * (first ? BROTLI_FIRST : BROTLI), input.isPlain);
  const weights = graph.entries.map(input.weightOf);
  const sets = new EntrySets(graph, weights, (place) => !input.moments.has(graph.entries[place] ?? ''));
  const rooms = graph.entries.map((entry, place) => fittedRoom(input, entry, place, groups, sets));
  const rules = rulesOf(input, graph, rooms);
  rules.slim = input.kept === undefined;
  const layout = new Layout(groups, sets, rules, new Crowd(rooms, weights));
  const takers = takersOf(input, graph, groups);
  const copies: Copies = new Map();
  if (input.kept) {
    layout.crowd.press(HARDEST);
    settle(layout, seat(layout, { kept: input.kept, entries: graph.entries, takers, copies }));
  }
  for (const step of stepsOf(input)) {
    rules.slim = step.slim;
    layout.crowd.press(step.pressure);
    improve(layout, step.wide);
    if (step.wide) relieve(layout);
    if (step.copies) copyApart(layout, takers, copies);
  }
  return { graph, groups: plannedGroups(layout, input, graph), copies: namedCopies(copies, groups, graph) };
}

/** From a kept plan only the last steps: the first ones would take it apart. */
const stepsOf = ({ kept, search = true }: PlanInput): typeof STEPS =>
  search ? STEPS.slice(kept ? STEPS.length - 2 : 0) : [];

/** Entries that may have copies: all but the first, which everybody has. */
function takersOf(
  { first, isPage, moments }: PlanInput,
  { entries }: ModuleGraph,
  groups: readonly ExactGroup[],
): Taker[] {
  const placeOf = new Map(entries.map((entry, place) => [entry, place]));
  const owns = new Map(groups.flatMap(({ pinned, modules }, place) => (pinned ? [[modules[0], place] as const] : [])));
  const brought = [...moments].map(([id, moment]) => ({ place: placeOf.get(id) ?? 0, entries: moment.entries }));
  return entries.flatMap((entry, place) => {
    const own = owns.get(entry);
    const bringing = brought.filter((moment) => moment.entries.includes(entry));
    if (own === undefined || entry === first) return [];
    const othersIn = (all: readonly string[]): number[] =>
      all.flatMap((other) => (other === entry ? [] : (placeOf.get(other) ?? [])));
    return [
      {
        entry: place,
        own,
        moments: bringing.map((one) => ({ place: one.place, others: othersIn(one.entries) })),
        most: isPage(entry) || bringing.length > 0 ? Number.POSITIVE_INFINITY : MOST_COPIED,
      },
    ];
  });
}

const namedCopies = (
  copies: Copies,
  groups: readonly ExactGroup[],
  { entries }: ModuleGraph,
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...copies].map(([entry, places]) => [
      entries[entry] ?? '',
      [...places].flatMap((place) => groups[place]?.modules ?? []).sort(),
    ]),
  );

/** The room of an entry; less where that would let it fetch much that it does not use. */
function fittedRoom(
  { room, moments, view: { waste, wasteBytes } = VIEWS[0] }: PlanInput,
  entry: string,
  place: number,
  groups: readonly ExactGroup[],
  sets: EntrySets,
): Room {
  const given = room(entry);
  if (given.bytes === Number.POSITIVE_INFINITY || moments.has(entry)) return given;
  const used = groups.filter(({ needs }) => hasBit(sets.fetchers(sets.of(needs)), place));
  const bytes = used.reduce((sum, group) => sum + group.bytes, 0);
  return { ...given, bytes: Math.min(given.bytes, bytes * waste + wasteBytes) };
}

function withMoments({ modules, moments }: PlanInput): ReadonlyMap<string, Module> {
  const all = new Map(modules);
  for (const [id, { after, entries }] of moments) {
    const module = all.get(after);
    if (!module) continue;
    all.set(after, { ...module, loads: [...module.loads, id] });
    all.set(id, { id, bytes: 0, imports: entries, loads: [] });
  }
  return all;
}

function plannedGroups(layout: Layout, { moments, first }: PlanInput, graph: ModuleGraph): PlannedGroup[] {
  const { sets } = layout;
  const named = (set: Bits): string[] =>
    graph.entries.filter((entry, place) => hasBit(set, place) && !moments.has(entry));
  const groups = layout.usedSets().flatMap((set) => {
    const all = layout.groupsIn(set).flatMap((place) => layout.groups[place] ?? []);
    const isOwn = !sets.isFile(set);
    const apart = all.filter(({ pinned }) => pinned && !isOwn);
    const files = [...apart.map((group) => [group]), all.filter((group) => !apart.includes(group))];
    return files.map((together) => ({
      modules: together.flatMap(({ modules }) => modules.filter((id) => !moments.has(id))).sort(),
      bytes: together.reduce((sum, { bytes }) => sum + bytes, 0),
      pinned: together.some((group) => apart.includes(group)),
      users: named(sets.bits(set)),
      fetchedBy: named(sets.fetchers(set)),
    }));
  });
  const isFirst = ({ fetchedBy }: PlannedGroup): number => Number(fetchedBy[0] === first);
  const byName = ({ modules: [one = ''] }: PlannedGroup, { modules: [other = ''] }: PlannedGroup): number =>
    one < other ? -1 : 1;
  return groups
    .filter(({ modules, users }) => modules.length > 0 && users.length > 0)
    .sort((one, other) => isFirst(other) - isFirst(one) || byName(one, other));
}

/** Rules of which one is for some steps alone. */
interface StepRules extends PlanRules {
  /** Entries whose whole first load is limited get nothing that they do not use. */
  slim: boolean;
}

function rulesOf(
  { isPage, neverEarly, neverFirst, view = VIEWS[0] }: PlanInput,
  { entries }: ModuleGraph,
  rooms: readonly Room[],
): StepRules {
  const [early, limited] = [noBits(entries.length), noBits(entries.length)];
  for (const [place, entry] of entries.entries()) if (place === 0 || isPage(entry)) addBit(early, place);
  for (const [place, { all }] of rooms.entries()) if (all < Number.POSITIVE_INFINITY) addBit(limited, place);
  const known = new Map<ExactGroup, { readonly late: boolean; readonly apart: boolean }>();
  const kindOf = (group: ExactGroup): { readonly late: boolean; readonly apart: boolean } => {
    const found = known.get(group) ?? { late: group.modules.some(neverEarly), apart: group.modules.some(neverFirst) };
    known.set(group, found);
    return found;
  };
  return {
    slim: true,
    fileBytes: view.fileBytes,
    linkBytes: LINK_BYTES,
    importBytes: IMPORT_BYTES,
    allows(group, set, fetchers) {
      const { late, apart } = kindOf(group);
      if ((apart && hasBit(set, 0)) || (late && meet(fetchers, early))) return false;
      return !this.slim || hasBit(group.needs, 0) || !meetBeside(set, limited, group.needs);
    },
  };
}
