import type { Usage } from './meter.ts';
import { isUsage } from './meter-book.ts';

/** Notes of the service worker (src/sw/stores.ts), which outlive it. */
const MOVED = 'leve-moved';

/**
 * Takes what the service worker has noted of its bytes (src/sw/meter.ts). Only one tab can take a note away, and that one counts it; a note
 * that another version wrote otherwise goes uncounted.
 * @throws when the browser refuses
 */
export async function takeNotes(take: (usage: Usage) => void): Promise<void> {
  if (!('caches' in window) || !(await caches.has(MOVED))) return;
  const notes = await caches.open(MOVED);
  for (const key of await notes.keys()) {
    const note = await notes.match(key);
    const usage: unknown = await note?.json().catch(console.warn);
    if ((await notes.delete(key)) && isUsage(usage)) take(usage);
  }
}
