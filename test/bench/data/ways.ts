import type { Page } from '@playwright/test';

/** A visit of home is weighed for so long, in ms: late parts, the worker's install and the second banner come by themselves. */
export const WHOLE_VISIT = 30_000;
/** ms of silence after which what was asked for is there. */
const SILENCE = 1500;
const SCREENS = 5;

/** Waits until nothing has come for a while; answers that a server draws first take longer than a pause. */
export async function calm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SILENCE);
  await page.waitForLoadState('networkidle');
}

/** Goes to another page of the app, as a link does. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.waitForTimeout(SILENCE);
}

/** Moves the page by so many screens at `speed` px a ms, then lets the thumb rest. */
async function scroll(page: Page, screens: number, speed: number, rest: number): Promise<void> {
  const way = { screens, speed };
  await page.evaluate(async ({ screens: count, speed: perMs }) => {
    const from = scrollY;
    const began = performance.now();
    const end = from + count * innerHeight;
    for (let y = from; y < end; ) {
      const now = await new Promise<number>(requestAnimationFrame);
      y = Math.min(end, from + (now - began) * perMs);
      scrollTo(0, y);
    }
  }, way);
  await page.waitForTimeout(rest);
}

/** Reads a list of games: five screens, one after the other. */
export async function readList(page: Page, path: string): Promise<void> {
  await go(page, path);
  for (let screen = 1; screen < SCREENS; screen += 1) await scroll(page, 1, 0.5, 1500);
  await calm(page);
}

/** Goes through a list in flings of six screens, and looks for a moment where each ends. */
export async function flingList(page: Page, path: string): Promise<void> {
  await go(page, path);
  for (let fling = 0; fling < 5; fling += 1) await scroll(page, 6, 4, 1500);
  await calm(page);
}

const LISTS = ['/m/slot-games', '/m/fishing-games', '/m/gameCenter'];

/** Home, three lists of five screens, deposit, home: all within the app. */
export async function session(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/m/home`);
  await calm(page);
  for (const path of LISTS) await readList(page, path);
  await go(page, '/m/voucherCenter');
  await calm(page);
  await go(page, '/m/home');
  await calm(page);
}
