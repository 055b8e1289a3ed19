import { flowLanguages } from '../support/flow-languages.ts';
import { expect, test } from './fixtures.ts';
import { allThere } from './rest.ts';
import { enter, startIn } from './steps.ts';

const WORDS = {
  pt: {
    today: 'Minha equipe hoje',
    refresh: 'Atualizar os números',
    overview: 'Visão da equipe',
    deposit: 'Depositar',
    withdraw: 'Sacar',
  },
  en: {
    today: 'My team today',
    refresh: 'Refresh the figures',
    overview: 'Team overview',
    deposit: 'Deposit',
    withdraw: 'Withdraw',
  },
};

test("the footer of an agent's home stands as high as it stays", async ({ page }) => {
  await enter(page, 'agent1');
  await page.addInitScript(`
    window.heights = new Set();
    const look = () => {
      const bar = document.querySelector('nav:last-of-type');
      if (bar) heights.add(bar.offsetHeight);
      requestAnimationFrame(look);
    };
    look();
  `);
  await page.goto('/m/agent');
  await allThere(page);
  expect(await page.evaluate('[...heights]')).toEqual([56]);
});

for (const language of flowLanguages) {
  const words = WORDS[language];

  test(`an agent sees the team of today, bears a cut line, and reads its figures (${language})`, async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    await startIn(page, language);
    await enter(page, 'agent41');
    await page.goto('/m/agent');
    const today = page.getByRole('region', { name: words.today });
    await expect(today.locator('dd').first()).toHaveText(/^\d+$/);
    // Types 41 and 42 pay nothing in, and are offered what they may.
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: words.withdraw })).toBeVisible();
    await expect(main.getByRole('button', { name: words.deposit })).toHaveCount(0);
    await allThere(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: words.refresh }).tap();
    await expect(today.getByRole('alert')).toBeVisible();
    await expect(today.locator('dd').first()).toHaveText(/^\d+$/);
    await context.setOffline(false);
    await page.getByRole('button', { name: words.refresh }).tap();
    await expect(today.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: words.overview }).tap();
    // The chart tells one bar, and above it stands the same.
    const chart = page.getByRole('slider');
    await expect(chart).toHaveCount(1);
    await expect(chart).toHaveAttribute('aria-valuetext', /: .*R\$/);
    const told = page.locator('main p:has(> b + b) b');
    await expect(told.last()).toHaveText(/R\$/);
    expect((await told.allInnerTexts()).join(': ')).toBe(await chart.getAttribute('aria-valuetext'));
  });
}
