import type { Answer } from './fetch.ts';
import type { Page } from './page.ts';

/** A fault in plain words, or nothing. */
export type Verdict = string | undefined;

const YEAR = 31_536_000;
const lifetime = (answer: Answer): string => answer.headers['cache-control'] ?? 'none';
const maxAge = (answer: Answer): number => Number(lifetime(answer).match(/max-age=(\d+)/)?.[1] ?? -1);

/** The status is this one. */
export const hasStatus = (answer: Answer, status: number): Verdict =>
  answer.status === status ? undefined : `status ${answer.status}, not ${status}`;

/** The type is this one, whatever its charset. */
export function hasType(answer: Answer, type: RegExp): Verdict {
  const given = answer.headers['content-type'] ?? 'none';
  return type.test(given) ? undefined : `Content-Type ${given}`;
}

/** It is packed as asked, and caches are told that it depends on the asking. */
export function isPacked(answer: Answer, encoding: 'br' | 'gzip'): Verdict {
  const given = answer.headers['content-encoding'] ?? 'none';
  if (given !== encoding) return `Content-Encoding ${given} where ${encoding} was asked for`;
  return /accept-encoding/i.test(answer.headers.vary ?? '') ? undefined : 'no Vary: Accept-Encoding';
}

/** A hashed file is kept for a year and never asked again. */
export const isImmutable = (answer: Answer): Verdict =>
  maxAge(answer) >= YEAR && /immutable/.test(lifetime(answer)) ? undefined : `Cache-Control ${lifetime(answer)}`;

/** It is asked again at each visit. */
export const isAskedAgain = (answer: Answer): Verdict =>
  (/no-cache|no-store/.test(lifetime(answer)) || maxAge(answer) === 0) && !/immutable/.test(lifetime(answer))
    ? undefined
    : `Cache-Control ${lifetime(answer)}`;

/** A missing file is no page, and is not kept: the next deploy may bring it. */
export function isPlainlyMissing(answer: Answer): Verdict {
  if (answer.status !== 404) return `status ${answer.status}, not 404`;
  if (/html/.test(answer.headers['content-type'] ?? '') || /<!doctype/i.test(answer.text)) return '404, yet HTML';
  return maxAge(answer) > 600 ? `404 kept for ${maxAge(answer)} s` : undefined;
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

/** The policy is there, allows the page's own inline script by hash and nothing else that is inline. */
export function hasPolicy(answer: Answer, page: Page): Verdict {
  const text = answer.headers['content-security-policy'];
  if (text === undefined) return 'no Content-Security-Policy';
  const policy = new Map(
    text
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...rest]) => [name, rest]),
  );
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? [];
  const faults = [
    ...page.inlineScripts
      .filter((hash) => !scripts.includes(hash))
      .map((hash) => `script-src lacks the page's ${hash}`),
    ...scripts.filter((one) => /^'unsafe-|^\*$|^https?:$|^data:$/.test(one)).map((one) => `script-src allows ${one}`),
    ...(scripts.length === 0 ? ['no script-src'] : []),
    ...["object-src 'none'", "base-uri 'none'", "require-trusted-types-for 'script'"]
      .filter((want) => {
        const [name = '', value = ''] = want.split(' ');
        return !policy.get(name)?.includes(value);
      })
      .map((want) => `no ${want}`),
    ...(policy.has('frame-ancestors') ? [] : ['no frame-ancestors']),
  ];
  return faults.length === 0 ? undefined : faults.join('; ');
}
