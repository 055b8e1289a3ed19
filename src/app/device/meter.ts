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

/** What a resource is for: by who asked for it, and the folders that the build makes for code (`/a/`) and texts (`/l/`). */
function kindOf({ initiatorType, name }: PerformanceResourceTiming): Kind {
  if (/^\w+:\/\/[^/]+\/[al]\//.test(name)) return 'app';
  if (initiatorType === 'img' || initiatorType === 'image') return 'pictures';
  if (initiatorType === 'fetch' || initiatorType === 'xmlhttprequest') return 'answers';
  return /^i?frame$/.test(initiatorType) ? 'games' : 'app';
}

/** Bytes of headers that browsers count with every answer. */
const HEADERS = 300;

type Timing = PerformanceResourceTiming & { deliveryType?: string };

/**
 * Bytes that a resource moved over the line: 0 for what a cache gave, undefined where the browser does not tell. Another host without
 * Timing-Allow-Origin keeps both its sizes at 0. What a service worker fetches is given as 0 by Chromium, as if it had kept it all
 * along: only `cache-storage` says that it had, and Chromium before 109 says nothing.
 */
function movedBy({ transferSize, encodedBodySize, workerStart, deliveryType, name }: Timing, own: string) {
  if (transferSize === undefined) return undefined;
  if (transferSize > 0) return transferSize;
  if (encodedBodySize === 0) return name.startsWith(`${own}/`) ? 0 : undefined;
  if (!workerStart || deliveryType === 'cache-storage') return 0;
  return deliveryType === undefined ? undefined : encodedBodySize + HEADERS;
}

/**
 * Adds up what the browser tells of resources (Resource Timing). What moved less than its body was kept, or only asked whether it had
 * changed. `own` is the page's origin.
 */
export function usageOf(entries: readonly PerformanceEntry[], own: string): Usage {
  const usage = noUsage();
  for (const entry of entries as readonly Timing[]) {
    const moved = movedBy(entry, own);
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
