import type { Locator, Page } from '@playwright/test';
import { banners, jackpotCounter, noticeStrip } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { motionEnded } from './rest.ts';

const HOME = '/m/home';

interface Motion {
  readonly easing: string;
  readonly duration: number;
  readonly state: string;
}

/** How a strip's content moves by itself; undefined when it does not. */
const motionOf = (strip: Locator): Promise<Motion | undefined> =>
  strip.locator('> div').evaluate((track) => {
    const [motion] = track.getAnimations();
    if (!(motion?.effect instanceof KeyframeEffect)) return undefined;
    const easing = motion.effect.getKeyframes()[0]?.easing ?? '';
    return { easing, duration: Number(motion.effect.getTiming().duration), state: motion.playState };
  });

const state = async (strip: Locator): Promise<string> => (await motionOf(strip))?.state ?? 'none';

/** The first list of winners. */
const winners = (page: Page): Locator => page.getByRole('region', { name: 'Maiores ganhos' });

/** Parts of home wait to be seen. */
async function show(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    if ((await part.count()) === 0) await page.mouse.wheel(0, 400);
    await part.scrollIntoViewIfNeeded({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
}

for (const [name, find] of [
  ['the notice strip', noticeStrip],
  ['a list of winners', winners],
] as const) {
  test(`${name} moves in 30 steps a second on the compositor, and rests off the screen and under a finger`, async ({
    page,
  }) => {
    const strip = find(page);
    await page.goto(HOME);
    await show(page, strip);
    await expect.poll(() => state(strip)).toBe('running');
    const { easing, duration } = (await motionOf(strip)) as Motion;
    expect(Number(easing.match(/^steps\((\d+)/)?.[1]) / duration).toBeCloseTo(0.03, 4);

    await strip.hover();
    await page.mouse.down();
    await expect.poll(() => state(strip)).toBe('paused');
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await strip.evaluate((box) => scrollBy(0, box.getBoundingClientRect().top > 300 ? -2000 : 2000));
    await expect.poll(() => state(strip)).toBe('paused');
  });
}

test('nothing moves by itself where the person asked for calm', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(HOME);
  await show(page, winners(page));
  expect(
    await page.evaluate<number>('document.getAnimations().filter(({ playState }) => playState === "running").length'),
  ).toBe(0);
  await expect(winners(page).locator('> div > [aria-hidden=true]')).toBeHidden();
});

test('a screen reader and the keyboard meet a notice and a winner once', async ({ page }) => {
  await page.goto(HOME);
  await show(page, noticeStrip(page));
  const notice = (await noticeStrip(page).locator('button').first().textContent()) ?? '';
  await expect(page.getByRole('button', { name: notice })).toHaveCount(1);
  await show(page, winners(page));
  const list = winners(page);
  const shown = await list.locator('button').count();
  expect(await list.getByRole('button').count()).toBe(shown);
  await list.locator('button').last().focus();
  await expect.poll(() => state(list)).toBe('none');
  await expect(list).toHaveCSS('overflow-y', 'auto');
  await expect(list.locator('button').last()).toBeInViewport();
});

test('the counter turns on the screen, and rests and asks for nothing off it', async ({ page }) => {
  const reels = () =>
    jackpotCounter(page)
      .locator('> span > span')
      .evaluateAll((all) => all.map((reel) => getComputedStyle(reel).transform).join());
  let asked = 0;
  await page.route('**/lgw/games/jackpot?*', (route) => {
    asked += 1;
    const value = { amount: `${1_234_567_000 + 317 * asked}.00`, currency: 'BRL' };
    return route.fulfill({ json: { success: true, value } });
  });
  await page.goto(HOME);
  await show(page, jackpotCounter(page));
  await expect(jackpotCounter(page)).toBeVisible();
  expect(asked).toBe(1);
  await motionEnded(page);
  const first = await reels();
  await page.evaluate('scrollTo(0, 0)');
  // Time itself is tested: on the screen it would turn every 3 s.
  await page.waitForTimeout(3000);
  expect([asked, await reels()]).toEqual([1, first]);
  await show(page, jackpotCounter(page));
  await expect.poll(reels).not.toBe(first);
});

test('banners move on every 5 s', async ({ page }) => {
  await page.goto(HOME);
  // The dot of the banner that is seen is drawn in full.
  await banners(page).evaluate((region) => {
    const slides: { here: number; time: number }[] = [];
    Object.assign(window, { slides });
    const note = () => {
      const dots = [...region.querySelectorAll(':scope > [aria-hidden=true] > *')];
      const here = dots.findIndex((dot) => getComputedStyle(dot).opacity === '1');
      if (here >= 0 && slides.at(-1)?.here !== here) slides.push({ here, time: performance.now() });
    };
    setInterval(note, 50);
  });
  await expect.poll(() => page.evaluate<number>('window.slides.length'), { timeout: 25_000 }).toBeGreaterThanOrEqual(3);
  const slides = await page.evaluate<{ here: number; time: number }[]>('window.slides');
  const [, second, third] = slides;
  // 5000 ms of rest, and up to 1000 ms of the way there.
  const passed = (third?.time ?? 0) - (second?.time ?? 0);
  expect(passed).toBeGreaterThan(4500);
  expect(passed).toBeLessThan(8000);
});

/** Moves of a finger from one place to another. */
const MOVES = 12;

/** Draws a finger over the banners, by so many CSS px; gives the slide that it took hold of. */
async function drag(page: Page, carousel: Locator, by: number): Promise<number> {
  const box = await carousel.boundingBox();
  if (!box) throw new Error('no banners');
  const client = await page.context().newCDPSession(page);
  const [start, y] = [box.x + (box.width - by) / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y })) });
  await touch('touchStart', start);
  // What turned by itself on a busy machine meanwhile stands still under the finger.
  await expect.poll(() => slideOnShow(carousel)).toBeGreaterThanOrEqual(0);
  const held = await slideOnShow(carousel);
  for (let step = 1; step <= MOVES; step += 1) await touch('touchMove', start + (by * step) / MOVES);
  await touch('touchEnd');
  await client.detach();
  return held;
}

