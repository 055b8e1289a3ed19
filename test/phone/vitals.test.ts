import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { allThere } from './rest.ts';

interface Sent {
  version: string;
  tier: string;
  events: { name: string; path: string; value: number }[];
}

/** Stamps a share of visits into the pages, as a brand's `vitals` would, and notes what goes out: beacons of a page that is left show nowhere else. */
async function measured(page: Page, sample: number): Promise<void> {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      const sent = JSON.parse(localStorage.getItem('sent') ?? '[]') as string[];
      localStorage.setItem('sent', JSON.stringify([...sent, String(data)]));
      return send(url, data ?? null);
    };
  });
  await page.route(/\/m\/[\w]+(?:\?.*)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const vitals = JSON.stringify({ url: '/collect', sample });
    const body = (await answer.text()).replace('"site":{', `"site":{"vitals":${vitals},`);
    return route.fulfill({ response: answer, body });
  });
}

/** Visits login, taps, as INP needs it, and leaves again; gives what was sent. */
async function visit(page: Page): Promise<Sent[]> {
  await page.goto('/m/login?next=%2Fm%2FvoucherCenter');
  await page.locator('form [name=username]').tap();
  await allThere(page);
  await page.goto('/sandbox');
  const sent = await page.evaluate(() => JSON.parse(localStorage.getItem('sent') ?? '[]') as string[]);
  return sent.map((text) => JSON.parse(text) as Sent);
}

test('a sampled visit sends its vitals when it is left, with the path alone', async ({ page }) => {
  await measured(page, 1);
  const sent = await visit(page);
  expect(sent.length).toBeGreaterThan(0);
  for (const { version, tier, events } of sent) {
    expect(version).toMatch(/^\w{8}$/);
    expect(['low', 'mid', 'high']).toContain(tier);
    expect([...new Set(events.map(({ path }) => path))]).toEqual(['/m/login']);
  }
  const names = sent.flatMap(({ events }) => events.map(({ name }) => name));
  expect(names.sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  expect(JSON.stringify(sent)).not.toMatch(/voucherCenter|token|session/i);
});

test('a visit that is not sampled sends nothing and fetches no library', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await measured(page, 0);
  expect(await visit(page)).toEqual([]);
  expect(asked.filter((url) => url.includes('/vitals-'))).toEqual([]);
});
