import { addBits, type Bits, hasBit, noBits } from './bits.ts';
import type { ModuleGraph } from './graph.ts';

/** Modules that just the same entries need. */
export interface ExactGroup {
  readonly modules: readonly string[];
  /** Estimated bytes on the wire. */
  readonly bytes: number;
  readonly needs: Bits;
  /** The group of an entry: it stays where the entry is. */
  readonly pinned: boolean;
  /** True where two copies of it do what one does. */
  readonly plain: boolean;
  /** Places of the groups that it imports, once for each import. */
  readonly imports: number[];
  /** Places of the groups that import it, once for each import. */
  readonly importers: number[];
}

interface Gathered {
  readonly modules: string[];
  readonly plain: boolean;
  bytes: number;
  readonly needs: Bits;
}

/**
 * Groups of modules that just the same entries need, which is where planning starts: nobody fetches what is of no use. The group of the
 * first entry, which is here wherever another one runs, stands first. What may be copied is a group beside what may not.
 * @param wire what minified bytes weigh on the wire
 */
export function exactGroups(
  graph: ModuleGraph,
  wire: (bytes: number, first: boolean) => number,
  isPlain: (module: string) => boolean,
): ExactGroup[] {
  const entries = new Set(graph.entries.slice(1));
  const gathered = new Map<string, Gathered>();
  for (const [id, needs] of graph.needs) {
    const plain = isPlain(id) && !entries.has(id) && !hasBit(needs, 0);
    const shared = hasBit(needs, 0) ? FIRST : `${needs.join()} ${plain}`;
    const key = entries.has(id) ? id : shared;
    const group = gathered.get(key) ?? { modules: [], plain, bytes: 0, needs: noBits(graph.entries.length) };
    gathered.set(key, group);
    group.modules.push(id);
    group.bytes += wire(graph.modules.get(id)?.bytes ?? 0, hasBit(needs, 0));
    addBits(group.needs, needs);
  }
  for (const { modules } of gathered.values()) modules.sort();
  const sorted = [...gathered].sort(([one, { modules }], [other, { modules: others }]) =>
    one === FIRST || (other !== FIRST && (modules[0] ?? '') < (others[0] ?? '')) ? -1 : 1,
  );
  const links = linksOf(
    graph,
    sorted.map(([, { modules }]) => modules),
  );
  return sorted.map(([key, group], place) => ({
    ...group,
    pinned: entries.has(key),
    imports: links.down[place] ?? [],
    importers: links.up[place] ?? [],
  }));
}

const FIRST = 'first';

function linksOf(graph: ModuleGraph, groups: readonly (readonly string[])[]): { down: number[][]; up: number[][] } {
  const placeOf = new Map(groups.flatMap((modules, place) => modules.map((id) => [id, place] as const)));
  const [down, up] = [groups.map((): number[] => []), groups.map((): number[] => [])];
  for (const [place, modules] of groups.entries()) {
    for (const id of modules.flatMap((one) => graph.modules.get(one)?.imports ?? [])) {
      const to = placeOf.get(id);
      if (to === undefined || to === place) continue;
      down[place]?.push(to);
      up[to]?.push(place);
    }
  }
  return { down, up };
}
