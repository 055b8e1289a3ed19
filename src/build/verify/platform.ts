import { PICTURES } from '../cdn/rules.ts';
import { pictureAddressOf } from '../site/pictures.ts';
import type { Verdict } from './found.ts';
import { hasStatus, isPrivate } from './headers.ts';
import { type Answer, lineFault } from './line.ts';
import { type Look, look } from './look.ts';
import { allowsPictures } from './policy.ts';

/** The app's first call of every visit, and the one for the games that home shows (SPEC 7.2 and 7.3). */
const STATUS = '/wps/system/domainRoute';
const GAMES = '/lgw/games/hot?isPlatform=2&language=en&platform=html5';

/** Headers that the app sends beside those that every browser may. */
const SENT = ['authorization', 'content-type', 'idempotency-key', 'encryption', 'device'];

/** Methods of calls for which a browser asks first; what needs no question may always come. */
const METHODS = ['PUT', 'DELETE'];

/** Smaller answers, in bytes, gain nothing from being packed. */
const WORTH_PACKING = 1400;

/** Pictures that are looked at. */
const SEEN = 8;

interface Told {
  readonly maintenance?: boolean;
  readonly regionRestriction?: boolean;
  readonly info?: {
    readonly encryptionKey?: { readonly kty?: string; readonly n?: string; readonly e?: string };
    readonly imageCDNs?: readonly string[];
  };
}

interface Games {
  readonly list?: readonly { readonly iconUrl?: string }[];
}

/** Looks at the platform as the app meets it: its first answer, its key, its pictures, and whether a browser may ask it. */
export async function lookAtPlatform(at: Look): Promise<void> {
  const home = at.home;
  if (!home) return;
  const platform = home.apiOrigin || at.origin;
  const told = await call<Told>(at, platform, STATUS);
  if (platform !== at.origin) await preflight(at, platform);
  if (told) {
    checkStatus(at, platform, told);
    const hosts = (told.info?.imageCDNs ?? []).map((host) => (host === '/' ? platform : host.replace(/\/$/, '')));
    await lookAtPictures(at, platform, hosts[0] ?? platform);
  }
}

/** Asks as the app does. Undefined when what came is no value; then it was told. */
async function call<Value>(at: Look, platform: string, path: string): Promise<Value | undefined> {
  const { line, found, origin } = at;
  const address = platform === origin ? path : platform + path;
  const foreign = platform === origin ? {} : { Origin: origin };
  try {
    const answer = await line.ask(platform + path, { Accept: 'application/json', ...foreign });
    const { value, fault } = readValue<Value>(answer);
    found.note('platform', address, fault);
    if (fault) return undefined;
    found.note('shared', address, isPrivate(answer));
    const packed = answer.headers['content-encoding'] !== undefined || answer.body.length < WORTH_PACKING;
    found.note('unpacked', address, packed ? undefined : `${answer.body.length} bytes without Content-Encoding`);
    if (platform !== origin) found.note('origin', address, isLetIn(answer, origin));
    return value;
  } catch (error) {
    found.note('platform', address, lineFault(error));
    return undefined;
  }
}

function readValue<Value>(answer: Answer): { readonly value?: Value; readonly fault?: Verdict } {
  const type = answer.headers['content-type'] ?? 'none';
  if (answer.status !== 200) return { fault: hasStatus(answer, 200) };
  if (!/\bjson\b/.test(type)) return { fault: `Content-Type ${type}, not JSON` };
  try {
    const { success, value } = JSON.parse(answer.text) as { success?: boolean; value?: Value };
    return success === true && value ? { value } : { fault: 'no value in its answer' };
  } catch (error) {
    return { fault: `no JSON: ${(error as Error).message}` };
  }
}

const isLetIn = (answer: Answer, origin: string) => {
  const given = answer.headers['access-control-allow-origin'];
  return given === '*' || given === origin ? undefined : `Access-Control-Allow-Origin ${given ?? 'none'}`;
};

