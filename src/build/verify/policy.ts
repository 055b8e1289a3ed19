import { TRUSTED_TYPES } from '../cdn/policy.ts';
import type { Verdict } from './found.ts';
import type { Page } from './page.ts';

type Policy = ReadonlyMap<string, readonly string[]>;

/** What a directive that is not there is read from. */
const FALLBACKS: Readonly<Record<string, readonly string[]>> = {
  'script-src-elem': ['script-src', 'default-src'],
  'worker-src': ['child-src', 'script-src', 'default-src'],
  'form-action': [],
};

/** The policies of a header: all of them hold at once, and a comma begins the next. */
function policiesOf(header: string): Policy[] {
  const directive = (text: string): readonly [string, readonly string[]] => {
    const [name = '', ...sources] = text.trim().split(/\s+/);
    return [name.toLowerCase(), sources];
  };
  // A browser takes the first of two directives of one name.
  return header.split(',').map((policy) => new Map(policy.split(';').map(directive).reverse()));
}

const sourcesOf = (policy: Policy, name: string): readonly string[] | undefined =>
  [name, ...(FALLBACKS[name] ?? ['default-src'])].map((one) => policy.get(one)).find((sources) => sources);

/** Whether a policy lets an origin be asked; `self` is the site's own. */
function allowsOrigin(policy: Policy, name: string, origin: string, self: string): boolean {
  const sources = sourcesOf(policy, name);
  if (sources === undefined) return true;
  const { protocol, host } = new URL(origin);
  return sources.some((source) => {
    if (source === "'self'") return origin === self;
    if (source === '*' || source === protocol || source === origin || source === host) return true;
    const wild = source.match(/^(?:(https?:)\/\/)?\*\.(.+)$/);
    return wild !== null && (wild[1] ?? protocol) === protocol && host.endsWith(`.${wild[2]}`);
  });
}

const allowsWord = (policy: Policy, name: string, word: string): boolean =>
  sourcesOf(policy, name)?.includes(word) ?? true;

/** What one policy keeps from the app. */
function refusals(policy: Policy, page: Page, self: string): string[] {
  const origins = [
    ...['script-src', 'style-src', 'connect-src', 'img-src', 'worker-src', 'manifest-src', 'form-action'].map(
      (name) => [name, self] as const,
    ),
    ...(page.apiOrigin === '' ? [] : ['connect-src', 'img-src'].map((name) => [name, page.apiOrigin] as const)),
  ];
  const words = [
    ...page.inlineScripts.map((hash) => ['script-src', hash] as const),
    ['style-src', "'unsafe-inline'"] as const,
    ...['data:', 'blob:'].map((word) => ['img-src', word] as const),
  ];
  const types = policy.get('trusted-types');
  return [
    ...origins
      .filter(([name, origin]) => !allowsOrigin(policy, name, origin, self))
      .map(([name, origin]) => `${name} refuses ${origin === self ? 'the site’s own files' : origin}`),
    ...words.filter(([name, word]) => !allowsWord(policy, name, word)).map(([name, word]) => `${name} lacks ${word}`),
    ...(sourcesOf(policy, 'script-src')?.includes("'strict-dynamic'")
      ? ["script-src 'strict-dynamic' refuses modules"]
      : []),
    ...(policy.has('sandbox') ? ['sandbox takes the app its origin'] : []),
    ...(types && !types.includes('*') ? TRUSTED_TYPES.filter((name) => !types.includes(name)) : []).map(
      (name) => `trusted-types lacks ${name}`,
    ),
  ];
}

/** What one policy lets in beside the app. */
function gaps(policy: Policy): string[] {
  const scripts = sourcesOf(policy, 'script-src') ?? [];
  return [
    ...scripts.filter((one) => /^'unsafe-|^\*$|^https?:$|^data:$/.test(one)).map((one) => `script-src allows ${one}`),
    ...(scripts.length === 0 ? ['no script-src'] : []),
    ...(["object-src 'none'", "base-uri 'none'", "require-trusted-types-for 'script'"] as const)
      .filter((want) => {
        const [name = '', value = ''] = want.split(' ');
        return !policy.get(name)?.includes(value);
      })
      .map((want) => `no ${want}`),
    ...(policy.has('frame-ancestors') ? [] : ['no frame-ancestors']),
  ];
}

const told = (faults: readonly string[]): Verdict =>
  faults.length === 0 ? undefined : [...new Set(faults)].join('; ');

/** Every policy lets the app do what it does. `self` is the site's origin. */
export const allowsApp = (header: string, page: Page, self: string): Verdict =>
  told(policiesOf(header).flatMap((policy) => refusals(policy, page, self)));

/** One of the policies lets nothing else in. */
export const keepsOthersOut = (header: string): Verdict =>
  told(
    policiesOf(header)
      .map(gaps)
      .sort((one, other) => one.length - other.length)[0] ?? [],
  );

/** Pictures may come from this origin. */
export const allowsPictures = (header: string, origin: string, self: string): Verdict =>
  policiesOf(header).every((policy) => allowsOrigin(policy, 'img-src', origin, self))
    ? undefined
    : `img-src refuses ${origin}`;
