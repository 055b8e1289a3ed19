/** The suites of a uvu file that are never run: their tests would pass in silence. */
export function suitesNotRun(source: string): string[] {
  const suites = [...source.matchAll(/const (\w+) = suite(?:<[^(]*>)?\(/g)].map((match) => match[1] ?? '');
  if (/import \{[^}]*\btest\b[^}]*\} from 'uvu'/.test(source)) suites.push('test');
  return suites.filter((name) => !new RegExp(`\\b${name}\\.run\\(\\)`).test(source));
}
