import type { ModuleGraph } from './graph.ts';
import { makeRoom, type Room } from './make-room.ts';
import { Merger, type Pair } from './merger.ts';
import type { Group, MergeRules } from './rules.ts';

/**
 * Plans which modules travel together: starts from the groups that just the same entries need, and joins two as long as that saves bytes
 * over all entries, each time those that save most. A join brings what the joined modules import to every entry that uses one of them,
 * and that is part of its price. Then entries that fetch more than they have room for are helped. The same graph always gives the same
 * groups.
 */
export function planGroups(
  graph: ModuleGraph,
  rules: MergeRules,
  room: (place: number, firstBytes: number) => Room,
): Group[] {
  const merger = new Merger(graph, rules);
  joinAll(merger);
  makeRoom(merger, graph.entries.length, rules.fileBytes, room);
  return merger.groups.filter((group) => group !== undefined);
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
