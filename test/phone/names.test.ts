import type { Page } from '@playwright/test';
import { SPOILT, spoiler } from '../support/spoil.ts';
import { banners, openers } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { PAYLOADS } from './payloads.ts';
import { plainPictures } from './pictures.ts';
import { atRest, drawn } from './rest.ts';
import { enter, payByCard } from './steps.ts';

const HOSTILE = [
  'javascript:hacked=1',
  'data:text/html,<script>opener.hacked=1</script>',
  '//evil.example/x',
  '/\\evil.example/x',
  'https://leve.example@evil.example/x',
  'http://evil.example/x',
];

/** Every name becomes a payload and every address a hostile one, whatever the platform is asked for. */
async function poison(page: Page, { addresses = false } = {}): Promise<ReadonlySet<string>> {
  const { spoil, used } = spoiler({ names: PAYLOADS, ...(addresses && { addresses: HOSTILE }) });
  await page.route(SPOILT, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    if (!text.startsWith('{')) return route.fulfill({ response: answer, body: text });
    await route.fulfill({ response: answer, body: JSON.stringify(spoil(JSON.parse(text))) });
  });
  return used;
}

/** Elements that could act, wherever they stand. */
const actors = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          [...element.attributes].some(
            ({ name, value }) => /^on|^srcdoc$/.test(name) || /^\s*(?:javascript|data:text|vbscript):/i.test(value),
          ) || /^(?:IFRAME|OBJECT|EMBED|MATH|MARQUEE|VIDEO|AUDIO|BASE)$/i.test(element.tagName),
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Where names of games, vendors, winners, matches, notices, bets, ways to pay and members stand. */
const PLACES = ['/m/home', '/m/slot-games', '/m/notice', '/m/gameRecord', '/m/voucherCenter'];

const hacked = (page: Page): Promise<boolean> => page.evaluate(() => 'hacked' in window);

// Names are not about pictures, which a machine that draws them anew is slow to give.
test.beforeEach(({ page }) => plainPictures(page));

test.describe('where no content policy stands behind it', () => {
  // The worker's own answers cannot be changed from here.
  test.use({ bypassCSP: true, serviceWorkers: 'block' });

  test('a name is a text, whatever it says and wherever it is shown', async ({ page, problems }) => {
    test.setTimeout(120_000);
    problems.allow(/Failed to load resource/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('dialog', (dialog) => asked.push(`evil dialog ${dialog.message()}`));
    await enter(page, 'member');
    const used = await poison(page);
    for (const path of PLACES) {
      await page.goto(path);
      if (path === '/m/voucherCenter') await payByCard(page);
      // At night today has no bet yet.
      if (path === '/m/gameRecord') await page.getByRole('button', { name: '7 dias' }).tap();
      await expect(page.locator('main')).toContainText('<');
      for (let down = 0; down < 3; down += 1) {
        await page.mouse.wheel(0, 1200);
        await drawn(page);
      }
      await atRest(page);
      expect(await actors(page), path).toEqual([]);
      expect(await hacked(page), path).toBe(false);
    }
    expect(used.size).toBe(PAYLOADS.length);
    await page.goto('/m/home');
    await page.getByRole('button', { name: 'Abrir menu' }).tap();
    await expect(page.getByRole('dialog').getByRole('button', { name: '<' }).first()).toBeVisible();
    await atRest(page);
    expect(await actors(page), 'menu').toEqual([]);
    expect(await hacked(page)).toBe(false);
    expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
  });

  test('no address of the platform leads off the site or runs', async ({ page, problems }) => {
    problems.allow(/Failed to load resource|Not allowed|ERR_/);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(request.url());
    });
    await poison(page, { addresses: true });
    await enter(page, 'member');
    for (let turn = 0; turn < 3; turn += 1) {
      const slide = banners(page).getByRole('button').first();
      await expect(slide).toBeVisible();
      await atRest(page);
      await slide.tap({ force: true });
      await atRest(page);
    }
    await openers(page).first().tap();
    await atRest(page);
    await page.goto('/m/voucherCenter');
    await payByCard(page);
    await page.getByRole('textbox', { name: 'Valor' }).fill('35');
    const pay = page.locator('form button[type=submit]');
    // Clear of what is fixed to the lower edge.
    await pay.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await pay.tap();
    await atRest(page);
    expect(new URL(page.url()).pathname).toBe('/m/voucherCenter');
    expect(await hacked(page)).toBe(false);
    expect(asked.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
  });
});
