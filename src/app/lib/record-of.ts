/** A record with these names as keys and what `each` gives as values. Object.fromEntries is not in Chromium 67. */
export function recordOf<Name extends string, V>(names: readonly Name[], each: (name: Name) => V): Record<Name, V> {
  const record = {} as Record<Name, V>;
  for (const name of names) record[name] = each(name);
  return record;
}
