import type { Page } from '@playwright/test';
import { tiles } from './finders.ts';
import { expect } from './fixtures.ts';
import { allThere } from './rest.ts';
import { test } from './snapshot/stamped.ts';

const HOT = '/lgw/games/hot';
const HOUR = 3600_000;
/** ms of silence after which home has asked for all that it asks for by itself. */
const SILENCE = 2000;

// The browser says when a file was written in the machine's own time, whatever time the page is told.
test.use({ timezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone });

/** Opens home as a file that was written so many hours ago, and gives the paths of the platform that are asked for. */
async function openHome(page: Page, hours: number): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
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
  return asked;
}

test('what a fresh file shows is asked for with the first touch, not before', async ({ page }) => {
  const asked = await openHome(page, 5);
  expect(asked).toContain('/wps/system/domainRoute');
  expect(asked.filter((path) => path.startsWith('/lgw/'))).toEqual([]);
  await page.getByRole('banner').tap({ position: { x: 180, y: 26 } });
  await expect.poll(() => asked).toContain(HOT);
  await allThere(page, SILENCE);
  expect(asked.filter((path) => path === HOT)).toHaveLength(1);
});

test('what an old file shows is asked for at once', async ({ page }) => {
  const asked = await openHome(page, 37);
  await expect.poll(() => asked).toContain(HOT);
});

test("a member's home is asked for at once: a file holds none of the member's notices", async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('MC_SESSION_INFO', '{}'));
  const asked = await openHome(page, 5);
  await expect.poll(() => asked).toContain('/wps/announcements');
});
