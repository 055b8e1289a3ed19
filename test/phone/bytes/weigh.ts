import type { CDPSession, Page } from '@playwright/test';

/** What a download is to the person who pays for it. */
export type Kind = 'code' | 'answers' | 'image' | 'other';

/** One download as the browser's network saw it. */
export interface Arrived {
  /** Path without the query. */
  readonly address: string;
  readonly kind: Kind;
  /** Bytes of the body as they came over the line, without headers; 0 from a cache or for a 304. */
  readonly bytes: number;
}

/** Watches the downloads of a page, from before its first navigation. */
export interface Scales {
  /**
   * Waits until all that is to be waited for is here and nothing has been under way for a moment and `patience` ms more.
   * @throws {Error} naming what never came
   */
  settle(patience: number, awaited?: readonly string[]): Promise<readonly Arrived[]>;
}

const LONGEST = 120_000;
/** ms without a download after which the visit's first wave is over. */
const QUIET = 250;

interface Pending {
  readonly url: string;
  readonly type: string;
  headers: number;
}

/**
 * Puts a page on the scales: DevTools' network events count every request, also one that is made twice. `pictures` false spares
 * the platform drawing them, where only code is weighed.
 */
export async function weigh(page: Page, { pictures = true } = {}): Promise<Scales> {
  const session = await page.context().newCDPSession(page);
  const pending = new Map<string, Pending>();
  const arrived: Arrived[] = [];
  let last = Date.now();
  let changed: () => void = () => undefined;
  await watch(session, pending, (one) => {
    last = Date.now();
    if (one) arrived.push(one);
    changed();
  });
  if (!pictures) await session.send('Network.setBlockedURLs', { urls: ['*/img/*'] });
  return {
    async settle(patience, awaited = []) {
      const missing = () => awaited.filter((address) => !arrived.some((one) => one.address === address));
      let timer: NodeJS.Timeout | undefined;
      let longest: NodeJS.Timeout | undefined;
      await new Promise<void>((done, fail) => {
        const late = () => fail(new Error(`still under way: ${stillUnderWay(pending, missing())}`));
        longest = setTimeout(late, LONGEST);
        changed = () => {
          clearTimeout(timer);
          if (pending.size > 0 || missing().length > 0) return;
          timer = setTimeout(done, last + QUIET + patience - Date.now());
        };
        changed();
      }).finally(() => {
        clearTimeout(timer);
        clearTimeout(longest);
      });
      return [...arrived];
    },
  };
}

const stillUnderWay = (pending: ReadonlyMap<string, Pending>, missing: readonly string[]): string =>
  [...[...pending.values()].map(({ url }) => url), ...missing].join(', ');

async function watch(
  session: CDPSession,
  pending: Map<string, Pending>,
  moved: (arrived?: Arrived) => void,
): Promise<void> {
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('http')) pending.set(requestId, { url: request.url, type: type ?? '', headers: 0 });
    moved();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const known = pending.get(requestId);
    // At this moment only the headers have come; from a cache nothing has.
    if (known) known.headers = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = pending.get(requestId);
    if (!known) return;
    pending.delete(requestId);
    const address = new URL(known.url).pathname;
    const bytes = Math.max(0, encodedDataLength - known.headers);
    moved({ address, kind: kindOf(address, known.type), bytes });
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    pending.delete(requestId);
    moved();
  });
  await session.send('Network.enable');
}

/** Files of the build lie in two folders, and its HTML is the only document; what is left is the platform's, or the site's. */
function kindOf(address: string, type: string): Kind {
  if (type === 'Document' || /^\/[al]\//.test(address)) return 'code';
  if (type === 'Image')
    return /\.(?:svg|png|ico)$/.test(address) && /^\/(?:icons|favicon)/.test(address) ? 'other' : 'image';
  return type === 'Fetch' || type === 'XHR' ? 'answers' : 'other';
}

/** Bytes of what the filter keeps. */
export const sum = (arrived: readonly Arrived[], keep: (one: Arrived) => boolean): number =>
  arrived.filter(keep).reduce((total, { bytes }) => total + bytes, 0);
