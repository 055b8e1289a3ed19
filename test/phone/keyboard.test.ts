import type { Page } from '@playwright/test';
import { gameNames, openers, rows, tiles } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { allThere } from './rest.ts';
import { enter } from './steps.ts';

interface Stop {
  name: string;
  tag: string;
  /** The nearest part of the page that has a role or a name. */
  part: string;
  /** Whether it lies below a bar. */
  covered: boolean;
}

/** What has the focus. */
const focused = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const one = document.activeElement ?? document.body;
    const { top, bottom } = one.getBoundingClientRect();
    const inBars = one.closest('header, nav[aria-label^=Navega]') !== null;
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const foot = document.querySelector('nav[aria-label^=Navega]')?.getBoundingClientRect().top ?? innerHeight;
    return {
      name: (one.getAttribute('aria-label') ?? one.textContent ?? '').trim(),
      tag: one.tagName,
      part:
        one.parentElement?.closest('[aria-label], [role=list], section, nav, main')?.getAttribute('aria-label') ?? '',
      covered: !inBars && one !== document.body && (bottom <= bar || top >= foot),
    };
  });

/** Wakes what serves the keyboard, and goes back to the beginning of the page. */
async function takeKeyboard(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Ir para o conteúdo' })).toBeFocused();
}

/** The stops of the Tab key from where the focus is, until it comes to `end`. */
async function stopsTo(page: Page, end: RegExp, most = 60): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let turn = 0; turn < most; turn++) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    stops.push(stop);
    if (end.test(stop.name)) return stops;
  }
  throw new Error(`no ${end} among ${stops.map(({ name }) => name).join(' | ')}`);
}

/** The first slide stands alone until the others have come. */
const slidesThere = (page: Page): Promise<void> =>
  expect.poll(() => page.getByRole('region', { name: 'Destaques' }).getByRole('button').count()).toBeGreaterThan(1);

test('home: banner, notices, categories and games are one stop each, and none lies below a bar', async ({ page }) => {
  await page.goto('/m/home');
  await slidesThere(page);
  await allThere(page);
  await takeKeyboard(page);
  const stops = await stopsTo(page, /^Ver mais: Recomendados|^Ver mais: (?!Jogos quentes)/);
  const parts = stops.map(({ part }) => part);
  expect(parts.filter((part) => part === 'Destaques')).toHaveLength(1);
  expect(parts.filter((part) => part === 'Avisos')).toHaveLength(1);
  expect(parts.filter((part) => /^Categorias/.test(part))).toHaveLength(1);
  expect(stops.length).toBeLessThan(14);
  expect(stops.filter(({ covered }) => covered)).toEqual([]);
});

test('arrow keys go along the categories, the games and the slides', async ({ page }) => {
  await page.goto('/m/home');
  await slidesThere(page);
  await allThere(page);
  await takeKeyboard(page);
  await page.locator('[data-tab=HOME]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-tab=HOT]')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.locator('[data-tab]').last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.locator('[data-tab=HOME]')).toBeFocused();
  const first = openers(page);
  await first.nth(0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(first.nth(3)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(first.nth(0)).toBeFocused();

  const banner = page.getByRole('region', { name: 'Destaques' });
  await banner.getByRole('button').first().focus();
  const before = (await focused(page)).name;
  // The slider takes the slides over when it has come; a key that is pressed just then moves what it replaces.
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight');
      return (await focused(page)).name;
    })
    .not.toBe(before);
  expect((await focused(page)).part).toBe('Destaques');
});

