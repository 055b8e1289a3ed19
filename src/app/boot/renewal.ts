import { tab } from '../device/storage.ts';
import { noteOutdated } from '../stores/system/version.ts';

/** Which version the tab was led away from; gone once another one runs. */
const KEY = 'renewed';

/** When the tab was loaded again, in ms, and how often that may be in a minute: two servers may be of two minds. */
const TIMES = 'renewals';
const MOST = 4;
const MINUTE = 60_000;

/** ms that the answer of a payment or a game may take: a reload would call the page back from its way there. */
const WAY = 30_000;

let leftAt = 0;

addEventListener('beforeunload', () => {
  leftAt = Date.now();
});

/** The address of the entry that runs: another one is another version. */
const entry = (): string => document.querySelector('script[type=module]')?.getAttribute('src') || '';

/**
 * Something of this version could not be had. If that is because a deploy has removed it, loads the new version at the same path, once
 * for each version that is missing; where that led nowhere, the page says that it is old. A failing line alone is no reason to lose it,
 * nor is a page that is being left.
 */
export async function reload(): Promise<void> {
  const mine = entry();
  if (!navigator.onLine || !mine) return;
  const answer = await fetch(location.origin + location.pathname, { cache: 'no-cache' });
  const html = answer.ok ? await answer.text() : '';
  if (!html.includes('id="leve"') || html.includes(mine)) return;
  const now = Date.now();
  if (now - leftAt < WAY) return;
  const times = `${tab.get(TIMES)}`;
  const recent = times.split(' ').filter((at) => now - Number(at) < MINUTE);
  // Without lasting storage the mark would be lost with the page, and the reload might never end.
  const may = tab.get(KEY) !== mine && recent.length < MOST && tab.set(TIMES, `${times} ${now}`);
  if (may && tab.set(KEY, mine)) location.reload();
  else noteOutdated();
}

/** True once after a reload into another version. */
export function wasRenewed(): boolean {
  const from = tab.get(KEY);
  if (!from || from === entry()) return false;
  // It may be needed again: a deploy that was rolled back comes a second time.
  tab.set(KEY, undefined);
  return true;
}
