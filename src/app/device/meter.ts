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

/** What is read of an entry of Resource Timing; the service worker sends its own ones so. */
type Timing = Pick<PerformanceResourceTiming, 'name' | 'initiatorType' | 'transferSize' | 'encodedBodySize'> &
  Partial<Pick<PerformanceResourceTiming, 'workerStart' | 'nextHopProtocol'>> & { readonly deliveryType?: string };

/**
 * What a resource is for: by who asked for it, by the folders that the build makes for code (`/a/`, `/d/`) and texts (`/l/`), and by those
 * of the platform, as Chromium 67 does not say that something was fetched.
 */
function kindOf({ initiatorType, name }: Timing): Kind {
  const [, folder = ''] = /^\w+:\/\/[^/]+\/(\w+)\//.exec(name) || [];
  if (/^[ald]$/.test(folder)) return 'app';
  if (/^(?:wps|lgw)$/.test(folder)) return 'answers';
  if (initiatorType === 'img' || initiatorType === 'image') return 'pictures';
  if (initiatorType === 'fetch' || initiatorType === 'xmlhttprequest') return 'answers';
  return /^i?frame$/.test(initiatorType) ? 'games' : 'app';
}

/** Bytes of headers that browsers count with every answer, and all that they count where it has not changed (304). */
const COUNTED = 300;

/**
 * What headers weigh in HTTP/2 and later, as nginx sends them (`npm run bench -- --part data`). Those of HTML hold the content policy,
 * also where it has not changed.
 */
const HEADERS: Readonly<Record<Kind, number>> = { app: 210, pictures: 150, answers: 200, games: COUNTED };
const HTML_HEADERS = 770;
const UNCHANGED = 130;

/**
 * Bytes that a resource moved over the line: 0 for what a cache gave, undefined where the browser does not tell. Another host without
 * Timing-Allow-Origin keeps both its sizes at 0.
 */
function movedBy(timing: Timing, own: string): number | undefined {
  const { transferSize, encodedBodySize, nextHopProtocol = '', initiatorType, name } = timing;
  if (transferSize === undefined) return undefined;
  const isOwn = name.startsWith(`${own}/`);
  if (transferSize === 0) return encodedBodySize > 0 || isOwn ? 0 : undefined;
  const changed = transferSize === encodedBodySize + COUNTED;
  // Older browsers count the headers that came, and HTTP/1 does not pack them.
  if (!/^h[23]/.test(nextHopProtocol) || !(changed || transferSize === COUNTED)) return transferSize;
  const body = changed ? encodedBodySize : 0;
  if (initiatorType === 'navigation') return body + HTML_HEADERS;
  return body + (changed ? HEADERS[kindOf(timing)] : UNCHANGED);
}

/** Answered by the service worker, which tells itself what it took from the line for that: here it looks as if all was kept. */
const isWorkers = ({ workerStart = 0, nextHopProtocol }: Timing): boolean => workerStart > 0 && !nextHopProtocol;

/**
 * Adds up what the browser tells of resources (Resource Timing). What moved less than its body was kept, or only asked whether it had
 * changed. `own` is the page's origin.
 */
export function usageOf(entries: readonly (PerformanceEntry | Timing)[], own: string): Usage {
  const usage = noUsage();
  for (const entry of entries as readonly Timing[]) {
    const worked = isWorkers(entry);
    const moved = worked ? 0 : movedBy(entry, own);
    if (moved === undefined) {
      usage.unknown += 1;
      continue;
    }
    usage[kindOf(entry)] += moved;
    if (worked ? /^cache/.test(entry.deliveryType ?? '') : moved < entry.encodedBodySize) {
      usage.saved += entry.encodedBodySize;
    }
  }
  return usage;
}

/** Asks the service worker what it took from the line since it told last; {@link observeUsage} is given the answer. */
export const askWorker = (): void =>
  (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller?.postMessage({ meter: true });

/**
 * Gives what this document has used up to now, its own HTML included, and then what it uses from time to time. The browser's buffer,
 * which holds 250 entries, is only read at the start: an observer is told of every later entry, however many there are.
 */
export function observeUsage(take: (usage: Usage) => void): void {
  const own = location.origin;
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  worker?.addEventListener('message', ({ data: { moved } }) => moved?.length && take(usageOf(moved, own)));
  take(usageOf([...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')], own));
  // Chromium 67 knows `entryTypes` alone.
  new PerformanceObserver((list) => take(usageOf(list.getEntries(), own))).observe({ entryTypes: ['resource'] });
}
