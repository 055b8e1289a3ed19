/** What bytes over the line were for. */
export type Kind = 'app' | 'pictures' | 'answers' | 'games';

export const KINDS: readonly Kind[] = ['app', 'pictures', 'answers', 'games'];

/** Bytes over the line by what they were for, and what is known beside them. */
export interface Usage extends Record<Kind, number> {
  /** Bytes that a cache gave, so that they did not travel. */
  saved: number;
  /** Requests whose size is not told: of other hosts without Timing-Allow-Origin, or by a browser that tells none. */
  unknown: number;
  /** Games opened: they run on pages of their makers, which cannot be measured from here. */
  opened: number;
}

/** A usage with nothing in it. */
export const noUsage = (): Usage => ({ app: 0, pictures: 0, answers: 0, games: 0, saved: 0, unknown: 0, opened: 0 });

/** The sum of two usages. */
export function addUsage(one: Usage, other: Usage): Usage {
  const sum = noUsage();
  for (const name of Object.keys(sum) as (keyof Usage)[]) sum[name] = one[name] + other[name];
  return sum;
}

/** Bytes over the line, all kinds together. */
export const totalOf = (usage: Usage): number => KINDS.reduce((sum, kind) => sum + usage[kind], 0);

/** What is read of an entry of Resource Timing; the service worker notes its own ones so (src/sw/meter.ts). */
export type Timing = Pick<PerformanceResourceTiming, 'name' | 'initiatorType' | 'transferSize' | 'encodedBodySize'> &
  Partial<Pick<PerformanceResourceTiming, 'workerStart' | 'nextHopProtocol'>> & { readonly deliveryType?: string };

/**
 * What a resource is for: by the folders of the build (code in `/a/` and `/d/`, texts in `/l/`) and of the platform, else by who asked for
 * it. The worker's file is asked for as answers are.
 */
function kindOf({ initiatorType, name }: Timing): Kind {
  const [, folder = ''] = /^\w+:\/\/[^/]+\/(sw\.js$|\w+(?=\/))/.exec(name) || [];
  if (/^(?:[ald]|icons|sw\.js)$/.test(folder)) return 'app';
  if (/^(?:wps|lgw)$/.test(folder)) return 'answers';
  if (initiatorType === 'img' || initiatorType === 'image') return 'pictures';
  if (initiatorType === 'fetch' || initiatorType === 'xmlhttprequest') return 'answers';
  return /^i?frame$/.test(initiatorType) ? 'games' : 'app';
}

/** Bytes of headers that browsers count with every answer, and all that they count where it has not changed (304). */
const COUNTED = 300;

/**
 * Bytes of headers as HTTP/2 packs them, by what nginx has sent (`npm run bench -- --part data`). Those of HTML hold the content policy,
 * also where it has not changed.
 */
const HEADERS: Readonly<Record<Kind, number>> = { app: 212, pictures: 146, answers: 215, games: COUNTED };
const HTML_HEADERS = 750;

/** Answers below so many bytes come unpacked and without a tag, so that their headers are shorter. */
const SMALL = 256;
const SMALL_HEADERS = 120;

/** Bytes of an answer that says that nothing has changed. */
export const UNCHANGED = 130;

/**
 * Bytes that a resource moved over the line: 0 for what a cache gave, undefined where the browser does not tell. Another host without
 * Timing-Allow-Origin keeps both its sizes at 0.
 */
function movedBy(timing: Timing, isOwn: boolean): number | undefined {
  const { transferSize, encodedBodySize, nextHopProtocol = '', initiatorType } = timing;
  if (transferSize === undefined) return undefined;
  if (transferSize === 0) return encodedBodySize > 0 || isOwn ? 0 : undefined;
  const changed = transferSize === encodedBodySize + COUNTED;
  // Older browsers count the headers that came, and HTTP/1 does not pack them.
  if (!/^h[23]/.test(nextHopProtocol) || !(changed || transferSize === COUNTED)) return transferSize;
  if (initiatorType === 'navigation') return (changed ? encodedBodySize : 0) + HTML_HEADERS;
  if (!changed || encodedBodySize === 0) return UNCHANGED;
  const kind = kindOf(timing);
  return encodedBodySize + (kind === 'answers' && encodedBodySize < SMALL ? SMALL_HEADERS : HEADERS[kind]);
}

/**
 * Whether the service worker answered, which notes itself what it took for that: here nothing seems to have come, or of HTML all, by no
 * protocol. Chromium 67 names none either for what passes through and has not changed.
 */
function isWorkers({ workerStart = 0, transferSize, encodedBodySize, nextHopProtocol }: Timing): boolean {
  if (workerStart === 0 || transferSize === undefined) return false;
  return transferSize === 0 || (!nextHopProtocol && transferSize === encodedBodySize + COUNTED);
}

/**
 * Adds up what the browser tells of resources (Resource Timing). What moved less than its body was kept, or only asked whether it had
 * changed. `own` is the page's origin.
 */
export function usageOf(entries: readonly (PerformanceEntry | Timing)[], own: string): Usage {
  const usage = noUsage();
  for (const entry of entries as readonly Timing[]) {
    const isOwn = entry.name.startsWith(`${own}/`);
    if (isOwn && isWorkers(entry)) {
      if (entry.deliveryType === 'cache-storage') usage.saved += entry.encodedBodySize;
      continue;
    }
    const moved = movedBy(entry, isOwn);
    if (moved === undefined) {
      usage.unknown += 1;
      continue;
    }
    usage[kindOf(entry)] += moved;
    if (moved < entry.encodedBodySize) usage.saved += entry.encodedBodySize;
  }
  return usage;
}

/**
 * Gives what this document has used up to now, its own HTML included, and then what it uses from time to time. The browser's buffer,
 * which holds 250 entries, is only read at the start: an observer is told of every later entry, however many there are.
 */
export function observeUsage(take: (usage: Usage) => void): void {
  const own = location.origin;
  take(usageOf([...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')], own));
  // Chromium 67 knows `entryTypes` alone.
  new PerformanceObserver((list) => take(usageOf(list.getEntries(), own))).observe({ entryTypes: ['resource'] });
}
