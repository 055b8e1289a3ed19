import type { Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { htmlTexts, messageDock, noticeStrip, tiles } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { atRest } from './rest.ts';
import { startIn } from './steps.ts';
import { answerKept, readKept, workerReady } from './worker.ts';

/** A line that is gone, or an answer that never comes, makes the browser complain of every request. */
const NO_LINE =
  /net::ERR_|error occurred when fetching the script|Failed to (?:load|fetch)|no \/[al]\/|dynamically imported module/;

const WORDS = {
  pt: {
    groups: 'Regiões e tipos',
    face: 'Sem conexão com a internet. Verifique sua rede e tente de novo.',
    list: 'Para ler sem internet',
    pages: [/^Início\s*Salvo/, /^Avisos\s*Salvo/, /^Central de ajuda\s*Salvo/],
    slow: 'Conexão lenta. Usar menos dados?',
    save: 'Usar menos',
    saving: 'Economia de dados ligada.',
    close: 'Fechar',
    offline: 'Você está sem internet',
  },
  en: {
    groups: 'Regions and kinds',
    face: 'No internet connection. Check your network and try again.',
    list: 'Readable offline',
    pages: [/^Home\s*Saved/, /^Announcements\s*Saved/, /^Help center\s*Saved/],
    slow: 'Slow connection. Use less data?',
    save: 'Use less',
    saving: 'Data saver is on.',
    close: 'Close',
    offline: 'You are offline',
  },
} as const;

test.describe('without a line', () => {
  test.use({ serviceWorkers: 'allow' });
  test.slow();

  for (const language of flowLanguages) {
    test(`a page that was never opened lists what can be read, and comes by itself with the line (${language})`, async ({
      page,
      context,
      problems,
    }) => {
      problems.allow(NO_LINE);
      const words = WORDS[language];
      await startIn(page, language);
      await page.goto('/m/help');
      await workerReady(page);
      await answerKept(page, '/wps/help');
      await page.goto('/m/home');
      await expect(tiles(page).first()).toBeVisible();
      await workerReady(page);
      await answerKept(page, '/wps/announcements');
      // The first step to another page brings the list's own bytes.
      await noticeStrip(page).getByRole('button').first().tap();
      await expect(page).toHaveURL(/\/m\/notice/);
      for (const file of ['/a/no-line-', '/line.json']) {
        await expect
          .poll(async () => (await readKept(page)).paths['leve-code']?.some((path) => path.includes(file)))
          .toBe(true);
      }

      await context.setOffline(true);
      await page.goto('/m/lottery');
      await expect(page.getByRole('heading', { name: words.face })).toBeVisible();
      await expect(page.getByRole('heading', { name: words.list })).toBeVisible();
      const kept = page.locator('section', { has: page.getByRole('heading', { name: words.list }) }).getByRole('link');
      await expect(kept).toHaveText(words.pages);
      await kept.last().tap();
      await expect(htmlTexts(page.getByRole('article'))).toContainText(/\w{4}/);
      await expect(kept).toHaveCount(0);
      await page.goBack();
      await expect(kept).toHaveText(words.pages);

      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await context.setOffline(false);
      await expect(page.getByRole('navigation', { name: words.groups })).toBeVisible();
      await expect(page.getByRole('heading', { name: words.list })).toBeHidden();
      expect(asked.filter((path) => path.startsWith('/a/Lottery-') && path.endsWith('.js'))).toHaveLength(1);
    });
  }
});

/** Opens home on a line whose first answer takes longer than the visitor should wait untold. */
async function openSlowly(page: Page): Promise<void> {
  await page.goto('/m/home');
  await expect(messageDock(page)).toBeAttached();
}

for (const language of flowLanguages) {
  test(`a slow line is told once a visit, with an offer to save data; not while there is none (${language})`, async ({
    page,
    context,
    faults,
    problems,
  }) => {
    problems.allow(NO_LINE);
    const words = WORDS[language];
    const hint = page.getByRole('status').filter({ hasText: words.slow });
    await startIn(page, language);
    await page.clock.install();
    await faults({ hang: 60_000, path: '/wps/system' });

    // The line is waited for from the start: what the machine takes to open the page counts too.
    await openSlowly(page);
    await page.clock.fastForward(2500);
    await expect(hint).toHaveCount(0);
    await page.clock.fastForward(4000);
    await expect(hint).toBeVisible();
    await hint.getByRole('button', { name: words.close }).tap();
    await expect(hint).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('dataSaver'))).not.toBe('on');

    await openSlowly(page);
    await page.clock.fastForward(6500);
    await atRest(page);
    await expect(hint).toHaveCount(0);

    // As in a new tab, with the hint's bytes here: without a line its own bar tells.
    await page.evaluate(() => sessionStorage.clear());
    await openSlowly(page);
    await context.setOffline(true);
    await page.clock.fastForward(6500);
    await expect(page.getByRole('status').filter({ hasText: words.offline })).toBeVisible();
    await expect(hint).toHaveCount(0);
    await context.setOffline(false);

    await page.evaluate(() => sessionStorage.clear());
    await openSlowly(page);
    await page.clock.fastForward(6500);
    await hint.getByRole('button', { name: words.save }).tap();
    await expect(page.getByText(words.saving)).toBeVisible();
    await expect(hint).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('dataSaver'))).toBe('on');
  });
}
