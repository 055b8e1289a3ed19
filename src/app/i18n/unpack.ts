/** A dictionary as the build packs it: the keys by their first word (`title home login  nav home`), then the texts in their order. */
export function unpackTexts(packed: string): Record<string, string> {
  const table: Record<string, string> = {};
  const [heads = '', ...texts] = packed.split('|');
  let place = 0;
  for (const group of heads.split('  ')) {
    const [start, ...ends] = group.split(' ');
    for (const end of ends) table[start ? `${start}_${end}` : end] = texts[place++] as string;
  }
  return table;
}
