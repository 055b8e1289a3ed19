import type { Verdict } from './found.ts';
import type { Answer } from './line.ts';

const YEAR = 31_536_000;
const lifetime = (answer: Answer): string => answer.headers['cache-control'] ?? 'none';
const seconds = (answer: Answer, name: string): number =>
  Number(lifetime(answer).match(new RegExp(`(?:^|[\\s,])${name}=(\\d+)`))?.[1] ?? -1);

/** The status is this one. */
export const hasStatus = (answer: Answer, status: number): Verdict =>
  answer.status === status ? undefined : `status ${answer.status}, not ${status}`;

const TYPES: readonly (readonly [ending: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(?:text|application)\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.json$/, /^application\/json\b/],
  [/\.webmanifest$/, /^application\/(?:manifest\+)?json\b/],
  [/\.svg$/, /^image\/svg\+xml\b/],
  [/\.(?:png|jpe?g|webp|avif|ico)$/, /^image\//],
  [/\.txt$/, /^text\/plain\b/],
  [/(?:^|\/)[^.]*$|\.html$/, /^text\/html\b/],
];

/** The type is that of the ending, none for a page's; texts are UTF-8. */
export function hasType(answer: Answer, path: string): Verdict {
  const given = answer.headers['content-type'] ?? 'none';
  const type = TYPES.find(([ending]) => ending.test(path))?.[1];
  if (type && !type.test(given)) return `Content-Type ${given}`;
  const charset = given.match(/charset="?([\w-]+)/i)?.[1];
  return charset === undefined || /^(?:utf-?8|us-ascii)$/i.test(charset) ? undefined : `charset ${charset}, not utf-8`;
}

/** It is packed in one of these ways. */
export function isPacked(answer: Answer, encodings: readonly string[]): Verdict {
  const given = answer.headers['content-encoding'] ?? 'none';
  return encodings.includes(given)
    ? undefined
    : `Content-Encoding ${given} where ${encodings.join(' or ')} was asked for`;
}

/** Caches on the way are told that it depends on what may be packed. */
export const hasVary = (answer: Answer): Verdict =>
  answer.headers['content-encoding'] === undefined || /accept-encoding|\*/i.test(answer.headers.vary ?? '')
    ? undefined
    : `Vary ${answer.headers.vary ?? 'none'}`;

/** What a hashed file is does not depend on who asks: else shared caches keep none, or one for each browser. */
export const variesLittle = ({ headers: { vary = '' } }: Answer): Verdict =>
  /\*|cookie|user-agent/i.test(vary) ? `Vary ${vary}` : undefined;

/** A hashed file is kept for a year and never asked again, by phones and by what stands between. */
export function isImmutable(answer: Answer): Verdict {
  const shared = seconds(answer, 's-maxage');
  const good =
    seconds(answer, 'max-age') >= YEAR && /immutable/.test(lifetime(answer)) && (shared < 0 || shared >= YEAR);
  return good && !/no-cache|no-store|private/.test(lifetime(answer)) ? undefined : `Cache-Control ${lifetime(answer)}`;
}

/** It is asked again at each visit, and no cache on the way keeps it. */
export function isAskedAgain(answer: Answer): Verdict {
  const again = /no-cache|no-store/.test(lifetime(answer)) || seconds(answer, 'max-age') === 0;
  const kept = /immutable/.test(lifetime(answer)) || seconds(answer, 's-maxage') > 0;
  return again && !kept ? keptByCdn(answer) : `Cache-Control ${lifetime(answer)}`;
}

/** What is said to CDNs alone. */
function keptByCdn({ headers }: Answer): Verdict {
  const name = ['cdn-cache-control', 'surrogate-control', 'cloudflare-cdn-cache-control'].find((one) =>
    /max-age=[1-9]/.test(headers[one] ?? ''),
  );
  return name && `${name}: ${headers[name]}`;
}

/** Nobody but who asked may keep it. */
export function isPrivate(answer: Answer): Verdict {
  const text = lifetime(answer);
  const kept = seconds(answer, 's-maxage') > 0 || (seconds(answer, 'max-age') > 0 && !/private|no-cache/.test(text));
  const byCdn = keptByCdn(answer);
  if (byCdn) return byCdn;
  if (kept && !/no-store/.test(text)) return `Cache-Control ${text}`;
  const hit = ['cf-cache-status', 'x-cache'].find((name) => /\bhit\b/i.test(answer.headers[name] ?? ''));
  return hit === undefined ? undefined : `${hit}: ${answer.headers[hit]}`;
}

/** A missing file is no page, and is not kept: the next deploy may bring it. Cloudflare Pages can answer with nothing but a page. */
export function isPlainlyMissing(answer: Answer): Verdict {
  if (answer.status !== 404) return `status ${answer.status}, not 404`;
  const isHtml = /html/.test(answer.headers['content-type'] ?? '') || /<!doctype/i.test(answer.text);
  if (isHtml && answer.headers['cf-ray'] === undefined) return '404, yet HTML';
  const kept = Math.max(seconds(answer, 'max-age'), seconds(answer, 's-maxage'));
  return kept > 600 ? `404 kept for ${kept} s` : undefined;
}

/** Headers that guard a document beside its policy. */
export function hasGuards(answer: Answer): Verdict {
  const needed: readonly (readonly [name: string, value: RegExp])[] = [
    ['x-content-type-options', /^nosniff$/],
    ['referrer-policy', /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/],
    ['permissions-policy', /camera=\(\)/],
    ['cross-origin-opener-policy', /^same-origin/],
    ['strict-transport-security', /max-age=\d{7,}/],
  ];
  const bad = needed.filter(([name, value]) => !value.test(answer.headers[name] ?? ''));
  return bad.length === 0 ? undefined : bad.map(([name]) => `${name}: ${answer.headers[name] ?? 'none'}`).join('; ');
}

/** No header leads visitors away, or keeps out what comes from other origins: pictures, sign-in services. */
export function isHarmless({ headers }: Answer): Verdict {
  if (headers.refresh !== undefined) return `refresh: ${headers.refresh}`;
  const embedder = headers['cross-origin-embedder-policy'] ?? 'unsafe-none';
  return embedder === 'unsafe-none' ? undefined : `cross-origin-embedder-policy: ${embedder}`;
}

/** Search engines may show it. */
export const isIndexed = ({ headers: { 'x-robots-tag': tag = '' } }: Answer): Verdict =>
  /\b(?:noindex|none)\b/i.test(tag) ? `X-Robots-Tag ${tag}` : undefined;

/** It is not sniffed. */
export const isNotSniffed = (answer: Answer): Verdict =>
  answer.headers['x-content-type-options'] === 'nosniff' ? undefined : 'X-Content-Type-Options is not nosniff';

/** It has a name by which it is asked for again. */
export const hasTag = (answer: Answer): Verdict => (answer.headers.etag ? undefined : 'no ETag');

/** It does not have this header. */
export const lacks = (answer: Answer, name: string): Verdict =>
  answer.headers[name] === undefined ? undefined : `${name}: ${answer.headers[name]}`;

/** It is shown, not saved. */
export const isShown = (answer: Answer): Verdict =>
  /^inline\b|^$/.test(answer.headers['content-disposition'] ?? '') ? undefined : lacks(answer, 'content-disposition');
