import { type Ledger, openLedger } from './ledger.ts';
import { keptIn, MATCH, PICTURES } from './stores.ts';

/** About three screens of tiles and a banner: what opens first when the line is gone. */
const LIMITS = { count: 60, bytes: 1_500_000 };

/** ms after which a picture is asked for again, as its art may have changed: a week. */
const LIFE = 7 * 24 * 3600_000;

let opened: Promise<Ledger> | undefined;

/** The ledger, read from the cache once in the worker's life. */
function ledgerOf(cache: Cache): Promise<Ledger> {
  opened = opened ?? readLedger(cache);
  return opened;
}

async function readLedger(cache: Cache): Promise<Ledger> {
  const entries: [string, number][] = [];
  for (const request of await cache.keys()) {
    const kept = await cache.match(request, MATCH);
    if (kept) entries.push([request.url, (await kept.blob()).size]);
  }
  return openLedger(entries, LIMITS);
}

const isYoung = (kept: Response): boolean => Date.now() - Date.parse(kept.headers.get('Date') ?? '') < LIFE;

/** Answers a picture from the small store, or from the network; a stale one is better than none. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const kept = await keptIn(PICTURES, url);
  if (kept && isYoung(kept)) {
    event.waitUntil(touch(url, kept.clone()));
    return kept;
  }
  try {
    const fresh = await fetch(event.request);
    if (fresh.ok && fresh.type === 'basic') event.waitUntil(keep(url, fresh.clone()));
    return fresh;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** The Cache API lists entries in the order in which they were put: what is used again is put again. */
async function touch(url: string, kept: Response): Promise<void> {
  const cache = await caches.open(PICTURES);
  const ledger = await ledgerOf(cache);
  if (ledger.touch(url)) await cache.put(url, kept);
}

async function keep(url: string, fresh: Response): Promise<void> {
  const cache = await caches.open(PICTURES);
  const ledger = await ledgerOf(cache);
  const bytes = (await fresh.clone().blob()).size;
  await cache.put(url, fresh);
  await Promise.all(ledger.add(url, bytes).map((gone) => cache.delete(gone)));
}
