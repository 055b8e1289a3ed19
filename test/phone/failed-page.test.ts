import type { Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { footerBar } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { atRest } from './rest.ts';
import { enter, startIn } from './steps.ts';

const WORDS = {
  pt: {
    title: 'Loteria',
    back: 'Voltar',
    offline: 'Sem conexão com a internet. Verifique sua rede e tente de novo.',
    broken: 'Algo deu errado. Tente de novo.',
    clock: 'tempo e resultado desta sessão',
  },
  en: {
    title: 'Lottery',
    back: 'Back',
    offline: 'No internet connection. Check your network and try again.',
    broken: 'Something went wrong. Please try again.',
    clock: 'time and result of this session',
  },
} as const;

/** Home with all that comes after it: what the line has not brought before it is cut is not there. */
async function goHome(page: Page, clock: string): Promise<void> {
  await page.goto('/m/home');
  await expect(page.getByRole('button', { name: clock })).toBeVisible();
  await atRest(page);
}

/** A step inside the app to a page that draws its bar itself. */
async function stepToLottery(page: Page): Promise<void> {
  await page.evaluate(() => history.pushState(null, '', '/m/lottery'));
}

for (const language of flowLanguages) {
  const words = WORDS[language];

  /** The face has the page's name and Back above it, the whole footer below, and the clock lies in the bar. */
  async function expectBars(page: Page, face: string): Promise<void> {
    await expect(page.getByRole('heading', { name: face })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await atRest(page);
    const clock = await page.getByRole('button', { name: words.clock }).boundingBox();
    const bar = await page.getByRole('banner').boundingBox();
    const footer = await footerBar(page).boundingBox();
    if (!clock || !bar || !footer) throw new Error('not on the screen');
    expect(clock.y).toBeGreaterThanOrEqual(bar.y);
    expect(clock.y + clock.height).toBeLessThanOrEqual(bar.y + bar.height);
    await page.getByRole('button', { name: words.back, exact: true }).tap();
    await expect(page).toHaveURL(/\/m\/home$/);
  }

  test(`a page with its own bar that cannot be had has a bar and Back (${language})`, async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/net::ERR_|Failed to (?:load|fetch)|no \/[al]\/|dynamically imported module/);
    await startIn(page, language);
    await enter(page, 'member');
    await goHome(page, words.clock);
    await context.setOffline(true);
    await stepToLottery(page);
    await expectBars(page, words.offline);
  });

  test(`a page with its own bar that breaks has a bar and Back, once (${language})`, async ({ page, problems }) => {
    problems.allow(/broken on purpose/);
    await page.route(/\/a\/Lottery-[^/]*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default () => { throw new Error("broken on purpose") }',
      }),
    );
    await startIn(page, language);
    await enter(page, 'member');
    await goHome(page, words.clock);
    await stepToLottery(page);
    await expectBars(page, words.broken);
    await expect(page.getByRole('banner')).toHaveCount(1);
  });
}
