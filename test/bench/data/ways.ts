import { existsSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** A visit of home is weighed for so long, in ms: late parts, the worker's install and the second banner come by themselves. */
const WHOLE_VISIT = 30_000;
/** ms for which nothing has come when all that was asked for is there. */
const SILENCE = 2000;
/** Longest wait for that, in ms: a picture that never comes must not hold the bench. */
const PATIENCE = 60_000;
/** ms that a page has to begin with what it asks for. */
const BEGINNING = 1500;
const SCREENS = 5;

/** A phone's page, and the file in which the server notes what it has sent. */
export interface Walker {
  readonly page: Page;
  readonly log: string;
}

const sizeOf = (log: string): number => (existsSync(log) ? statSync(log).size : 0);

/** Runs in the page: whether each picture that was asked for has come or failed. */
const complete = (): boolean => Array.from(document.images).every((image) => !image.currentSrc || image.complete);

/** Waits until the server has sent nothing for a while and no picture is under way: one that is drawn first takes its time. */
export async function calm({ page, log }: Walker): Promise<void> {
  const latest = Date.now() + PATIENCE;
  for (let size = sizeOf(log), since = Date.now(); Date.now() < latest; ) {
    await page.waitForTimeout(100);
    const now = sizeOf(log);
    const still = now === size && (await page.evaluate(complete));
    if (!still) since = Date.now();
    size = now;
    if (Date.now() - since >= SILENCE) return;
  }
  throw new Error('what the page has asked for does not come to an end');
}

/** Opens home and stays for as long as a visit of it is weighed: the time itself is what is measured by. */
export async function stayAtHome({ page }: Walker, url: string): Promise<void> {
  const began = Date.now();
  await page.goto(`${url}/m/home`);
  await page.waitForTimeout(Math.max(0, WHOLE_VISIT - (Date.now() - began)));
}

/** Goes to another page of the app, as a link does. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.waitForTimeout(BEGINNING);
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
export async function readList(walker: Walker, path: string): Promise<void> {
  await go(walker.page, path);
  for (let screen = 1; screen < SCREENS; screen += 1) await scroll(walker.page, 1, 0.5, 1500);
  await calm(walker);
}

/** Goes through a list in flings of six screens, and looks for a moment where each ends. */
export async function flingList(walker: Walker, path: string): Promise<void> {
  await go(walker.page, path);
  for (let fling = 0; fling < 5; fling += 1) await scroll(walker.page, 6, 4, 1500);
  await calm(walker);
}

const LISTS = ['/m/slot-games', '/m/fishing-games', '/m/gameCenter'];

/** Home, three lists of five screens, deposit, home: all within the app. */
export async function session(walker: Walker, url: string): Promise<void> {
  const { page } = walker;
  await page.goto(`${url}/m/home`);
  await calm(walker);
  for (const path of LISTS) await readList(walker, path);
  await go(page, '/m/voucherCenter');
  await calm(walker);
  await go(page, '/m/home');
  await calm(walker);
}
