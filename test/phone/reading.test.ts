import type { Locator, Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { expect, test } from './fixtures.ts';
import { atRest } from './rest.ts';
import { chooseLanguage, enter, startIn, words } from './steps.ts';

const texts = {
  pt: {
    first: 'Pix mais rápido: depósitos em até 10 segundos',
    count: '13 avisos',
    unread: (count: number) => `${count} não lidos`,
    mark: /^Não lido: /,
    own: 'Abrir em página própria',
    back: 'Voltar',
    topics: 'Assuntos',
    kinds: 'Tipos de promoção',
    help: ['Depósitos', 'Saques', 'Central de ajuda'],
    seek: 'Buscar na ajuda',
    none: 'Nada encontrado para “xyzzy”',
    clear: 'Limpar busca',
    slots: 'Slots',
    long: /^\d{4}\/\d\d\/\d\d – por tempo indeterminado$/,
    empty: ['Nenhum aviso por enquanto', 'A central de ajuda ainda está vazia', 'Nenhuma promoção no momento'],
    gone: ['Este aviso não está mais disponível', 'Esta promoção não está mais disponível'],
    retry: 'Tentar de novo',
  },
  en: {
    first: 'Faster Pix: deposits within 10 seconds',
    count: '13 announcements',
    unread: (count: number) => `${count} unread`,
    mark: /^Unread: /,
    own: 'Open on its own page',
    back: 'Back',
    topics: 'Topics',
    kinds: 'Kinds of promotion',
    help: ['Deposits', 'Withdrawals', 'Help center'],
    seek: 'Search the help',
    none: 'Nothing found for “xyzzy”',
    clear: 'Clear search',
    slots: 'Slots',
    long: /^\d{4}\/\d\d\/\d\d – long term$/,
    empty: ['No announcements yet', 'The help center is still empty', 'No promotions right now'],
    gone: ['This announcement is no longer available', 'This promotion is no longer available'],
    retry: 'Try again',
  },
} as const;

/** Notices or promotions, each of which opens in its place. */
const folds = (page: Page): Locator => page.locator('main details');

/** What is read of those that are open. */
const shown = (page: Page): Locator => page.locator('main details[open] > div');

/** Notices that a screen reader calls unread. */
const unread = (page: Page, { mark }: (typeof texts)[keyof typeof texts]): Locator =>
  folds(page).filter({ has: page.getByRole('heading', { name: mark }) });

/** The one that is open. */
const opened = (page: Page): Locator => page.locator('main details[open]');

/** Px between the top of what is open and the top of the screen. */
const topOfOpened = async (page: Page): Promise<number> =>
  opened(page)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

/** The titles in the menu of the help centre. */
const helpTitles = (page: Page, { topics }: (typeof texts)[keyof typeof texts]): Locator =>
  page.getByRole('navigation', { name: topics }).getByRole('link');

for (const language of flowLanguages) {
  const text = texts[language];

  test.describe(language, () => {
    test.beforeEach(({ page }) => startIn(page, language));

    test('a guest reads notices in their place and on a page of their own', async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
      await page.goto('/m/notice');
      await expect(page.getByText(text.count, { exact: true })).toBeVisible();
      await expect(unread(page, text)).toHaveCount(0);
      const notice = folds(page).first();
      await expect(notice.locator('summary').getByText(/^\d{4}-\d\d-\d\d$/)).toBeVisible();
      await notice.getByRole('heading', { name: text.first }).tap();
      await expect(notice.locator('> div p').first()).toBeVisible();
      await notice.getByRole('link', { name: text.own }).tap();
      await expect(page).toHaveURL(/\/m\/noticeDetail\?id=n01$/);
      await expect(page.getByRole('heading', { name: text.first })).toBeVisible();
      await expect(page.getByRole('article').locator('h2 + p')).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
      await page.getByRole('button', { name: text.back }).tap();
      // The notice that was opened is in the address.
      await expect(page).toHaveURL(/\/m\/notice\?i=0$/);
      expect(sent).toEqual([]);
    });

    test('the address opens a notice, a help entry and a promotion, and goes there', async ({ page }) => {
      await page.goto('/m/notice?i=9');
      await expect(opened(page)).toHaveCount(1);
      await expect(folds(page).nth(9)).toHaveAttribute('open', '');
      await expect.poll(() => topOfOpened(page)).toBeLessThan(300);
      await page.goto('/m/help?i=2');
      const chosen = helpTitles(page, text).and(page.locator('[aria-current=true]'));
      await expect(chosen).toHaveText(text.help[1]);
      await expect(page.getByRole('heading', { name: text.help[1] })).toBeVisible();
      await page.goto('/m/help?i=99');
      await expect(helpTitles(page, text).first()).toHaveAttribute('aria-current', 'true');
      await page.goto('/m/activity?id=p09');
      await expect(opened(page)).toHaveCount(1);
      await expect.poll(() => topOfOpened(page)).toBeLessThan(140);
      expect(await topOfOpened(page)).toBeGreaterThan(90);
    });

    test('help is chosen from its menu and sought in its words', async ({ page }) => {
      await page.goto('/m/help');
      await page.getByRole('link', { name: text.help[0] }).tap();
      await expect(page).toHaveURL(/\/m\/help\?i=1$/);
      await expect(page.getByRole('heading', { name: text.help[0] })).toBeVisible();
      const search = page.getByRole('searchbox', { name: text.seek });
      await search.fill('Pix');
      await expect(helpTitles(page, text)).not.toHaveCount(9);
      await search.fill('xyzzy');
      await expect(page.getByText(text.none)).toBeVisible();
      await page.getByRole('button', { name: text.clear }).tap();
      const chosen = helpTitles(page, text).and(page.locator('[aria-current=true]'));
      await expect(chosen).toHaveText(text.help[0]);
    });

    test('promotions are divided by their kinds, with dates and pictures', async ({ page }) => {
      await page.goto('/m/activity');
      await expect(page.locator('summary').getByText(text.long).first()).toBeVisible();
      const all = await folds(page).count();
      await expect(page.locator('summary').getByText(/^\d{4}\/\d\d\/\d\d – \d{4}\/\d\d\/\d\d$/)).not.toHaveCount(0);
      await expect(folds(page).locator('img').first()).toHaveAttribute('src', /promo\/p\d+-1/);
      await page.getByRole('navigation', { name: text.kinds }).getByRole('button', { name: text.slots }).tap();
      await expect.poll(() => folds(page).count()).toBeLessThan(all);
      await folds(page).first().getByRole('heading').tap();
      await shown(page).getByRole('link', { name: text.own }).tap();
      await expect(page).toHaveURL(/\/m\/activityDetail\?id=p07$/);
      await expect(page.getByRole('article').getByRole('listitem').first()).toBeVisible();
    });

    test('what is empty, gone or broken says so', async ({ page, faults, problems }) => {
      problems.allow(/status of (?:404|5\d\d)/);
      await page.goto('/m/noticeDetail?id=nowhere');
      await expect(page.getByText(text.gone[0])).toBeVisible();
      await page.goto('/m/activityDetail?id=nowhere');
      await expect(page.getByText(text.gone[1])).toBeVisible();
      for (const path of ['/m/notice', '/m/help', '/m/activity']) {
        await faults({ errorRate: 100, path: path === '/m/help' ? '/wps/help' : '/wps/announcements' });
        await page.goto(path);
        await expect(page.getByRole('button', { name: text.retry })).toBeVisible();
        await faults({});
        await page.getByRole('button', { name: text.retry }).tap();
        await expect(folds(page).or(helpTitles(page, text)).first()).toBeVisible();
      }
      await page.route(/\/wps\/(?:announcements|help)\?/, async (route) => {
        const answer = await route.fetch();
        const { value, ...rest } = (await answer.json()) as { value: object };
        const nothing = { promotion: [], banners: [], player: [], popup: [], hot: [] };
        await route.fulfill({ response: answer, json: { ...rest, value: Array.isArray(value) ? [] : nothing } });
      });
      for (const [index, path] of ['/m/notice', '/m/help', '/m/activity'].entries()) {
        await page.goto(path);
        await expect(page.getByText(text.empty[index] as string)).toBeVisible();
      }
    });
  });
}

