import type { Page } from '@playwright/test';
import { footerBar, tiles } from './finders.ts';
import { expect } from './fixtures.ts';
import { allThere } from './rest.ts';
import { test } from './snapshot/stamped.ts';

const STATUS = '/wps/system/domainRoute';
/** What home shows of the platform in its HTML. */
const SHOWN = ['/wps/announcements', '/lgw/games/hot', '/lgw/games/mobile_game_menus'];
/** The announcements that home shows. */
const HOME_GROUP = 'm_home';
const HOUR = 3600_000;
/** ms of silence after which home has asked for all that it asks for by itself. */
const SILENCE = 2000;

// The browser says when a file was written in the machine's own time, whatever time the page is told.
test.use({ timezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone });

/** Opens home as a file that was written so many hours ago, and gives the paths of the platform that are asked for. */
async function openHome(page: Page, hours: number): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // The login has banners of its own.
    if ((searchParams.get('groupName') ?? HOME_GROUP) !== HOME_GROUP) return;
    if (/^\/(?:lgw|wps)\//.test(pathname)) asked.push(pathname);
  });
  await page.route('**/m/home', async (route) => {
    const answer = await route.fetch();
    const written = new Date(Date.now() - hours * HOUR).toUTCString();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'last-modified': written } });
  });
  await page.goto('/m/home');
  await expect(tiles(page).first()).toBeVisible();
  await allThere(page, SILENCE);
  await expect.poll(() => asked).toContain(STATUS);
  return asked;
}

const shown = (asked: readonly string[]): string[] => asked.filter((path) => SHOWN.includes(path)).sort();

test('what a fresh file shows is asked for once the page is used, and once', async ({ page }) => {
  const asked = await openHome(page, 5);
  expect(shown(asked)).toEqual([]);
  await page.getByRole('heading', { level: 2 }).first().tap();
  await expect.poll(() => shown(asked).length).toBe(SHOWN.length);
  await page.keyboard.press('Tab');
  await allThere(page, SILENCE);
  expect(shown(asked)).toEqual([...SHOWN].sort());
});

test('who scrolls without a touch uses it too', async ({ page }) => {
  const asked = await openHome(page, 5);
  expect(shown(asked)).toEqual([]);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => shown(asked).length).toBe(SHOWN.length);
});

test('who leaves with the first tap asks for it once home is back', async ({ page }) => {
  const asked = await openHome(page, 5);
  await footerBar(page).getByRole('link').last().tap();
  await expect(page).toHaveURL(/\/m\/login/);
  await allThere(page, SILENCE);
  expect(shown(asked)).toEqual([]);
  await page.goBack();
  await expect.poll(() => shown(asked)).toEqual([...SHOWN].sort());
});

test('who goes on to a list does not ask for the sections of home that come into view while it gives way', async ({
  page,
}) => {
  await openHome(page, 5);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).searchParams.has('isTop')) asked.push(request.url());
  });
  await page.evaluate((path) => history.pushState(null, '', path), '/m/slot-games');
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  await page.mouse.wheel(0, 40);
  await allThere(page, SILENCE);
  expect(asked).toEqual([]);
});

test('what an old file shows is asked for at once', async ({ page }) => {
  const asked = await openHome(page, 37);
  await expect.poll(() => shown(asked).length).toBe(SHOWN.length);
});

test("a member's home is asked for at once: a file holds none of the member's notices", async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('MC_SESSION_INFO', '{}'));
  const asked = await openHome(page, 5);
  await expect.poll(() => shown(asked).length).toBe(SHOWN.length);
});
