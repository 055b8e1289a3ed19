import { tab } from '../device/storage.ts';

const KEY = 'renewed';

/** The address of the entry that runs: another one is another version. */
const entry = (): string => document.querySelector('script[type=module]')?.getAttribute('src') ?? '';

/**
 * Something of this version could not be had. If that is because a deploy has removed it, loads the new version at the same path,
 * once per version and tab; a failing line alone is no reason to lose the page.
 */
export async function reload(): Promise<void> {
  const mine = entry();
  if (!navigator.onLine || !mine || tab.get(KEY) === mine) return;
  const answer = await fetch(location.origin + location.pathname, { cache: 'no-cache' });
  const html = answer.ok ? await answer.text() : '';
  if (!html.includes('id="leve"') || html.includes(mine)) return;
  // Without lasting storage the mark would be lost with the page, and the reload might never end.
  if (tab.set(KEY, mine)) location.reload();
}

/** True once after a reload into a new version. */
export function wasRenewed(): boolean {
  const from = tab.get(KEY);
  if (!from || from === entry() || tab.get('renewalTold') === from) return false;
  return tab.set('renewalTold', from);
}