test('a list: the grid is one stop, arrows reach every game and its heart', async ({ page }) => {
  await enter(page, 'member');
  await page.goto('/m/slot-games');
  await expect(tiles(page).first()).toBeVisible();
  await allThere(page);
  await takeKeyboard(page);
  await page.getByRole('searchbox').focus();
  const names = await gameNames(page).allInnerTexts();
  const seen: string[] = [];
  for (let turn = 0; turn < 30; turn++) {
    await page.keyboard.press('Tab');
    seen.push((await focused(page)).name);
  }
  expect(seen.filter((name) => names.some((game) => name.startsWith(game))).length).toBeLessThanOrEqual(1);
  await openers(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[aria-pressed][aria-label*=favorit]').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await focused(page)).covered).toBe(false);
});

test('the skip link leads over the bars to what the page shows', async ({ page }) => {
  await page.goto('/m/help');
  await allThere(page);
  await takeKeyboard(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('a change of the page moves the focus to its name, and home has one', async ({ page }) => {
  await page.goto('/m/home');
  await allThere(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // Whoever comes to search types at once.
  await page.getByRole('link', { name: 'Buscar jogos' }).tap();
  await expect(page.getByRole('searchbox', { name: 'Buscar jogos' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Leve' })).toBeFocused();
  await page.getByRole('button', { name: 'Abrir menu' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Configurações' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeFocused();
});

test('what a field asks for is read against it, in both themes', async ({ page }) => {
  for (const theme of ['dark', 'light']) {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.goto('/m/slot-games');
    await expect(page.getByRole('searchbox')).toBeVisible();
    const contrast = await page.getByRole('searchbox').evaluate((field) => {
      const light = (color: string): number => {
        const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
          const share = Number(part) / 255;
          return share <= 0.039_28 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      let ground = field as HTMLElement;
      while (/, 0\)$/.test(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement as HTMLElement;
      const pair = [getComputedStyle(ground).backgroundColor, getComputedStyle(field, '::placeholder').color].map(
        light,
      );
      return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
    });
    expect(contrast, theme).toBeGreaterThanOrEqual(4.5);
  }
});

/** Whether what has the focus lies in what the page shows. */
const focusInMain = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('main') !== null);

test('what a press switches off or takes away hands its focus to what is beside it', async ({ page }) => {
  await enter(page, 'member');
  await page.goto('/m/rewardCenter');
  const all = page.getByRole('button', { name: 'Resgatar tudo' });
  await expect(all).toBeEnabled();
  await allThere(page);
  await takeKeyboard(page);
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(all).toBeDisabled();
  await expect.poll(() => focusInMain(page)).toBe(true);

  await page.goto('/m/voucherCenter');
  const send = page.getByRole('button', { name: /^Depositar R/ });
  await expect(send).toBeVisible();
  await allThere(page);
  await takeKeyboard(page);
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pague com Pix')).toBeVisible();
  await expect.poll(() => focusInMain(page)).toBe(true);
});

test('a field that is wrong is seen with its label, and none lies below a button that sticks', async ({ page }) => {
  await page.goto('/m/register');
  await allThere(page);
  await takeKeyboard(page);
  const top = (text: string): Promise<number> =>
    page.getByText(text, { exact: true }).evaluate((label) => label.getBoundingClientRect().top);
  await page.getByLabel('Nome de usuário').fill('teclado1');
  await page.getByLabel('Código de verificação').focus();
  // The first field that is wrong is half below the bar.
  await page
    .getByLabel('Senha', { exact: true })
    .evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 30));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
  expect(await top('Senha')).toBeGreaterThan(52);

  await enter(page, 'member');
  await page.goto('/m/voucherCenter');
  const send = page.getByRole('button', { name: /^Depositar R/ });
  await expect(send).toBeVisible();
  await allThere(page);
  await takeKeyboard(page);
  await stopsTo(page, /^(?:Escolh|Bônus|Escolher)/);
  const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom);
  const stuck = await send.evaluate((button) => button.getBoundingClientRect().top);
  expect(bottom).toBeLessThanOrEqual(stuck);
});

test('a sheet that only tells something is scrolled by the keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await enter(page, 'agent1');
  await page.goto('/m/member/agent/getSalaryContract');
  await page.getByRole('button', { name: 'Histórico', exact: true }).tap();
  await rows(page).getByRole('button').first().tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Fechar' })).toBeVisible();
  const lastLine = sheet.locator('dd').last();
  await expect(lastLine).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: 'Fechar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(lastLine).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: 'Fechar' })).toBeFocused();
});
