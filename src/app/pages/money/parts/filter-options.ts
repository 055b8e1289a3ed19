/**
 * Names by id as options in the order of the alphabet. What is chosen by an address stays choosable while the list is on its way, or does
 * not know it.
 */
export function byLabel(names: ReadonlyMap<string, string>, chosen?: string): { value: string; label: string }[] {
  const options = [...names].map(([value, label]) => ({ value, label }));
  if (chosen && !names.has(chosen)) options.push({ value: chosen, label: chosen });
  return options.sort((a, b) => a.label.localeCompare(b.label));
}
