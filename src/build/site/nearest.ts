/** How many letters must be put in, left out or changed to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, wanted] of [...other].entries()) {
      const changed = (row[at] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** `: did you mean trialPlay?` for a word that is near to one of those known, else the known ones. */
export function nearest(word: string, known: readonly string[]): string {
  const [best] = [...known]
    .map((one) => [distance(word.toLowerCase(), one.toLowerCase()), one] as const)
    .sort(([a], [b]) => a - b);
  if (!best) return '';
  return best[0] <= Math.max(2, word.length / 3) ? `: did you mean ${best[1]}?` : `; there is ${known.join(', ')}`;
}
