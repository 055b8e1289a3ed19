import type { Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { expect, test } from './fixtures.ts';
import { balanceButton, toast } from './records-finders.ts';
import { enter, headerBalance, startIn } from './steps.ts';

const TEXTS = {
  pt: {
    user: 'agent1',
    vip: /^VIP 2 · Ouro$/,
    claims: '2 bônus para resgatar',
    weekly: 'Resgatar: Bônus semanal',
    unsettled: /nada é pago duas vezes/,
    paid: /R\$\s5,00 já estão na sua carteira/,
    claimed: 'Resgatado',
    levels: 'Níveis e benefícios',
    other: 'Diamante',
    agent: 'Área do agente',
    invite: 'Convidar amigos',
  },
  en: {
    user: 'member',
    vip: /^VIP 2 · Gold$/,
    claims: '2 bonuses to claim',
    weekly: 'Claim: Weekly bonus',
    unsettled: /nothing is paid twice/,
    paid: /R\$5\.00 is in your wallet/,
    claimed: 'Claimed',
    levels: 'Levels and benefits',
    other: 'Diamond',
    agent: 'Agent area',
    invite: 'Invite friends',
  },
} as const;

/** What the balance card shows, in cents. */
async function balance(page: Page): Promise<number> {
  const sum = page.getByRole('heading', { name: /^(?:Saldo total|Total balance)$/ }).locator('+ span');
  await expect(sum).not.toContainText('*');
  return Number((await sum.innerText()).replace(/\D/g, ''));
}

for (const language of flowLanguages) {
  const texts = TEXTS[language];

  test(`from the member centre to the VIP club; a claim whose answer is lost pays once (${language})`, async ({
    page,
    faults,
    problems,
  }) => {
    problems.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
    await startIn(page, language);
    await enter(page, texts.user);
    const before = await headerBalance(page);
    await page.goto('/m/member/home');
    await expect(page.getByText(texts.vip)).toBeVisible();
    expect(await balance(page)).toBe(before);
    const agent = texts.user === 'agent1';
    await expect(page.getByRole('main').getByRole('button', { name: texts.invite })).toHaveCount(agent ? 0 : 1);
    if (agent) {
      await page.getByRole('button', { name: texts.agent }).tap();
      await expect(page).toHaveURL(/\/m\/agent$/);
      await page.goBack();
    }

    await page.getByRole('button', { name: texts.claims }).tap();
    await faults({ dropAnswerRate: 100, path: '/wps/member/vip/bonus' });
    await page.getByRole('button', { name: texts.weekly }).tap();
    await expect(toast(page)).toContainText(texts.paid);
    await expect(page.getByText(texts.claimed, { exact: true })).toBeVisible();
    await expect(page.getByText(texts.unsettled)).toHaveCount(0);
    await faults({});

    await expect(page.getByRole('heading', { name: texts.levels })).toBeVisible();
    await page.getByRole('button', { name: texts.other }).tap();
    await expect(page.getByRole('columnheader', { name: texts.other })).toBeVisible();
    await page.goBack();
    await expect.poll(() => balance(page)).toBe(before + 500);
  });
}

test('a site with the base member centre shows the same entries as a list', async ({ page }) => {
  await page.request.put('/sandbox/settings.json', { data: { template: { mem_cen: 0 }, menu: { VIP: false } } });
  try {
    await enter(page, 'member');
    await page.goto('/m/member/home');
    const rows = page.getByRole('main').getByRole('list');
    await expect(rows.getByRole('button', { name: 'Verificação' })).toBeVisible();
    await expect(rows.getByRole('button', { name: 'Convidar amigos' })).toBeVisible();
    // One below the other: a grid has several beside each other.
    const entries = rows.getByRole('button');
    const lefts = await entries.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().left));
    expect(lefts.length).toBeGreaterThan(5);
    expect(new Set(lefts).size).toBe(1);
    await expect(page.getByText('Clube VIP')).toHaveCount(0);
    await page.getByRole('button', { name: 'Sair' }).tap();
    await page.getByRole('button', { name: 'Confirmar' }).tap();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(balanceButton(page)).toHaveCount(0);
  } finally {
    await page.request.delete('/sandbox/settings.json');
  }
});

test('a trial account is asked to register: cancel leads home, or register now', async ({ page }) => {
  await enter(page, 'trial');
  await page.goto('/m/member/home');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).tap();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto('/m/member/home');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cadastrar agora' }).tap();
  await expect(page).toHaveURL(/\/m\/register$/);
});