/** What a browser asks before a call that carries a token or moves money. */
async function preflight({ line, found, origin }: Look, platform: string): Promise<void> {
  const address = platform + STATUS;
  const asking = {
    Origin: origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': SENT.join(),
  };
  try {
    const answer = await line.ask(address, asking, 'OPTIONS');
    const status = answer.status >= 200 && answer.status < 300 ? undefined : `OPTIONS: status ${answer.status}`;
    const lacking = lacksWords(answer, 'Access-Control-Allow-Headers', SENT);
    const missing = lacksWords(answer, 'Access-Control-Allow-Methods', METHODS);
    found.note('origin', `OPTIONS ${address}`, status ?? isLetIn(answer, origin) ?? lacking ?? missing);
  } catch (error) {
    found.note('origin', `OPTIONS ${address}`, lineFault(error));
  }
}

/** Words that a list in a header does not have; a star stands for any, but not for a token's header. */
function lacksWords(answer: Answer, header: string, words: readonly string[]): Verdict {
  const given = (answer.headers[header.toLowerCase()] ?? '').toLowerCase().split(/[\s,]+/);
  const isIn = (word: string): boolean =>
    given.includes(word.toLowerCase()) || (given.includes('*') && word !== 'authorization');
  const lacking = words.filter((word) => !isIn(word));
  return lacking.length === 0 ? undefined : `${header} lacks ${lacking.join(', ')}`;
}

function checkStatus({ found, origin }: Look, platform: string, { maintenance, regionRestriction, info }: Told): void {
  const shut = [maintenance && 'maintenance', regionRestriction && 'not for this region'].filter(Boolean).join(', ');
  found.note('closed', platform, shut || undefined);
  if (shut && !info) return;
  const { kty, n, e } = info?.encryptionKey ?? {};
  const fault = kty === 'RSA' && (n?.length ?? 0) > 300 && e ? undefined : 'no RSA key of 2048 bits or more';
  found.note('key', platform === origin ? STATUS : platform + STATUS, fault);
}

/** Pictures of games that home shows, as the app writes their addresses. */
async function lookAtPictures(at: Look, platform: string, host: string): Promise<void> {
  const { line, found, origin, home } = at;
  const games = await call<Games>(at, platform, GAMES);
  const paths = (games?.list ?? []).map(({ iconUrl = '' }) => iconUrl).filter((path) => /^\/[^/]/.test(path));
  const seen = [...new Set(paths)].slice(0, SEEN);
  if (seen.length === 0) return;
  if (home?.policy) found.note('forbidden', host, allowsPictures(home.policy, new URL(host).origin, origin));
  const pattern = home?.pictures ?? '{path}';
  const one = async (path: string): Promise<Verdict> => {
    const drawn = (answer: Answer): Verdict => isPicture(answer) ?? isForAll(answer, new URL(host).origin === origin);
    const fault = await line.ask(host + pictureAddressOf(pattern, path, 224, 20)).then(drawn, lineFault);
    return fault && `${path} ${fault}`;
  };
  const faults = (await Promise.all(seen.map(one))).filter((fault) => fault !== undefined);
  found.note('pictures', host, faults.length === 0 ? undefined : `${faults.length} of ${seen.length}: ${faults[0]}`);
  const path = seen.find((own) => own.startsWith(`${PICTURES}/`));
  if (platform !== origin && path)
    await look(at, path, (answer) => found.note('astray', path, leadsOn(answer, platform)));
}

/** A page that was opened before the brand's platform had an origin asks the site for pictures. */
const leadsOn = (answer: Answer, platform: string): Verdict =>
  answer.status >= 300 && answer.status < 400 && answer.headers.location?.startsWith(`${platform}/`)
    ? undefined
    : isPicture(answer);

/** The pages of another origin may show it. */
const isForAll = ({ headers: { 'cross-origin-resource-policy': policy } }: Answer, own: boolean): Verdict =>
  own || policy === undefined || policy === 'cross-origin' ? undefined : `Cross-Origin-Resource-Policy ${policy}`;

const isPicture = (answer: Answer) => {
  const type = answer.headers['content-type'] ?? 'none';
  return hasStatus(answer, 200) ?? (type.startsWith('image/') ? undefined : `Content-Type ${type}`);
};
