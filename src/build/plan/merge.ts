import type { ModuleGraph } from './graph.ts';
import { excessOf, makeRoom, type Rooms } from './make-room.ts';
import { Merger, type Pair } from './merger.ts';
import type { Group, MergeRules } from './rules.ts';

/** How often a plan is made anew for entries whose bytes had no room. */
const ROUNDS = 4;

/** What the weight of such an entry's bytes is multiplied by. */
const PRESSURE = 1.4;

/**
 * Plans which modules travel together: starts from the groups that just the same entries need, and joins two as long as that saves bytes
 * over all entries, each time those that save most. A join brings what the joined modules import to every entry that uses one of them,
 * and that is part of its price. Entries that then fetch more bytes than they have room for weigh more in another round; at last groups
 * are joined where an entry still has too many bytes or files and it does not cost the others too much. The same graph always gives the same groups.
 */
export function planGroups(graph: ModuleGraph, rules: MergeRules, rooms: Rooms): Group[] {
  const weights = [...rules.weights];
  const count = graph.entries.length;
  for (let round = 1; ; round += 1) {
    const merger = new Merger(graph, { ...rules, weights });
    joinAll(merger);
    const over = excessOf(merger.groups, count, rules.fileBytes, rooms);
    const crowded = over.flatMap(({ bytes }, place) => (bytes > 0 ? place : []));
    if (round >= ROUNDS || crowded.length === 0) {
      makeRoom(merger, rules, rooms);
      return merger.groups.filter((group) => group !== undefined);
    }
    for (const place of crowded) weights[place] = (weights[place] ?? 0) * PRESSURE;
  }
}

function joinAll(merger: Merger): void {
  let pairs = merger.allPairs();
  for (let best = merger.takeBest(pairs); best !== undefined; best = merger.takeBest(pairs)) {
    const { one, other } = best;
    merger.join(one, other);
    const touched = ({ one: first, other: second }: Pair): boolean =>
      [one, other].some((at) => at === first || at === second);
    pairs = pairs.filter((pair) => !touched(pair));
    pairs.push(...merger.pairsWith(one));
  }
}
