import { addBit, type Bits, hasBit, meet, noBits, placesIn } from './bits.ts';
import { type Module, type ModuleGraph, moduleGraph } from './graph.ts';
import type { Room } from './make-room.ts';
import { planGroups } from './merge.ts';
import type { Group, MergeRules } from './rules.ts';

/** What a plan is made from. */
export interface PlanInput {
  readonly modules: ReadonlyMap<string, Module>;
  /** The module that every visit starts with. */
  readonly first: string;
  /** How often an entry is fetched, beside the others. */
  readonly weightOf: (entry: string) => number;
  /** Entries whose files a first paint waits for: pages. */
  readonly isPage: (entry: string) => boolean;
  /** Modules that no first paint may wait for. */
  readonly neverEarly: (module: string) => boolean;
  /** What an entry may fetch beside the first one, whose bytes are told. */
  readonly room: (entry: string, firstBytes: number) => Room;
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
const BROTLI = 0.335;

/** Bytes of a file beside its content: about 100 in the HTML (its address and its integrity), 150 for exports, imports, a fresh start of the compressor. */
const FILE_BYTES = 250;

/** Bytes of one import from another file: its name in the list of imports and in that of exports. */
const IMPORT_BYTES = 8;

/** Plans which modules travel together. */
export function makePlan(input: PlanInput): Plan {
  const graph = moduleGraph(input.modules, input.first);
  const room = (place: number, firstBytes: number): Room => input.room(graph.entries[place] ?? '', firstBytes);
  const groups = planGroups(graph, rulesOf(input, graph), room);
  const named = (set: Bits): string[] => placesIn(set).map((place) => graph.entries[place] ?? '');
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
  const early = noBits(entries.length);
  for (const [place, entry] of entries.entries()) if (place === 0 || isPage(entry)) addBit(early, place);
  const holds = (group: Group, test: (module: string) => boolean): boolean => group.modules.some(test);
  return {
    weights: entries.map(weightOf),
    wire: (bytes) => bytes * BROTLI,
    fileBytes: FILE_BYTES,
    importBytes: IMPORT_BYTES,
    apart: (one, other, joined) => {
      const first = (group: Group): boolean => hasBit(group.needs, 0);
      if ((first(one) && holds(other, neverFirst)) || (first(other) && holds(one, neverFirst))) return true;
      return meet(joined.fetchers, early) && holds(joined, neverEarly);
    },
  };
}
