import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Dictionaries: four of five files of a site, each in a folder with a hash in its name. No test writes into one. */
const TEXTS = 'l';

/**
 * Copies a built site whose files a test changes. Dictionaries are linked, as to copy them takes a core for seconds: a test may remove
 * them, but not write into them.
 * @param from the site's public folder
 * @param to a folder of the same disk; it need not be there
 */
export function copySite(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const path = relative(from, source);
    if (entry.isDirectory()) mkdirSync(join(to, path), { recursive: true });
    else if (path.split(sep)[0] === TEXTS) linkSync(source, join(to, path));
    else copyFileSync(source, join(to, path));
  }
}
