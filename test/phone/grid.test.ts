import type { CDPSession, Page } from '@playwright/test';
import { type Fling, flingThrough } from '../support/fling.ts';
import { serveWideList } from '../support/wide-list.ts';
import { weigh } from './bytes/weigh.ts';
import { openers, tiles } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { atRest, pictureShown } from './rest.ts';

const LIST = '/m/slot-games';
/** Most bytes of pictures on the first visit of a list, and the px ahead of the screen that are asked for. */
const PICTURES = 30 * 1024;
const AHEAD = 32;

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Spares the platform drawing pictures, which keeps it from all else, where no test looks at them. */
const spareDrawing = (page: Page): Promise<unknown> =>
  page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/png', body: DOT }));

/** Names of the pictures that were asked for. */
function watchPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/img/')) asked.push(pathname);
  });
  return asked;
}

/** Tiles within so many px of the screen. */
const tilesNear = (page: Page, ahead: number): Promise<number> =>
  page.evaluate<number>(
    `Array.from(document.querySelectorAll('[role=list] > [role=presentation]')).filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > -${ahead} && top < innerHeight + ${ahead};
    }).length * 3`,
  );

/** The place in the list of the cell at the upper edge of the screen, below the header. */
const topCell = (page: Page): Promise<number> =>
  page.evaluate<number>(
    `Number(document.elementFromPoint(40, 80).closest('[role=listitem]').getAttribute('aria-posinset'))`,
  );

const focusedCell = (page: Page): Promise<number> =>
  page.evaluate<number>(
    `Number(document.activeElement.closest('[role=listitem]')?.getAttribute('aria-posinset') ?? 0)`,
  );

test('a list asks for the pictures of what is on the screen or about to be', async ({ page }) => {
  const asked = watchPictures(page);
  const scales = await weigh(page);
  await page.goto(LIST);
  await pictureShown(page);
  const arrived = await scales.settle(1000);
  expect(asked.length).toBeGreaterThanOrEqual(9);
  expect(asked.length).toBeLessThanOrEqual(await tilesNear(page, AHEAD));
  const bytes = arrived.filter(({ kind }) => kind === 'image').reduce((sum, one) => sum + one.bytes, 0);
  test.info().annotations.push({ type: 'pictures of a list', description: `${asked.length}, ${bytes} B` });
  expect(bytes).toBeLessThanOrEqual(PICTURES);
});

test('what flies past asks for nothing; where it stops, names have their pictures', async ({ page, sandbox }) => {
  const wide = await serveWideList(sandbox.url);
  const asked = watchPictures(page);
  await spareDrawing(page);
  await page.goto(wide.url + LIST);
  await pictureShown(page);
  await atRest(page);
  const before = asked.length;
  const flying = await page.evaluate<number>(`(async () => {
    // A thumb starts with a few px; a jump would be taken for a place that is restored.
    for (let turn = 0; turn < 40; turn++) {
      scrollBy(0, turn ? 500 : 20);
      await new Promise(requestAnimationFrame);
    }
    return performance.getEntriesByType('resource').filter(({ name }) => name.includes('/img/')).length;
  })()`);
  expect(flying).toBeLessThanOrEqual(before);
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(before + 9);
  await atRest(page);
  expect(asked.length - before).toBeLessThanOrEqual(await tilesNear(page, AHEAD));
  await wide.close();
});

test('keys lead from cell to cell, and what has the focus is seen', async ({ page }) => {
  await spareDrawing(page);
  await page.goto(LIST);
  await openers(page).first().focus();
  // What follows keys comes with the first focus.
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight');
      return focusedCell(page);
    })
    .toBe(2);
  const seen = [2];
  for (const key of ['ArrowDown', 'PageDown', 'ArrowLeft', 'End', 'Home']) {
    await page.keyboard.press(key);
    seen.push(await focusedCell(page));
    const { top, bottom } = await page.evaluate<{ top: number; bottom: number }>(
      `(({ top, bottom }) => ({ top, bottom }))(document.activeElement.parentElement.getBoundingClientRect())`,
    );
    expect(top, key).toBeGreaterThanOrEqual(40);
    expect(bottom, key).toBeLessThanOrEqual(590);
  }
  expect(seen.slice(0, 3)).toEqual([2, 5, 5 + 3 * 2]);
  expect(seen[3]).toBe(10);
  expect(seen[4]).toBeGreaterThanOrEqual(35);
  expect(seen[5]).toBe(1);
});

