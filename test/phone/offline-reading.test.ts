import { flowLanguages } from '../support/flow-languages.ts';
import { expect, test } from './fixtures.ts';
import { cells, homeNotice } from './records-finders.ts';
import { startIn } from './steps.ts';
import { answerKept, workerReady } from './worker.ts';

test.use({ serviceWorkers: 'allow' });

test.slow();

const OFFLINE = { pt: 'Você está sem internet', en: 'You are offline' } as const;
const SAVED = { pt: /Salvo há/, en: /Saved .*(?:ago|now)/ } as const;
const FAILED = {
  pt: 'Sem conexão com a internet. Verifique sua rede e tente de novo.',
  en: 'No internet connection. Check your network and try again.',
} as const;

/** A line that is gone makes the browser complain of every request. */
const NO_LINE = /net::ERR_|Failed to load resource|Failed to fetch|no \/a\/|dynamically imported module/;

const PAGES = [
  { path: '/m/notice', kept: '/wps/announcements', open: 'main summary h2', text: 'main details[open] > div > div' },
  { path: '/m/help', kept: '/wps/help', open: 'main nav a[href^="#"]', text: 'main article:visible > div' },
  { path: '/m/activity', kept: 'PR,H', open: 'main summary h2', text: 'main details[open] > div > div' },
] as const;

for (const language of flowLanguages) {
  test(`notices, help and promotions that were seen are readable without a line, and say how old they are (${language})`, async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(NO_LINE);
    await startIn(page, language);
    for (const { path, kept, open } of PAGES) {
      await page.goto(path);
      await expect(page.locator(open).first()).toBeVisible();
      await workerReady(page);
      await answerKept(page, kept);
    }
    await page.goto('/m/noticeDetail?id=n01');
    await expect(page.getByRole('article').locator('> div')).toBeVisible();
    await workerReady(page);
    await answerKept(page, 'announcements/detail');
    await context.setOffline(true);
    for (const { path, open, text } of PAGES) {
      await page.goto(path);
      await page.locator(open).first().tap();
      await expect(page.locator(text)).toContainText(/\w{4}/);
      const bar = page.getByRole('status').filter({ hasText: OFFLINE[language] });
      await expect(bar).toContainText(SAVED[language]);
    }
    await page.goto('/m/noticeDetail?id=n01');
    await expect(page.getByRole('article').locator('> div')).toContainText(/\w{4}/);
    await page.goto('/m/noticeDetail?id=n05');
    await expect(page.getByText(FAILED[language])).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('article').getByRole('heading')).toBeVisible();
    await expect(page.getByText(OFFLINE[language])).toBeHidden();
  });
}

test('notices that only home has asked for are readable too', async ({ page, context, problems }) => {
  problems.allow(NO_LINE);
  await page.goto('/m/notice');
  await workerReady(page);
  await page.goto('/m/home');
  await expect(cells(page).first()).toBeVisible();
  await workerReady(page);
  await answerKept(page, '/wps/announcements');
  await context.setOffline(true);
  await page.goto('/m/home');
  await homeNotice(page).tap();
  await expect(page).toHaveURL(/\/m\/notice\?i=0$/);
  await expect(page.locator('main details[open] > div > div')).toContainText(/\w{4}/);
});

test('a line that is back before the first idle moment is not missed', async ({ page, context, problems }) => {
  problems.allow(NO_LINE);
  await page.goto('/m/noticeDetail?id=n01');
  await expect(page.getByRole('article').locator('> div')).toBeVisible();
  await workerReady(page);
  await answerKept(page, 'announcements/detail');
  await page.addInitScript(() => {
    window.requestIdleCallback = (action) =>
      window.setTimeout(() => action({ didTimeout: true, timeRemaining: () => 0 }), 4000);
  });
  await context.setOffline(true);
  await page.goto('/m/noticeDetail?id=n05');
  await expect(page.getByText(FAILED.pt)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('article').getByRole('heading')).toBeVisible();
});
