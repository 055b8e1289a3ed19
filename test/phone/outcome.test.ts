import type { Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { siteDay } from '../support/site-day.ts';
import { balanceButton, gameNames, openers, tiles, tilesWith } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { atRest } from './rest.ts';
import { chooseLanguage, headerBalance, payByCard, typeCaptcha, words } from './steps.ts';

const other = { pt: { code: 'en', name: 'English' }, en: { code: 'pt', name: 'Português' } } as const;

/** Name of a slot on the screen, fully in sight: other games of the list are played on other tables. */
async function seenSlot(page: Page): Promise<string> {
  const names = await gameNames(page).evaluateAll((all) => {
    const seen = all.filter((name) => {
      const { top, bottom } = name.closest('[aria-posinset]')?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      return top > 120 && bottom < innerHeight - 60;
    });
    return seen.map(({ textContent }) => textContent ?? '');
  });
  for (const name of names) {
    const query = new URLSearchParams({ gameName: name, merchant: 'leve', platform: 'html5', gameType: 'RNG' });
    const answer = await page.request.get(`/lgw/games/list?${query}&pageNo=1&pageSize=5&language=en`);
    const { value } = (await answer.json()) as { value: { games: { gameClassify: string }[] } };
    if (value.games.length === 1 && !['TG', 'VP', 'Crash'].includes(value.games[0]?.gameClassify ?? '')) return name;
  }
  throw new Error(`no slot among ${names.join(', ')}`);
}

/** Stake and payout, in cents, of the one bet that the member's record holds: a spin may well pay back just its stake. */
async function onlyBet(page: Page): Promise<{ stake: number; payout: number }> {
  const token = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string }).token,
  );
  const day = siteDay();
  const answer = await page.request.get(`/wps/report/bets?pageNo=1&pageSize=5&startDate=${day}&endDate=${day}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { value } = (await answer.json()) as { value: { list: { stake: string; payout: string }[] } };
  expect(value.list).toHaveLength(1);
  const cents = (decimal: string | undefined) => Number((decimal ?? '').replace('.', ''));
  return { stake: cents(value.list[0]?.stake), payout: cents(value.list[0]?.payout) };
}

/** The whole way of a new player: from a guest on home to a member who has played, paid in and signed out. */
for (const language of flowLanguages) {
  test(`a guest becomes a member, plays, deposits and signs out (${language})`, async ({ page }) => {
    test.setTimeout(180_000);
    const word = words[language];
    const username = `jogador_${language}_${Date.now() % 1_000_000}`;

    await test.step('home for a guest, in both languages', async () => {
      await page.goto('/');
      await expect(tiles(page).first()).toBeVisible();
      await expect(page.getByRole('link', { name: words.pt.register })).toBeVisible();
      await chooseLanguage(page, 'pt', other.pt.name);
      await expect(page.getByRole('link', { name: words.en.register })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.reload();
      await expect(page.getByRole('link', { name: words.en.register })).toBeVisible();
      if (language === 'pt') {
        await chooseLanguage(page, 'en', other.en.name);
        await expect(page.getByRole('link', { name: words.pt.register })).toBeVisible();
      }
    });

    await test.step('registration by username', async () => {
      await page.getByRole('link', { name: word.register }).tap();
      const form = page.locator('form');
      await form.getByLabel(word.username).fill(username);
      await form.getByLabel(word.password, { exact: true }).fill('Segredo123');
      await form.getByLabel(word.confirm, { exact: true }).fill('Segredo123');
      await form.getByLabel(word.birthday).fill('1990-05-17');
      await typeCaptcha(page, language);
      await form.locator('button[type=submit]').tap();
      await expect(page).toHaveURL(/\/m\/home$/);
      await expect(balanceButton(page)).toBeVisible();
      expect(await headerBalance(page)).toBe(0);
      // Whoever is new is asked for limits, and may say no.
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^(Agora não|Not now)$/ })
        .tap();
    });

    await test.step('deposit through the gateway', async () => {
      await page.getByRole('navigation').getByRole('link', { name: word.deposit }).tap();
      await payByCard(page);
      await page.getByRole('textbox', { name: word.amount }).fill('100');
      await page.locator('form button[type=submit]').tap();
      await page.waitForURL(/\/sandbox\/gateway\//);
      await page.getByRole('button', { name: word.approve }).tap();
      await expect(page.getByRole('heading', { name: word.approved })).toBeVisible();
      await expect(page.getByTestId('balance')).toHaveText(/100[.,]00/);
      await expect(page.getByTestId('balance')).toBeVisible();
    });

    await test.step('a list of 12,000 games, a slot, a spin, and back to the same place', async () => {
      await page.goto('/m/slot-games');
      await expect(tiles(page).first()).toBeVisible();
      for (let turn = 0; turn < 3; turn++) {
        const height = await page.evaluate(() => {
          scrollTo(0, document.body.scrollHeight);
          return document.body.scrollHeight;
        });
        await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(height);
        await atRest(page);
      }
      const place = await page.evaluate(() => scrollY);
      expect(place).toBeGreaterThan(1500);
      const game = await seenSlot(page);
      await openers(page).filter({ hasText: game }).first().tap();
      await page.waitForURL(/\/sandbox\/games\/slot\//);
      await page.getByRole('button', { name: word.spin }).tap();
      await expect(page.locator('p[role=status]')).not.toHaveText('…');
      await expect(page.getByRole('button', { name: word.spin })).toBeEnabled();
      await page.getByRole('button', { name: /lobby$/ }).tap();
      await expect(page).toHaveURL(/\/m\/slot-games$/);
      await expect(tilesWith(page, game).first()).toBeInViewport();
      expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(4);
    });

    await test.step('balance and betting record have moved', async () => {
      await page.goto('/m/home');
      const { stake, payout } = await onlyBet(page);
      expect(await headerBalance(page)).toBe(10_000 - stake + payout);
      await page.getByRole('button', { name: word.menu }).tap();
      await page.getByRole('button', { name: word.record }).tap();
      await expect(page.getByRole('list', { name: word.bets }).getByRole('listitem')).toHaveCount(1);
    });

    await test.step('sign-out, with its question', async () => {
      await page.goto('/m/home');
      await page.getByRole('button', { name: word.menu }).tap();
      await page.getByRole('dialog').getByRole('button', { name: word.logout }).tap();
      await page.getByRole('alertdialog').getByRole('button', { name: word.submit }).tap();
      await expect(page.getByRole('link', { name: word.register })).toBeVisible();
      await page.goto('/m/gameRecord');
      await expect(page).toHaveURL(/\/m\/login\?next=/);
    });
  });
}
