import type { Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { atRest } from './rest.ts';

test('an inline script that is not ours does not run, and markup from a text becomes no script', async ({
  page,
  problems,
}) => {
  problems.allow(/Content Security Policy|This document requires 'Trusted/);
  await page.goto('/m/login');
  await expect(page.locator('form')).toBeVisible();
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'window.foreign = 1';
      document.body.append(script);
    } catch {
      // Trusted Types refuse the text before the policy refuses the script.
    }
    let refused = false;
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.foreign = 1">');
    } catch {
      refused = true;
    }
    return { refused, foreign: 'foreign' in window };
  });
  expect(ran).toEqual({ refused: true, foreign: false });
});

test('a script whose bytes were changed on the way is not run', async ({ page, problems }) => {
  problems.allow(/integrity|Failed to fetch|Failed to load/);
  const html = await (await page.request.get('/m/login')).text();
  const ofPage = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, address = '']) => address);
  expect(ofPage.length).toBeGreaterThan(1);
  for (const changed of [ofPage, ['/a/entry-*.js']]) {
    for (const address of changed) await page.route(`**${address}`, foreign);
    await page.goto('/m/login');
    await atRest(page);
    expect(await page.evaluate(() => 'foreign' in window)).toBe(false);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

async function foreign(route: Route): Promise<void> {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: `${await answer.text()};window.foreign = 1;` });
}
