/** Which files each file imports, by `import` and `import()`, as paths from the root. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * All that a file brings along, itself included.
 * @param stop files that are not entered
 */
export function reached(graph: Graph, from: string, stop: ReadonlySet<string> = new Set()): Set<string> {
  const seen = new Set<string>();
  const waiting = [from];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || (stop.has(file) && file !== from)) continue;
    seen.add(file);
    waiting.push(...(graph.get(file) ?? []));
  }
  return seen;
}
