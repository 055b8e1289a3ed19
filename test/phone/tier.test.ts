import type { Page } from '@playwright/test';
import { banners, noticeStrip } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { allThere } from './rest.ts';

/** ms in which the carousel comes on a busy machine: after the paint, the pictures and its own pause. */
const SLOW = 25_000;

/** ms of the page's clock after which banners that turn have turned: 1.2 s until they start, 5 s of rest. */
const TURN = 6500;

const slides = (page: Page) => banners(page).locator('> div').first().locator('> div');

/** Whether the banners have left the first one by themselves, or are about to. */
const turned = (page: Page): Promise<boolean> =>
  slides(page)
    .first()
    .evaluate((slide) => {
      const away = slide.getBoundingClientRect().left !== slide.parentElement?.getBoundingClientRect().left;
      return away || slide.getAnimations().length > 0;
    });

/** Opens home as a phone whose owner chose this tier, once everything that moves could have started. */
async function openAs(page: Page, tier: 'low' | 'mid'): Promise<void> {
  await page.addInitScript((name) => localStorage.setItem('tier', name), tier);
  await page.goto('/m/home');
  await expect(page.locator('html')).toHaveAttribute('data-tier', tier);
  await expect(noticeStrip(page)).toBeVisible({ timeout: SLOW });
  await expect(slides(page).nth(1)).toBeAttached({ timeout: SLOW });
}

/** Names of the animations that run without end. */
const endless = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running' && animation.effect?.getTiming().iterations === Infinity)
      .map((animation) => (animation as CSSAnimation).animationName),
  );

test('on the low tier nothing moves by itself, and pictures are asked for at one pixel per pixel', async ({ page }) => {
  const widths: number[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') widths.push(Number(/[?&]w=(\d+)/.exec(request.url())?.[1] ?? 0));
  });
  await page.clock.install();
  await openAs(page, 'low');
  await allThere(page);
  await page.clock.runFor(TURN);
  expect(await endless(page)).toEqual([]);
  expect(await turned(page)).toBe(false);
  expect(Math.max(...widths)).toBeGreaterThan(0);
  expect(Math.max(...widths)).toBeLessThanOrEqual(360);
});

test('on the middle tier the banners turn and the notices run', async ({ page }) => {
  await page.clock.install();
  await openAs(page, 'mid');
  await allThere(page);
  await expect.poll(() => endless(page)).toContain('marquee');
  await page.clock.runFor(TURN);
  expect(await turned(page)).toBe(true);
});

test('long tasks of a visit make the next one low', async ({ page }) => {
  await page.goto('/m/home');
  await expect(noticeStrip(page)).toBeVisible();
  await allThere(page);
  await page.evaluate(async () => {
    for (let turn = 0; turn < 6; turn++) {
      const end = performance.now() + 400;
      while (performance.now() < end);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-tier', 'low');
});