test('a turned phone keeps its place, and so does a way back', async ({ page }) => {
  await spareDrawing(page);
  await page.goto(LIST);
  await expect(tiles(page).first()).toBeVisible();
  await page.evaluate('scrollTo(0, 1500)');
  await atRest(page);
  const place = await topCell(page);
  await page.setViewportSize({ width: 640, height: 360 });
  await atRest(page);
  const turned = await topCell(page);
  expect(Math.abs(turned - place)).toBeLessThanOrEqual(5);
  await page.setViewportSize({ width: 360, height: 640 });
  await atRest(page);
  expect(Math.abs((await topCell(page)) - place)).toBeLessThanOrEqual(5);
  const top = await page.evaluate<number>('scrollY');
  await page.goto('/m/login');
  await page.goBack();
  await expect(async () => {
    expect(await page.evaluate<number>(`Math.abs(scrollY - ${top})`)).toBeLessThan(4);
  }).toPass();
});

test('a list that is scrolled on gets longer, asks once a second at most, and reads no geometry meanwhile', async ({
  page,
}) => {
  await spareDrawing(page);
  await page.addInitScript(`{
    const real = Element.prototype.getBoundingClientRect;
    window.rectsRead = 0;
    Element.prototype.getBoundingClientRect = function () {
      if (this.getAttribute('role') === 'list') window.rectsRead += 1;
      return real.call(this);
    };
  }`);
  await page.goto(LIST);
  await pictureShown(page);
  await atRest(page);
  // What is measured when the page gets longer is counted apart: once a page, not once a frame.
  const { rects, frames } = await page.evaluate<{ rects: number; frames: number }>(`(async () => {
    const before = window.rectsRead;
    let frames = 0;
    while (scrollY < 12_000 && frames < 1500) {
      scrollBy(0, 60);
      frames += 1;
      await new Promise(requestAnimationFrame);
    }
    return { rects: window.rectsRead - before, frames };
  })()`);
  expect(await page.evaluate<number>('scrollY')).toBeGreaterThanOrEqual(12_000);
  // By the page's own clock: the test hears of a call a moment later.
  const asked = await page.evaluate<{ at: number; games: number }[]>(`performance.getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname === '/lgw/games/list')
    .map(({ name, startTime }) => ({ at: startTime, games: Number(new URL(name).searchParams.get('pageSize')) }))`);
  expect(frames).toBeGreaterThanOrEqual(150);
  expect(rects).toBeLessThanOrEqual(3 * asked.length);
  expect(asked.every(({ games }) => games % 35 === 0 && games <= 280)).toBe(true);
  const gaps = asked.slice(2).map(({ at }, index) => at - (asked[index + 1]?.at ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(900);
});

for (const [where, path] of [
  ['a list', LIST],
  ['a category of home', '/m/home?category=RNG'],
]) {
  test(`whoever comes to the end of what is there stays there when more comes: ${where}`, async ({ page }) => {
    await spareDrawing(page);
    await page.goto(path as string);
    await expect(tiles(page).first()).toBeVisible();
    await atRest(page);
    for (let turn = 0; turn < 2; turn += 1) {
      const height = await page.evaluate<number>('document.documentElement.scrollHeight');
      await page.evaluate(`scrollTo(0, ${height})`);
      const end = await page.evaluate<number>('scrollY');
      await expect
        .poll(() => page.evaluate<number>('document.documentElement.scrollHeight'))
        .toBeGreaterThan(height + 600);
      await atRest(page);
      expect(Math.abs((await page.evaluate<number>('scrollY')) - end)).toBeLessThan(4);
      // It ends: two screens and a page of games are there, and no more is asked for.
      const before = await page.evaluate<number>('document.documentElement.scrollHeight');
      expect(before - end).toBeLessThan(8000);
    }
  });
}

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

test('a fling through all 12,000 games: no blank frame, no leak, as many nodes at the end as before', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(180_000);
  await spareDrawing(page);
  const wide = await serveWideList(sandbox.url);
  expect(wide.games).toBeGreaterThanOrEqual(12_000);
  await page.goto(wide.url + LIST);
  await expect(tiles(page).first()).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const warm = await page.evaluate<Fling>(flingThrough(9000));
  const before = await heap(session);
  const fling = await page.evaluate<Fling>(flingThrough(900));
  const after = await heap(session);
  expect(fling.last).toBe(wide.games);
  expect([warm.blank, fling.blank], fling.odd).toEqual([0, 0]);
  expect(new Set([...warm.nodes, ...fling.nodes]).size).toBe(1);
  expect(Math.abs(after / before - 1)).toBeLessThan(0.1);
  await wide.close();
});