/** Left edges of the slides beside the carousel's own, in its widths. */
const slidesAt = (carousel: Locator): Promise<number[]> =>
  carousel.evaluate((region) => {
    const { left, width } = region.getBoundingClientRect();
    const slides = [...(region.firstElementChild?.children ?? [])];
    return slides.map((slide) => (slide.getBoundingClientRect().left - left) / width);
  });

/** The slide that fills the carousel; -1 on the way to another. */
const slideOnShow = async (carousel: Locator): Promise<number> =>
  (await slidesAt(carousel)).findIndex((place) => Math.abs(place) < 0.01);

for (const [language, name, side] of [
  ['pt', 'Destaques', 1],
  ['ar', 'أبرز العروض', -1],
] as const) {
  test(`banners go round by themselves, and keen-slider comes for a finger alone (${language})`, async ({ page }) => {
    const came: string[] = [];
    page.on('request', (request) => {
      if (/\/a\/slider-/.test(request.url())) came.push(request.url());
    });
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    const carousel = page.getByRole('region', { name });
    await page.goto(HOME);
    await expect.poll(async () => (await slidesAt(carousel)).length).toBeGreaterThan(1);
    const count = (await slidesAt(carousel)).length;
    // Within `soon` nothing turns by itself.
    const [wait, soon] = [{ timeout: 15_000 }, { timeout: 4000 }];
    // Beside what leaves stands what comes, at the end of the round too.
    for (let slide = 1; slide <= count; slide += 1) {
      await expect
        .poll(
          async () => {
            const places = await slidesAt(carousel);
            const [leaving = 0, coming = 0] = [places[slide - 1], places[slide % count]];
            return coming * side > 0 && coming * side < 1 && Math.abs(coming - leaving - side) < 0.01;
          },
          { ...wait, intervals: [20] },
        )
        .toBe(true);
      await expect.poll(() => slideOnShow(carousel), wait).toBe(slide % count);
    }
    expect(came).toEqual([]);

    // A finger in the last moments of a turn would fling on from the slide before it.
    await expect(carousel.locator('> div').first()).not.toHaveAttribute('data-turning');
    const first = (await drag(page, carousel, -side * 250)) + 1;
    await expect.poll(() => slideOnShow(carousel), soon).toBe(first % count);
    await expect.poll(() => came.length).toBe(1);
    await expect
      .poll(() =>
        carousel
          .locator('> div')
          .first()
          .evaluate((track) => getComputedStyle(track).touchAction),
      )
      .toBe('pan-y');
    expect(await slideOnShow(carousel)).toBe(first % count);
    // Back to the first, and over it to the last.
    let held = count;
    while (held > 0) {
      held = await drag(page, carousel, side * 250);
      await expect.poll(() => slideOnShow(carousel), soon).toBe((held - 1 + count) % count);
    }
  });
}
