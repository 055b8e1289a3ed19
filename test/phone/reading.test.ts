import type { Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { expect, test } from './fixtures.ts';
import { atRest } from './rest.ts';
import { chooseLanguage, enter, startIn, words } from './steps.ts';

const texts = {
  pt: {
    first: 'PIX mais rápido: depósitos em até 10 segundos',
    count: '13 avisos',
    unread: (count: number) => `${count} não lidos`,
    own: 'Abrir em uma página',
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
    first: 'Faster PIX: deposits within 10 seconds',
    count: '13 announcements',
    unread: (count: number) => `${count} unread`,
    own: 'Open on its own page',
    help: ['Deposits', 'Withdrawals', 'Help center'],
    seek: 'Search the help',
    none: 'Nothing found for “xyzzy”',
    clear: 'Clear search',
    slots: 'Slots',
    long: /^\d{4}\/\d\d\/\d\d – long term$/,
    empty: ['No announcements yet', 'The help centre is still empty', 'No promotions right now'],
    gone: ['This announcement is no longer available', 'This promotion is no longer available'],
    retry: 'Try again',
  },
} as const;

/** Px between the top of what is brought into view and the top of the screen. */
const topOf = async (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

for (const language of flowLanguages) {
  const text = texts[language];

  test.describe(language, () => {
    test.beforeEach(({ page }) => startIn(page, language));

    test('a guest reads notices in their place and on a page of their own', async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
      await page.goto('/m/notice');
      await expect(page.getByText(text.count, { exact: true })).toBeVisible();
      await expect(page.locator('.notice-unread')).toHaveCount(0);
      const notice = page.locator('.notice').first();
      await expect(notice.locator('.notice-day')).toHaveText(/^\d{4}-\d\d-\d\d$/);
      await notice.getByRole('heading', { name: text.first }).tap();
      await expect(notice.locator('.html p').first()).toBeVisible();
      await notice.getByRole('link', { name: text.own }).tap();
      await expect(page).toHaveURL(/\/m\/noticeDetail\?id=n01$/);
      await expect(page.getByRole('heading', { name: text.first })).toBeVisible();
      await expect(page.locator('.article-when')).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
      await page.locator('.titlebar-back').first().tap();
      await expect(page).toHaveURL(/\/m\/notice$/);
      expect(sent).toEqual([]);
    });

    test('the address opens a notice, a help entry and a promotion, and goes there', async ({ page }) => {
      await page.goto('/m/notice?i=9');
      await expect(page.locator('.notice[open]')).toHaveCount(1);
      await expect(page.locator('.notice').nth(9)).toHaveAttribute('open', '');
      await expect.poll(() => topOf(page, '.notice[open]')).toBeLessThan(300);
      await page.goto('/m/help?i=2');
      await expect(page.locator('.help-title-on')).toHaveText(text.help[1]);
      await expect(page.getByRole('heading', { name: text.help[1] })).toBeVisible();
      await page.goto('/m/help?i=99');
      await expect(page.locator('.help-title').first()).toHaveClass(/help-title-on/);
      await page.goto('/m/activity?id=p09');
      await expect(page.locator('.promos-card[open]')).toHaveCount(1);
      await expect.poll(() => topOf(page, '.promos-card[open]')).toBeLessThan(140);
      expect(await topOf(page, '.promos-card[open]')).toBeGreaterThan(90);
    });

    test('help is chosen from its menu and sought in its words', async ({ page }) => {
      await page.goto('/m/help');
      await page.getByRole('link', { name: text.help[0] }).tap();
      await expect(page).toHaveURL(/\/m\/help\?i=1$/);
      await expect(page.getByRole('heading', { name: text.help[0] })).toBeVisible();
      const search = page.getByRole('searchbox', { name: text.seek });
      await search.fill('PIX');
      await expect(page.locator('.help-title')).not.toHaveCount(9);
      await search.fill('xyzzy');
      await expect(page.getByText(text.none)).toBeVisible();
      await page.getByRole('button', { name: text.clear }).tap();
      await expect(page.locator('.help-title-on')).toHaveText(text.help[0]);
    });

    test('promotions are divided by their kinds, with dates and pictures', async ({ page }) => {
      await page.goto('/m/activity');
      await expect(page.locator('.promos-when').filter({ hasText: text.long }).first()).toBeVisible();
      const all = await page.locator('.promos-card').count();
      await expect(
        page.locator('.promos-when').filter({ hasText: /^\d{4}\/\d\d\/\d\d – \d{4}\/\d\d\/\d\d$/ }),
      ).not.toHaveCount(0);
      await expect(page.locator('.promos-card img').first()).toHaveAttribute('src', /promo\/p\d+-1/);
      await page.locator('.tabs').getByRole('button', { name: text.slots }).tap();
      await expect.poll(() => page.locator('.promos-card').count()).toBeLessThan(all);
      await page.locator('.promos-card .fold-line').first().tap();
      await page.locator('.promos-card[open]').getByRole('link', { name: text.own }).tap();
      await expect(page).toHaveURL(/\/m\/activityDetail\?id=p07$/);
      await expect(page.locator('.article .html li').first()).toBeVisible();
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
        await expect(page.locator('.notice, .help-title, .promos-card').first()).toBeVisible();
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
    const rows = page.locator('.notice');
    await expect(rows.first()).toHaveClass(/notice-unread/);
    const all = await rows.count();
    await expect(page.locator('.notice.notice-unread')).toHaveCount(all);
    await expect(page.locator('.notices-unread')).toHaveText(text.unread(all));
    await rows.nth(0).locator('.fold-line').tap();
    await rows.nth(1).locator('.fold-line').tap();
    await expect(page.locator('.notices-unread')).toHaveText(text.unread(all - 2));
    await expect
      .poll(() => sent)
      .toEqual([
        { announcementId: 'n01', read: true },
        { announcementId: 'n02', read: true },
      ]);
    await atRest(page);
    await page.reload();
    await expect(page.locator('.notices-unread')).toHaveText(text.unread(all - 2));
    await expect(rows.nth(0)).not.toHaveClass(/notice-unread/);
  });
}

test('an account of free play has nothing unread and marks nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/announcements/read') && sent.push(request.url()));
  await enter(page, 'trial');
  await page.goto('/m/notice?i=0');
  await expect(page.locator('.notice[open] .html')).toBeVisible();
  await expect(page.locator('.notice-unread')).toHaveCount(0);
  await atRest(page);
  expect(sent).toEqual([]);
});

test('agents have notices of their own, with the platform’s count', async ({ page }) => {
  await enter(page, 'agent1');
  await page.goto('/m/member/notice?types=A');
  await expect(page.locator('.notice')).toHaveCount(4);
  await expect(page.locator('.notices-unread')).toHaveText('4 não lidos');
  await page.locator('.fold-line').first().tap();
  await expect(page.locator('.notices-unread')).toHaveText('3 não lidos');
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
