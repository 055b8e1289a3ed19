import { integrity } from '../steps/hash.ts';

/** CSP sources of what stands inline in HTML files. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Scripts that run; JSON in a script element is data, which no policy asks about. */
const SCRIPTS = /<script>(.*?)<\/script>/gs;
const STYLES = /<style>(.*?)<\/style>/gs;

/** Reads the inline scripts and styles of HTML files and gives their hashes as CSP names them, each once. */
export function inlineOf(pages: Iterable<string>): Inline {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of new Set(pages)) {
    for (const [, script] of html.matchAll(SCRIPTS)) scripts.add(`'${integrity(script ?? '')}'`);
    for (const [, style] of html.matchAll(STYLES)) styles.add(`'${integrity(style ?? '')}'`);
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}
