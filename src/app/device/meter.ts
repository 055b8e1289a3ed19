/** What bytes over the line were for. */
export type Kind = 'app' | 'pictures' | 'answers' | 'games';

export const KINDS: readonly Kind[] = ['app', 'pictures', 'answers', 'games'];

/** Bytes over the line by what they were for, and what is known beside them. */
export interface Usage extends Record<Kind, number> {
  /** Bytes that a cache gave, so that they did not travel. */
  saved: number;
  /** Requests of other hosts that do not tell their size (no Timing-Allow-Origin), or of a browser that tells none. */
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

/**
 * Adds up what the browser tells of resources (Resource Timing). `transferSize` is 0 for what a cache gave, smaller than the body for
 * what was only asked whether it had changed; both sizes are 0 for another host that keeps them to itself. `own` is the page's origin.
 */
export function usageOf(entries: readonly PerformanceEntry[], own: string): Usage {
  const usage = noUsage();
  for (const entry of entries as readonly PerformanceResourceTiming[]) {
    const { transferSize, encodedBodySize, name } = entry;
    const silent = transferSize === 0 && encodedBodySize === 0 && !name.startsWith(`${own}/`);
    if (transferSize === undefined || silent) {
      usage.unknown += 1;
      continue;
    }
    usage[kindOf(entry)] += transferSize;
    if (transferSize < encodedBodySize) usage.saved += encodedBodySize;
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
