import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Page } from '@playwright/test';
import { copySite } from '../support/site-copy.ts';
import { test as base, expect } from './fixtures.ts';
import { paths } from './paths.ts';
import { allThere } from './rest.ts';
import { startSandbox } from './sandbox.ts';

/** A site of its own whose files a test may change. */
export interface Site {
  readonly url: string;
  readonly folder: string;
}

/** The phone tests' `test`, with a site that can be deployed anew. */
export const test = base.extend<{ site: Site }>({
  site: async ({ page }, use) => {
    const work = mkdtempSync(join(paths.work, 'site-'));
    const folder = join(work, 'public');
    copySite(paths.public, folder);
    cpSync(process.env.LEVE_SEED ?? '', join(work, 'data'), { recursive: true });
    const sandbox = await startSandbox(join(work, 'data'), undefined, folder);
    await use({ url: sandbox.url, folder });
    // What the page still asks for would find nobody.
    await page.goto('about:blank');
    await sandbox.close();
    rmSync(work, { recursive: true, force: true });
  },
});

const TEXT = /\.(?:html|js|css|json|webmanifest)$/;

/** What a deploy names by its content: scripts, sheets and the table of sheets. */
const HASHED = /^(.+)-(\w{5,8})\.(?:js|css|json)$/;

/**
 * Finds the names of files wherever a version tells them: whole, without their ending as scripts name pages, or in the words of the table
 * of sheets.
 */
const mention = (names: readonly string[]): RegExp =>
  new RegExp(`(?<![\\w-])(${names.map((name) => name.replace(HASHED, '$1[ -]$2')).join('|')})(?![\\w-])`, 'g');

/** The hash of a script in the table of parts: ` Login 5TITZ.I6WZB`. */
const SCRIPT_MARK = /(?<= [\w-]+ [\w-]*\.)\w{5}(?= |"|$)/g;

/** The same name, or stem, with another hash. */
const other = (stem: string): string =>
  stem.replace(/(\w)(\w{4,7})$/, (_all, first: string, rest: string) => (first === 'z' ? 'y' : 'z') + rest);

/**
 * Deploys another version: every hashed script and sheet has another name, and what was there before is gone. Gives the way back, after
 * which the same deploy may come once more.
 */
export function deploy({ folder }: Site): () => void {
  const before = mkdtempSync(join(paths.work, 'before-'));
  copySite(folder, before);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // Compressed neighbours would still tell of the old names.
  for (const file of files.filter((name) => /\.(?:br|gz)$/.test(name))) rmSync(join(folder, file));
  const hashed = readdirSync(join(folder, 'a')).filter((name) => HASHED.test(name));
  const pattern = mention(hashed);
  // Dictionaries name no file, and are the build's own here (support/site-copy.ts).
  for (const file of files.filter((name) => TEXT.test(name) && !name.startsWith(`l${sep}`))) {
    const text = readFileSync(join(folder, file), 'utf8');
    // The seals of what the HTML names do not hold for files whose imports have other names.
    const next = text
      .replace(pattern, other)
      .replace(/ integrity="[^"]*"/g, '')
      .replace(/"version":"\w+/, '$&z')
      .replace(SCRIPT_MARK, other);
    if (next !== text) writeFileSync(join(folder, file), next);
  }
  for (const name of hashed) {
    const [stem = '', ending] = name.split(/(\.\w+)$/);
    renameSync(join(folder, 'a', name), join(folder, 'a', other(stem) + ending));
  }
  return () => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
    copySite(before, folder);
    rmSync(before, { recursive: true });
  };
}

/** Waits until what comes after the first paint is there, as in a tab that was left open. */
export async function settled(page: Page): Promise<void> {
  const later = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/a/later-'));
  await expect.poll(() => page.evaluate(later), { timeout: 30_000 }).toBe(true);
  await allThere(page);
}
