/** The keys of a table, in their order. */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[];
}

/** An object with one value per name. */
export function keyed<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  const made: Partial<Record<Name, Value>> = {};
  for (const name of names) made[name] = make(name);
  return made as Record<Name, Value>;
}
