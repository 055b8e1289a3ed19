import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { allThere } from './rest.ts';
import { enter } from './steps.ts';

const footer = (page: Page) => page.getByRole('navigation', { name: 'Navegação principal' });

/** Pages of the footer's tabs, by what the tabs are called. */
const TABS = [
  ['Início', '/m/home'],
  ['Convidar', '/m/inviteFriends'],
  ['Prêmios', '/m/rewardCenter'],
  ['Depositar', '/m/voucherCenter'],
  ['Suporte', '/m/message'],
  ['Conta', '/m/member/home'],
] as const;

test('each of the six tabs of the footer shows that one is there, by a colour of its own', async ({ page }) => {
  await enter(page, 'member');
  const colourOf = (name: string): Promise<string> =>
    footer(page)
      .getByRole('link')
      .filter({ hasText: name })
      .evaluate((tab) => getComputedStyle(tab).color);
  await page.goto('/m/set');
  await allThere(page);
  await expect(footer(page).locator('[aria-current]')).toHaveCount(0);
  const elsewhere = new Map<string, string>();
  for (const [name] of TABS) elsewhere.set(name, await colourOf(name));
  const lit = new Set<string>();
  for (const [name, path] of TABS) {
    await page.goto(path);
    await expect(footer(page).locator('[aria-current=page]')).toHaveCount(1);
    await expect(footer(page).locator('[aria-current=page]')).toContainText(name);
    expect(await colourOf(name), name).not.toBe(elsewhere.get(name));
    lit.add(await colourOf(name));
  }
  expect(lit.size).toBe(1);
});

test('to deposit is a main action: its button has the same colour on every page, which is not that of money', async ({
  page,
}) => {
  await enter(page, 'agent1');
  const grounds: string[] = [];
  for (const [path, name] of [
    ['/m/home', /^Depositar$/],
    ['/m/wallet', /^Depositar$/],
    ['/m/member/home', /^Depositar$/],
    ['/m/agent', /^Depositar$/],
    ['/m/voucherCenter', /^Depositar R\$/],
  ] as const) {
    await page.goto(path);
    const button = page.getByRole('button', { name }).first();
    await expect(button).toBeVisible();
    grounds.push(await button.evaluate((one) => getComputedStyle(one).backgroundImage));
  }
  expect(new Set(grounds).size).toBe(1);
  const money = await page
    .getByTestId('balance')
    .first()
    .evaluate((one) => getComputedStyle(one).color);
  expect(grounds[0]).not.toContain(money);
  // The footer's way there is green too: behind its picture, as its word is green only where one is.
  await page.goto('/m/home');
  const tab = footer(page).getByRole('link').filter({ hasText: 'Depositar' });
  const colours = await tab.evaluate((link) =>
    [link, ...link.querySelectorAll('*')].flatMap((one) => {
      const { color, backgroundColor } = getComputedStyle(one);
      return [color, backgroundColor];
    }),
  );
  expect(colours).not.toContain(money);
  expect(colours.filter((one) => grounds[0]?.includes(one))).toHaveLength(1);
});

test('on a wide screen the bars at the top reach from edge to edge, on home, a form and a list', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, 'member');
  const edges: string[] = [];
  for (const path of ['/m/home', '/m/voucherCenter', '/m/slot-games']) {
    await page.goto(path);
    await allThere(page);
    const clip = { x: 0, y: 0, width: 40, height: 56 };
    edges.push((await page.screenshot({ clip })).toString('base64'));
  }
  expect(new Set(edges).size).toBe(1);
});
