import { integrity } from '../steps/hash.ts';
import {
  hasGuards,
  hasStatus,
  hasTag,
  hasType,
  hasVary,
  isAskedAgain,
  isHarmless,
  isIndexed,
  isPacked,
  isShown,
  lacks,
} from './headers.ts';
import type { Answer } from './line.ts';
import { ENCODINGS, type Look, look } from './look.ts';
import { type Page, readPage } from './page.ts';
import { allowsApp, keepsOthersOut } from './policy.ts';

/** Paths that no route has; the app leads home from them. */
const UNKNOWN = ['/m/no-such-page', '/m/no/such/page'];

/** What a browser says when somebody goes to a page. */
const NAVIGATION = {
  Accept: 'text/html,application/xhtml+xml',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Mode': 'navigate',
};

/** The path under which people come to an HTML file; none for the one that answers unknown paths. */
export function pathOf(file: string): string | undefined {
  if (!file.endsWith('.html') || file === '/404.html') return undefined;
  return file === '/index.html' ? '/' : file.slice(0, -'.html'.length);
}

/** Looks at a page; gives what it read there. */
export async function lookAtPage(at: Look, path: string, file?: string): Promise<Page | undefined> {
  let page: Page | undefined;
  const check = (answer: Answer): void => {
    page = checkPage(at, path, answer, file);
  };
  await look(at, path, check, NAVIGATION);
  for (const encoding of at.all ? ENCODINGS : []) {
    const checkOther = (answer: Answer): void => {
      at.found.note('packing', path, packed(answer, encoding));
      at.found.note('version', path, sameVersion(page, answer, encoding));
    };
    // What was read of the page stays, though no time be left for its other packings.
    if (!(await at.line.inTime(look(at, path, checkOther, { ...NAVIGATION, 'Accept-Encoding': encoding })))) break;
  }
  return page;
}

const packed = (answer: Answer, encoding: (typeof ENCODINGS)[number]) =>
  encoding === 'identity' ? lacks(answer, 'content-encoding') : isPacked(answer, [encoding]);

/** A cache may keep an old page for those who ask for another packing. */
const sameVersion = (page: Page | undefined, answer: Answer, encoding: string) =>
  !page || answer.text.includes(`"version":"${page.version}"`) ? undefined : `another version as ${encoding}`;

function checkPage(at: Look, path: string, answer: Answer, file: string | undefined): Page | undefined {
  const { found } = at;
  found.note('missing', path, hasStatus(answer, 200));
  if (answer.status !== 200) return undefined;
  found.note('type', path, hasType(answer, '/'));
  found.note('kept', path, isAskedAgain(answer));
  found.note('packing', path, isPacked(answer, ['br']));
  found.note('vary', path, hasVary(answer));
  found.note('etag', path, hasTag(answer));
  found.note('guard', path, hasGuards(answer));
  found.note('clears', path, lacks(answer, 'clear-site-data'));
  found.note('download', path, isShown(answer));
  found.note('dictionary', path, lacks(answer, 'use-as-dictionary'));
  found.note('harmful', path, isHarmless(answer));
  found.note('robots', path, isIndexed(answer));
  const page = parsed(at, path, answer);
  if (page) checkContent(at, path, page);
  const digest = file === undefined ? undefined : at.list?.files[file];
  if (page && digest !== undefined && !page.snapshot && page.version === at.list?.version) {
    found.note(
      'rewritten',
      path,
      integrity(answer.body) === digest ? undefined : 'other bytes than those of the build',
    );
  }
  return page;
}

function parsed({ found }: Look, path: string, { text: html, headers }: Answer): Page | undefined {
  const policy = headers['content-security-policy'];
  try {
    const page = readPage(html, policy);
    found.note('page', path, page ? whole(html) : 'its HTML holds no manifest');
    return page;
  } catch (error) {
    found.note('page', path, `its manifest is no JSON: ${(error as Error).message}`);
    return undefined;
  }
}

const whole = (html: string) => (/<\/html>\s*(?:<!--.*?-->\s*)?$/s.test(html) ? undefined : 'its end is missing');

function checkContent(at: Look, path: string, page: Page): void {
  const { found, list, origin } = at;
  const { policy } = page;
  found.note('policy', path, policy ? undefined : 'no Content-Security-Policy');
  if (policy) {
    found.note('forbidden', path, allowsApp(policy, page, origin));
    found.note('weak', path, keepsOthersOut(policy));
  }
  found.note('unsealed', path, page.unsealed.length === 0 ? undefined : `no integrity: ${page.unsealed.join(' ')}`);
  found.note('foreign', path, page.foreign.length === 0 ? undefined : page.foreign.join(' '));
  const version = list?.version ?? at.home?.version ?? page.version;
  found.note(
    'version',
    path,
    page.version === version ? undefined : `version ${page.version || 'none'}, not ${version}`,
  );
  const brand = list ?? at.home ?? page;
  const same = page.name === brand.name && page.merchantCode === brand.merchantCode;
  found.note(
    'brand',
    path,
    same ? undefined : `${page.name} (${page.merchantCode}), not ${brand.name} (${brand.merchantCode})`,
  );
}

/** Unknown paths are answered with home's HTML, of this version, and asked again. */
export const unknownPaths = (at: Look): (() => Promise<void>)[] =>
  UNKNOWN.map((path) => () => look(at, path, (answer) => checkUnknown(at, path, answer), NAVIGATION));

function checkUnknown(at: Look, path: string, answer: Answer): void {
  // Netlify and Cloudflare may answer with a status of their own, and with the right page.
  at.found.note('unknown', path, hasStatus(answer, 200) ?? hasType(answer, '/'));
  at.found.note('kept', path, isAskedAgain(answer));
  const page = parsed(at, path, answer);
  const version = at.home?.version;
  if (page && version) at.found.note('unknown', path, page.version === version ? undefined : `version ${page.version}`);
}

/** Home, asked for again with its tag, does not travel again. */
export async function lookAgain(at: Look, path: string): Promise<void> {
  await look(at, path, async ({ status, headers: { etag } }) => {
    if (status !== 200 || !etag) return;
    const again = (answer: Answer): void => at.found.note('etag', path, hasStatus(answer, 304));
    await look(at, path, again, { ...NAVIGATION, 'If-None-Match': etag });
  });
}
