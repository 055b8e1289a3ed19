import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const HOME = '/m/home';

interface Motion {
  readonly easing: string;
  readonly duration: number;
  readonly state: string;
}

/** How the element that matches moves by itself; undefined when it does not. */
const motionOf = (page: Page, selector: string): Promise<Motion | undefined> =>
  page.evaluate<Motion | undefined>(`(() => {
    const [motion] = document.querySelector('${selector}')?.getAnimations() ?? [];
    if (!motion) return undefined;
    const { easing } = motion.effect.getKeyframes()[0];
    return { easing, duration: motion.effect.getTiming().duration, state: motion.playState };
  })()`);

const state = async (page: Page, selector: string): Promise<string> =>
  (await motionOf(page, selector))?.state ?? 'none';

/** Parts of home wait to be seen. */
async function show(page: Page, selector: string): Promise<void> {
  await expect(async () => {
    if ((await page.locator(selector).count()) === 0) await page.mouse.wheel(0, 400);
    await page.locator(selector).first().scrollIntoViewIfNeeded({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
}

for (const strip of ['.marquee-moving', '.winners-moving']) {
  test(`${strip} moves in 30 steps a second on the compositor, and rests off the screen and under a finger`, async ({
    page,
  }) => {
    await page.goto(HOME);
    await show(page, strip);
    await expect.poll(() => state(page, strip)).toBe('running');
    const { easing, duration } = (await motionOf(page, strip)) as Motion;
    expect(Number(easing.match(/^steps\((\d+)/)?.[1]) / duration).toBeCloseTo(0.03, 4);

    // What it moves in holds still, which Playwright waits for.
    await page.locator(strip).locator('..').first().hover();
    await page.mouse.down();
    await expect.poll(() => state(page, strip)).toBe('paused');
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await page.evaluate(
      `scrollBy(0, document.querySelector('${strip}').getBoundingClientRect().top > 300 ? -2000 : 2000)`,
    );
    await expect.poll(() => state(page, strip)).toBe('paused');
  });
}

test('nothing moves by itself where the person asked for calm', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(HOME);
  await show(page, '.winners');
  expect(
    await page.evaluate<number>('document.getAnimations().filter(({ playState }) => playState === "running").length'),
  ).toBe(0);
  await expect(page.locator('.winners-echo').first()).toBeHidden();
});

test('a screen reader and the keyboard meet a notice and a winner once', async ({ page }) => {
  await page.goto(HOME);
  await show(page, '.marquee-moving');
  const notice = (await page.locator('.marquee-list button').first().textContent()) ?? '';
  await expect(page.getByRole('button', { name: notice })).toHaveCount(1);
  await show(page, '.winners');
  const list = page.locator('.winners').first();
  const shown = await list.locator('button').count();
  expect(await list.getByRole('button').count()).toBe(shown);
  await list.locator('button').last().focus();
  await expect(list).toHaveClass(/winners-walked/);
  await expect(list.locator('button').last()).toBeInViewport();
});

test('the counter turns on the screen, and rests and asks for nothing off it', async ({ page }) => {
  const reels = () =>
    page.evaluate<string>(
      `Array.from(document.querySelectorAll('.ticker-reel')).map((reel) => getComputedStyle(reel).transform).join()`,
    );
  let asked = 0;
  await page.route('**/lgw/games/jackpot?*', (route) => {
    asked += 1;
    const value = { amount: `${1_234_567_000 + 317 * asked}.00`, currency: 'BRL' };
    return route.fulfill({ json: { success: true, value } });
  });
  await page.goto(HOME);
  await show(page, '.lobby-jackpot');
  await expect(page.locator('.ticker')).toBeVisible();
  expect(asked).toBe(1);
  const first = await reels();
  await page.evaluate('scrollTo(0, 0)');
  // Time itself is tested: on the screen it would turn every 3 s.
  await page.waitForTimeout(3000);
  expect([asked, await reels()]).toEqual([1, first]);
  await show(page, '.lobby-jackpot');
  await expect.poll(reels).not.toBe(first);
});

test('banners move on every 5 s', async ({ page }) => {
  await page.goto(HOME);
  await page.evaluate(`{
    window.slides = [];
    const note = () => {
      const here = Array.from(document.querySelectorAll('.carousel-dot')).findIndex((dot) => dot.matches('.carousel-here'));
      if (here >= 0 && window.slides.at(-1)?.here !== here) window.slides.push({ here, time: performance.now() });
    };
    setInterval(note, 50);
  }`);
  await expect.poll(() => page.evaluate<number>('window.slides.length'), { timeout: 25_000 }).toBeGreaterThanOrEqual(3);
  const slides = await page.evaluate<{ here: number; time: number }[]>('window.slides');
  const [, second, third] = slides;
  // 5000 ms of rest, and up to 1000 ms of the way there.
  const passed = (third?.time ?? 0) - (second?.time ?? 0);
  expect(passed).toBeGreaterThan(4500);
  expect(passed).toBeLessThan(8000);
});
