import type { Statement, Syntax } from './statements.ts';

/**
 * Gathers the statements of a module that have to stay together, as lists of their places: what mentions each other in a circle, a
 * variable and all that changes it, what is done when the module is read and the state that this is about. Nothing comes back where
 * something is done that is about no state of the module, as nobody could tell who needs it.
 */
export function clustersOf({ statements }: Pick<Syntax, 'statements'>): number[][] | undefined {
  const placeOf = new Map(statements.flatMap(({ names }, place) => names.map((name) => [name, place] as const)));
  const placesOf = (names: Iterable<string>): number[] => [...names].flatMap((name) => placeOf.get(name) ?? []);
  const edges = statements.map(({ mentions }) => new Set(placesOf(mentions)));
  for (const [place, { assigns }] of statements.entries())
    for (const changed of placesOf(assigns)) edges[changed]?.add(place);
  const effects = statements.flatMap((one, place) => (isEffect(one, placeOf, statements) ? place : []));
  const about = effects.map((place) => reached(edges, place).filter((to) => to !== place && isState(statements[to])));
  if (about.some((states) => states.length === 0)) return undefined;
  // In one piece, as they are done in their order.
  for (const [index, place] of effects.entries()) {
    for (const state of about[index] ?? []) edges[state]?.add(place);
    for (const other of effects) edges[place]?.add(other);
  }
  return components(edges);
}

const isState = (statement: Statement | undefined): boolean => statement?.kind === 'state';

/** What does something; a thing that is made and neither exported nor mentioned is made for the sake of making it. */
function isEffect(one: Statement, placeOf: ReadonlyMap<string, number>, all: readonly Statement[]): boolean {
  if (one.kind !== 'state' || one.exported) return one.kind === 'effect';
  const own = one.names.map((name) => placeOf.get(name));
  return !all.some((other, place) => !own.includes(place) && one.names.some((name) => other.mentions.has(name)));
}

function reached(edges: readonly ReadonlySet<number>[], from: number): number[] {
  const seen = new Set([from]);
  for (const place of seen) for (const next of edges[place] ?? []) seen.add(next);
  return [...seen];
}

/** Places that lead to each other, in the order of the first of each. */
function components(edges: readonly ReadonlySet<number>[]): number[][] {
  const reach = edges.map((_, place) => new Set(reached(edges, place)));
  const found: number[][] = [];
  const taken = new Set<number>();
  for (const place of edges.keys()) {
    if (taken.has(place)) continue;
    const together = [...(reach[place] ?? [])].filter((to) => reach[to]?.has(place)).sort((one, other) => one - other);
    for (const one of together) taken.add(one);
    found.push(together);
  }
  return found;
}
