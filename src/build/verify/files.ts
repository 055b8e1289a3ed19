import { FILE_LIST } from '../cdn/file-list.ts';
import { kindOf } from '../cdn/rules.ts';
import { integrity } from '../steps/hash.ts';
import { isDifference, lookAtDifference } from './differences.ts';
import {
  hasStatus,
  hasTag,
  hasType,
  hasVary,
  isAskedAgain,
  isImmutable,
  isNotSniffed,
  isPacked,
  isPlainlyMissing,
  isShown,
  lacks,
  variesLittle,
} from './headers.ts';
import type { Answer } from './line.ts';
import { ENCODINGS, type Look, look } from './look.ts';

const WORKER = '/sw.js';
const WEB_MANIFEST = '/site.webmanifest';
const MISSING = ['/a/no-such-file-AAAAAAAA.js', '/l/xx.AAAAAAAA/common.json', '/icons/no-such-icon.png'];
const CLOSED = ['/_headers', '/_redirects'];
const COMPRESSED = /\.(?:js|css|json|webmanifest)$|^\/d\//;

/** Smaller files, in bytes, gain nothing. */
const WORTH_PACKING = 1000;

/** Looks at a file that is no page, as a browser asks for it; at everything, in each way in which it can travel. */
export async function lookAtFile(at: Look, path: string): Promise<void> {
  await look(at, path, (answer) => checkFile(at, path, answer, ['br']));
  if (isDifference(path)) await lookAtDifference(at, path);
  if (!at.all || !COMPRESSED.test(path)) return;
  for (const encoding of ENCODINGS) {
    await look(at, path, (answer) => checkFile(at, path, answer, encoding === 'identity' ? [] : [encoding]), {
      'Accept-Encoding': encoding,
    });
  }
}

function checkFile(at: Look, path: string, answer: Answer, encodings: readonly string[]): void {
  const { found, list, home } = at;
  found.note(isDifference(path) ? 'difference' : 'missing', path, hasStatus(answer, 200));
  if (answer.status !== 200) return;
  found.note('type', path, hasType(answer, path));
  found.note('clears', path, lacks(answer, 'clear-site-data'));
  found.note('download', path, isShown(answer));
  found.note('guard', path, isNotSniffed(answer));
  found.note('vary', path, hasVary(answer));
  checkDigest(at, path, answer, [list?.files[path], home?.integrity.get(path)]);
  if (COMPRESSED.test(path) && answer.body.length > WORTH_PACKING && encodings.length > 0 && path !== FILE_LIST) {
    found.note('packing', path, isPacked(answer, encodings));
  }
  const kind = kindOf(path);
  if (kind === 'hashed') {
    found.note('life', path, isImmutable(answer));
    found.note('cookie', path, lacks(answer, 'set-cookie'));
    found.note('vary', path, variesLittle(answer));
  }
  if (kind === 'fresh') {
    found.note('kept', path, isAskedAgain(answer));
    found.note('etag', path, hasTag(answer));
  }
  if (path === WEB_MANIFEST) checkWebManifest(at, answer);
}

function checkDigest({ found }: Look, path: string, answer: Answer, digests: readonly (string | undefined)[]): void {
  const given = integrity(answer.body);
  const wrong = digests.some((digest) => digest !== undefined && digest !== given);
  const fault = `${answer.body.length} bytes with the digest ${given}`;
  const plain = isDifference(path) ? 'difference' : 'altered';
  found.note(path === WORKER ? 'worker' : plain, path, wrong ? fault : undefined);
}

function checkWebManifest({ found, list, home }: Look, { text }: Answer): void {
  const name = list?.name ?? home?.name;
  try {
    const given = (JSON.parse(text) as { name?: unknown }).name;
    found.note('brand', WEB_MANIFEST, given === name ? undefined : `${given}, not ${name}`);
  } catch (error) {
    found.note('altered', WEB_MANIFEST, `is no JSON: ${(error as Error).message}`);
  }
}

/** What is not there is plainly missing; what is not for visitors cannot be read; search engines may come. */
export function edges(at: Look): (() => Promise<void>)[] {
  const scripts = (at.home?.named ?? []).filter((path) => path.endsWith('.js')).slice(0, 2);
  return [
    ...MISSING.map(
      (path) => () => look(at, path, (answer) => at.found.note('fallback', path, isPlainlyMissing(answer))),
    ),
    ...CLOSED.map(
      (path) => () =>
        look(at, path, (answer) => at.found.note('open', path, isClosed(answer, /^\/.*\n\s+[\w-]+:|^\/\S* /))),
    ),
    ...scripts
      .map((script) => `${script}.map`)
      .map((path) => () => look(at, path, (answer) => at.found.note('open', path, isClosed(answer, /"mappings"/)))),
    () => look(at, WORKER, (answer) => at.found.note('worker', WORKER, staysThere(answer)), {}, 'HEAD'),
    () => look(at, '/robots.txt', (answer) => at.found.note('robots', '/robots.txt', letsIn(answer))),
  ];
}

const isClosed = ({ status, text }: Answer, content: RegExp) =>
  status === 200 && content.test(text) ? 'can be read' : undefined;

/** The app asks so once a day: a worker that is said to be gone is taken off the phone, with all that it keeps. */
const staysThere = ({ status }: Answer) =>
  status === 404 || status === 410 ? `HEAD is answered with ${status}: phones give up what they keep` : undefined;

/** The rules for every robot do not shut out the whole site. */
function letsIn({ status, text }: Answer) {
  if (status !== 200) return undefined;
  const groups = text.replace(/#.*/g, '').split(/(?=^user-agent:)/im);
  const all = groups.filter((group) => /^user-agent:\s*\*\s*$/im.test(group)).join('\n');
  const shut = /^disallow:\s*\/\*?\s*$/im.test(all) && !/^allow:\s*\/\s*$/im.test(all);
  return shut ? 'Disallow: /' : undefined;
}
