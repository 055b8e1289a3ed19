import { flowLanguages } from '../support/flow-languages.ts';
import { expect, test } from './fixtures.ts';
import { enter, startIn } from './steps.ts';

const WORDS = {
  pt: {
    today: 'Minha equipe hoje',
    refresh: 'Atualizar os números',
    overview: 'Visão da equipe',
    deposit: 'Depositar',
  },
  en: { today: 'My team today', refresh: 'Refresh the figures', overview: 'Team overview', deposit: 'Deposit' },
};

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
    await page.getByRole('button', { name: words.deposit }).tap();
    // Types 41 and 42 pay nothing in: they are told, and stay.
    await expect(page.locator('.toast')).toBeVisible();
    await expect(page).toHaveURL(/\/m\/agent$/);
    await context.setOffline(true);
    await page.getByRole('button', { name: words.refresh }).tap();
    await expect(today.getByRole('alert')).toBeVisible();
    await expect(today.locator('dd').first()).toHaveText(/^\d+$/);
    await context.setOffline(false);
    await page.getByRole('button', { name: words.refresh }).tap();
    await expect(today.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: words.overview }).tap();
    await expect(page.locator('.chart-slot-on')).toHaveCount(1);
    await expect(page.locator('.agent-chosen b').last()).toHaveText(/R\$/);
  });
}
