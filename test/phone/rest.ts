import type { Page } from '@playwright/test';
import { BONES } from '../support/bones.ts';
import { messageDock } from './finders.ts';
import { expect } from './fixtures.ts';
import { watchLine } from './line.ts';

/** Waits until the browser has drawn what the app has changed. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Waits until nothing has been asked for or has come for so many ms (400 by itself), and what came is drawn. */
export async function atRest(page: Page, silence?: number): Promise<void> {
  await watchLine(page).quiet(silence);
  await drawn(page);
}

/** Waits for the parts that come in an idle moment after the first paint, and until all is at rest. */
export async function allThere(page: Page, silence?: number): Promise<void> {
  await expect(messageDock(page)).toBeAttached({ timeout: 30_000 });
  await atRest(page, silence);
}

/** Waits until what fades or moves in has done so; what never ends, as the notices, is not waited for. */
export const motionEnded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });

/** Waits until a picture is there, and has begun to fade in. */
export const pictureShown = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('main img')].some((image) => getComputedStyle(image).opacity !== '0'),
      ),
    )
    .toBe(true);

/** Goes down to whatever still waits, as it asks for its content when it comes near, and up again. */
export async function reveal(page: Page): Promise<void> {
  // A page that is being loaded, as after a turn to a language read from the right, may have no body yet.
  const next = `document.readyState === 'loading' ? 1 : ((bones) => {
    if (bones[0]) bones[0].scrollIntoView();
    return bones.length;
  })(${BONES})`;
  await expect.poll(() => page.evaluate<number>(next), { timeout: 60_000, intervals: [150] }).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Goes to a screen inside the app, as a tap on a link does, and waits until it is there whole. */
export async function walk(page: Page, path: string): Promise<void> {
  const line = watchLine(page);
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await line.quiet(150);
  await reveal(page);
}