for (const language of flowLanguages) {
  test(`opening a notice marks it read: at once, on the platform, and in the badges (${language})`, async ({
    page,
  }) => {
    const text = texts[language];
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/wps/announcements/read')) sent.push(request.postDataJSON());
    });
    // The tests share a world: each language has a member of its own.
    await startIn(page, language);
    await enter(page, language === 'pt' ? 'agent41' : 'agent42');
    await page.goto('/m/notice');
    const rows = folds(page);
    await expect(rows.first().getByRole('heading')).toHaveText(text.mark);
    const all = await rows.count();
    await expect(unread(page, text)).toHaveCount(all);
    await expect(page.getByText(text.unread(all), { exact: true })).toBeVisible();
    await rows.nth(0).getByRole('heading').tap();
    await rows.nth(1).getByRole('heading').tap();
    await expect(page.getByText(text.unread(all - 2), { exact: true })).toBeVisible();
    await expect
      .poll(() => sent)
      .toEqual([
        { announcementId: 'n01', read: true },
        { announcementId: 'n02', read: true },
      ]);
    await atRest(page);
    await page.reload();
    await expect(page.getByText(text.unread(all - 2), { exact: true }).first()).toBeVisible();
    await expect(rows.nth(0).getByRole('heading')).not.toHaveText(text.mark);
  });
}

test('an account of free play has nothing unread and marks nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/announcements/read') && sent.push(request.url()));
  await enter(page, 'trial');
  await page.goto('/m/notice?i=0');
  await expect(shown(page).locator('> div')).toBeVisible();
  await expect(unread(page, texts.pt)).toHaveCount(0);
  await atRest(page);
  expect(sent).toEqual([]);
});

test('agents have notices of their own, with the platform’s count', async ({ page }) => {
  await enter(page, 'agent1');
  await page.goto('/m/member/notice?types=A');
  await expect(folds(page)).toHaveCount(4);
  await expect(page.getByText('4 não lidos', { exact: true })).toBeVisible();
  await folds(page).first().getByRole('heading').tap();
  await expect(page.getByText('3 não lidos', { exact: true })).toBeVisible();
});

test('another language brings the help anew', async ({ page }) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/wps/help') asked.push(searchParams.get('lang'));
  });
  await page.goto('/m/help?i=1');
  await expect(page.getByRole('heading', { name: texts.pt.help[0] })).toBeVisible();
  await page.getByRole('navigation', { name: 'Navegação principal' }).getByText('Início').tap();
  await chooseLanguage(page, 'pt', 'English');
  await expect.poll(() => asked).toEqual(['pt', 'en']);
  await page.getByRole('button', { name: words.en.menu }).tap();
  await page.getByRole('button', { name: texts.en.help[2] }).tap();
  await expect(page.getByRole('link', { name: texts.en.help[0] })).toBeVisible();
});
