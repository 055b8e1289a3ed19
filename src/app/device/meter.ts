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

/** What a resource is for: by the folders of code, texts, icons and the platform (SPEC section 7), else by who asked for it. */
function kindOf({ initiatorType, name }: PerformanceResourceTiming): Kind {
  if (/^\w+:\/\/[^/]+\/([al]|icons)\//.test(name)) return 'app';
  // Chromium 67 does not say who asked for what passes through a worker.
  if (/^\w+:\/\/[^/]+\/(wps|lgw)\//.test(name)) return 'answers';
  // HTML links to its sheets, to what stands at the root, and to a picture that is wanted ahead.
  const isAhead = initiatorType === 'link' && !/^\w+:\/\/[^/]+\/[^/]*$/.test(name);
  if (isAhead || initiatorType === 'img' || initiatorType === 'image') return 'pictures';
  return /^i?frame$/.test(initiatorType) ? 'games' : 'app';
}

/** Bytes of headers that current browsers count with every answer, and all that they count of what has not changed (304). */
const COUNTED = 300;

/**
 * By how many bytes headers are fewer where HTTP/2 packs them, as nginx sends them (`npm run bench -- --part data`): those of what comes,
 * of pictures, and of what has not changed. HTML has more than was counted, as its content policy comes either way.
 */
const PACKED = 110;
const PICTURE = 190;
const UNCHANGED = 170;
const HTML_MORE = 450;

type Timing = PerformanceResourceTiming & { deliveryType?: string };

/** Whether all was counted that came, by one round number of headers. */
const isRound = ({ transferSize, encodedBodySize }: Timing): boolean => transferSize === encodedBodySize + COUNTED;

/**
 * Bytes that a resource moved over the line: 0 for what a cache gave, undefined where the browser does not tell. Another host without
 * Timing-Allow-Origin keeps both its sizes at 0. Older browsers count the headers that came, and HTTP/1 does not pack them.
 */
function movedBy(timing: Timing, isOwn: boolean): number | undefined {
  const { transferSize, encodedBodySize, nextHopProtocol, initiatorType } = timing;
  if (!transferSize) return encodedBodySize || (isOwn && transferSize === 0) ? 0 : undefined;
  if (!/^h[23]/.test(nextHopProtocol) || !(isRound(timing) || transferSize === COUNTED)) return transferSize;
  if (initiatorType === 'navigation') return transferSize + HTML_MORE;
  if (!isRound(timing)) return transferSize - UNCHANGED;
  return transferSize - (kindOf(timing) === 'pictures' ? PICTURE : PACKED);
}

/**
 * Whether the service worker answered, which notes itself what it took for that (src/sw/meter.ts): here nothing seems to have come, or of
 * HTML all, by no protocol. Chromium 67 names none either for what passes through and has not changed.
 */
const isWorkers = (timing: Timing): boolean =>
  timing.workerStart > 0 && (timing.transferSize === 0 || (!timing.nextHopProtocol && isRound(timing)));

/**
 * Adds up what the browser tells of resources (Resource Timing). What moved less than its body was kept, or only asked whether it had
 * changed.
 */
export function usageOf(entries: readonly PerformanceEntry[]): Usage {
  const usage = noUsage();
  for (const entry of entries as readonly Timing[]) {
    const isOwn = entry.name.startsWith(`${location.origin}/`);
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
  take(usageOf([...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]));
  // Chromium 67 knows `entryTypes` alone.
  new PerformanceObserver((list) => take(usageOf(list.getEntries()))).observe({ entryTypes: ['resource'] });
}
