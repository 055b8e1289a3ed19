import { integrity } from '../steps/hash.ts';

/** Scripts that run; JSON in a script element is data, which no policy asks about. */
const SCRIPTS = /<script>(.*?)<\/script>/gs;

/** A script's hash as a CSP source. */
export const sourceOf = (script: string): string => `'${integrity(script)}'`;

/** The CSP sources of the inline scripts of HTML files, each once. */
export function inlineScripts(pages: Iterable<string>): string[] {
  const found = [...new Set(pages)].flatMap((html) => [...html.matchAll(SCRIPTS)]);
  return [...new Set(found.map(([, script]) => sourceOf(script ?? '')))].sort();
}
