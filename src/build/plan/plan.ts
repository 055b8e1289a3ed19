import { type Module, type ModuleGraph, moduleGraph, placesIn } from './graph.ts';
import type { Group } from './groups.ts';
import { type MergeRules, planGroups } from './merge.ts';

/** What a plan is made from. */
export interface PlanInput {
  readonly modules: ReadonlyMap<string, Module>;
  /** The module that every visit starts with. */
  readonly first: string;
  /** How often an entry is fetched, beside the first one that always is; see {@link MergeRules}. */
  readonly weightOf: (entry: string) => number;
  /** Entries whose files a first paint waits for: pages. */
  readonly isPage: (entry: string) => boolean;
  /** Modules that no first paint may wait for. */
  readonly neverEarly: (module: string) => boolean;
  /** Modules that may not come with the first entry, whatever it saves: those of single pages. */
  readonly neverFirst: (module: string) => boolean;
}

/** Modules that travel together, and who fetches them. */
export interface PlannedGroup extends Group {
  readonly users: readonly string[];
  readonly fetchedBy: readonly string[];
}

export interface Plan {
  /** The first entry's group stands first. */
  readonly groups: readonly PlannedGroup[];
  readonly graph: ModuleGraph;
}

/** Brotli's share of minified bytes, as measured over this project's chunks. */
const BROTLI = 0.345;

/** Bytes of a file beside its content: about 100 in the HTML (its address and its integrity), 120 for imports, exports, a fresh start. */
const FILE_BYTES = Number(process.env.F ?? 330);

/** Plans which modules travel together. */
export function makePlan(input: PlanInput): Plan {
  const graph = moduleGraph(input.modules, input.first);
  const groups = planGroups(graph, rulesOf(input, graph));
  const named = (set: bigint): string[] => placesIn(set).map((place) => graph.entries[place] ?? '');
  return {
    graph,
    groups: groups.map((group) => ({
      ...group,
      modules: [...group.modules].sort(),
      users: named(group.needs),
      fetchedBy: named(group.fetchers),
    })),
  };
}

function rulesOf({ weightOf, isPage, neverEarly, neverFirst }: PlanInput, { entries }: ModuleGraph): MergeRules {
  const early = entries.reduce(
    (set, entry, place) => (place === 0 || isPage(entry) ? set | (1n << BigInt(place)) : set),
    0n,
  );
  const holds = (group: Group, test: (module: string) => boolean): boolean => group.modules.some(test);
  return {
    weights: entries.map(weightOf),
    wire: (bytes) => bytes * BROTLI,
    fileBytes: FILE_BYTES,
    apart: (one, other, joined) => {
      const first = (group: Group): boolean => (group.needs & 1n) === 1n;
      if ((first(one) && holds(other, neverFirst)) || (first(other) && holds(one, neverFirst))) return true;
      return (joined.fetchers & early) !== 0n && holds(joined, neverEarly);
    },
  };
}
