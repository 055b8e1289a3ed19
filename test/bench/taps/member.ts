import type { Browser, Page } from '@playwright/test';
import { watchLine } from '../../phone/line.ts';
import { signedIn } from '../data/phone.ts';
import { PHONE } from '../list/measure.ts';

/** Opens home as a member whose login's pop-ups have been seen, with a script of the test's own before the page's. */
export async function memberAtHome(browser: Browser, url: string, script?: string): Promise<Page> {
  const settings = await signedIn(url, 'member');
  const context = await browser.newContext({ ...PHONE, locale: 'pt-BR' });
  if (script) await context.addInitScript({ path: script });
  await context.addInitScript((kept) => {
    if (sessionStorage.getItem('MC_SESSION_INFO')) return;
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
    if (!kept.MC_SESSION_INFO) return;
    sessionStorage.setItem('MC_SESSION_INFO', kept.MC_SESSION_INFO);
    // The login's pop-ups have been seen: they would stand in front of all else.
    sessionStorage.setItem('popups', String(JSON.parse(kept.MC_SESSION_INFO).since));
  }, settings);
  const page = await context.newPage();
  const line = watchLine(page);
  await page.goto(`${url}/m/home`);
  await line.quiet();
  return page;
}
