import {
  hasGuards,
  hasPolicy,
  hasStatus,
  hasType,
  isAskedAgain,
  isImmutable,
  isPacked,
  isPlainlyMissing,
  type Verdict,
} from './checks.ts';
import { type Answer, ask } from './fetch.ts';
import { type Page, readPage } from './page.ts';

/** What was looked at and found good, and what was not, in plain lines. */
export interface Verified {
  readonly checks: readonly string[];
  readonly faults: readonly string[];
}

const PAGES = ['/', '/m/home', '/m/login', '/m/slot-games'];
/** Paths that no route has; the app leads home from them. */
const UNKNOWN = ['/m/no-such-page', '/m/no/such/page'];
const MISSING = ['/a/no-such-file-AAAAAAAA.js', '/l/xx.AAAAAAAA/common.json', '/icons/no-such-icon.png'];
const TYPES: readonly (readonly [ending: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(?:text|application)\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.json$/, /^application\/json\b/],
  [/\.webmanifest$/, /^application\/(?:manifest\+)?json\b/],
];

class Findings implements Verified {
  readonly checks: string[] = [];
  readonly faults: string[] = [];

  note(about: string, verdict: Verdict): void {
    if (verdict === undefined) this.checks.push(about);
    else this.faults.push(`${about}: ${verdict}`);
  }
}

/** Looks at a site from outside: pages, hashed files, what is missing, what is unknown. */
export async function verifySite(origin: string): Promise<Verified> {
  const found = new Findings();
  const attempt = async (about: string, work: () => Promise<void>): Promise<void> => {
    await work().catch((error: unknown) => found.note(about, error instanceof Error ? error.message : String(error)));
  };
  const pages = new Map<string, Page>();
  for (const path of PAGES) {
    await attempt(path, async () => {
      const page = checkPage(found, path, await ask(origin + path));
      if (page) pages.set(path, page);
      await checkPacking(found, origin, path);
    });
  }
  checkVersions(found, pages);
  const named = new Set([...pages.values()].flatMap((page) => [...page.named, ...page.texts]));
  for (const path of named) await attempt(path, () => checkHashed(found, origin, path));
  for (const path of ['/sw.js', '/site.webmanifest']) await attempt(path, () => checkFresh(found, origin, path));
  for (const path of MISSING) {
    await attempt(path, async () =>
      found.note(`${path} is plainly missing`, isPlainlyMissing(await ask(origin + path))),
    );
  }
  for (const path of UNKNOWN) await attempt(path, () => checkUnknown(found, origin, path, pages.get('/m/home')));
  return found;
}

function checkPage(found: Findings, path: string, answer: Answer): Page | undefined {
  found.note(`${path} answers`, hasStatus(answer, 200) ?? hasType(answer, /^text\/html\b/));
  const page = readPage(answer.text);
  found.note(`${path} is one of our pages`, page ? undefined : 'its HTML holds no manifest');
  found.note(`${path} is asked again each time`, isAskedAgain(answer));
  found.note(`${path} is guarded`, hasGuards(answer));
  if (!page) return undefined;
  found.note(`${path} has a content policy`, hasPolicy(answer, page));
  found.note(
    `${path} seals what it names`,
    page.unsealed.length === 0 ? undefined : `no integrity: ${page.unsealed.join(' ')}`,
  );
  return page;
}

async function checkPacking(found: Findings, origin: string, path: string): Promise<void> {
  for (const encoding of ['br', 'gzip'] as const) {
    found.note(`${path} comes as ${encoding}`, isPacked(await ask(origin + path, encoding), encoding));
  }
}

async function checkHashed(found: Findings, origin: string, path: string): Promise<void> {
  const answer = await ask(origin + path);
  found.note(`${path} answers`, hasStatus(answer, 200) ?? typed(path, answer));
  found.note(`${path} is kept for a year`, isImmutable(answer));
  found.note(
    `${path} is not sniffed`,
    answer.headers['x-content-type-options'] === 'nosniff' ? undefined : 'no nosniff',
  );
  await checkPacking(found, origin, path);
}

async function checkFresh(found: Findings, origin: string, path: string): Promise<void> {
  const answer = await ask(origin + path);
  found.note(`${path} answers`, hasStatus(answer, 200) ?? typed(path, answer));
  found.note(`${path} is asked again each time`, isAskedAgain(answer));
}

async function checkUnknown(found: Findings, origin: string, path: string, home: Page | undefined): Promise<void> {
  const answer = await ask(origin + path);
  const page = readPage(answer.text);
  const same = page && page.version === home?.version ? undefined : 'not the home page of this version';
  found.note(`${path} is answered with home`, hasStatus(answer, 200) ?? hasType(answer, /^text\/html\b/) ?? same);
  found.note(`${path} is asked again each time`, isAskedAgain(answer));
}

/** During a deploy, or behind a cache that was not emptied, pages of two versions may stand side by side. */
function checkVersions(found: Findings, pages: ReadonlyMap<string, Page>): void {
  const versions = new Set([...pages.values()].map(({ version }) => version));
  const list = [...pages].map(([path, { version }]) => `${path} ${version || 'none'}`).join(', ');
  found.note(
    `one version everywhere: ${[...versions].join()}`,
    versions.size === 1 && !versions.has('') ? undefined : list,
  );
}

const typed = (path: string, answer: Answer): Verdict => {
  const type = TYPES.find(([ending]) => ending.test(path))?.[1];
  return type && hasType(answer, type);
};
