/** A record of these names, each with its value. Object.fromEntries is not in Chromium 67. */
export function recordOf<Name extends string, V>(names: readonly Name[], each: (name: Name) => V): Record<Name, V> {
  const record = {} as Record<Name, V>;
  for (const name of names) record[name] = each(name);
  return record;
}
