import { tab } from '../device/storage.ts';
import { entryKey, nameEntry } from '../routes/links.ts';

/** How long a page may take to grow to its old height, in ms, before the place is given up. */
const PATIENCE = 1500;

const nameOf = (key: string): string => `scroll.${key}`;
let shown = '';
let placed = '';

/**
 * Takes scroll places into our own hands: a page that is drawn from data is not yet there when the browser would scroll. A
 * game that leads back by an address makes a new entry: it counts as the one it was opened from, also where its maker drops the query.
 */
export function keepScroll(): void {
  history.scrollRestoration = 'manual';
  const [left, path] = tab.get('left')?.split(' ') || [];
  tab.set('left', undefined);
  const here = location.pathname + location.search;
  const back = history.state !== null || path?.split('?').includes(here) || path === here;
  if (back && path && !history.state) history.replaceState(null, '', path);
  nameEntry(back ? left : undefined);
  shown = entryKey();
  // Before the page knows of the new address: what it draws then may be shorter.
  for (const leaving of ['pagehide', 'popstate', 'pushState']) addEventListener(leaving, saveScroll);
}

/** Remembers where the entry on screen stands. */
export function saveScroll(): void {
  tab.set(nameOf(shown), String(Math.round(scrollY)));
}

/** Called when what stands there gives way to a face that is no entry's: neither its height nor its place is one to remember. */
export function leaveScroll(): void {
  saveScroll();
  shown = placed = '';
}

/**
 * Called when another entry's page is on screen: goes to its old place as soon as it is tall enough; a new entry to the top. An entry
 * that only changed its address, as for what was opened on it, stays where it is.
 */
export function placeScroll(): void {
  shown = entryKey();
  if (shown === placed) return;
  placed = shown;
  const place = Number(tab.get(nameOf(shown)) || 0);
  const start = performance.now();
  const mine = shown;
  const attempt = () => {
    if (shown !== mine) return;
    scrollTo(0, place);
    const short = Math.abs(scrollY - place) > 1;
    if (short && performance.now() - start < PATIENCE) requestAnimationFrame(attempt);
  };
  attempt();
}
