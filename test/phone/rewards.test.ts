import { flowLanguages } from '../support/flow-languages.ts';
import { expect, test } from './fixtures.ts';
import { enter, headerBalance, startIn } from './steps.ts';

const TEXTS = {
  pt: {
    nav: 'Navegação principal',
    rewards: 'Prêmios',
    waiting: 'Prêmios a resgatar',
    signed: ': resgatado',
    claim: 'Resgatar',
    unsettled: /Não recebemos a resposta do seu resgate/,
    check: 'Verificar agora',
    balance: /^Saldo/,
    paid: /já estão na sua carteira/,
    all: 'Resgatar tudo',
    none: 'Tudo resgatado',
    claimed: 'Resgatados',
    checkIn: /^Receber/,
    streak: '1 dia seguido',
    code: 'Código promocional',
    redeem: 'Resgatar',
    unknown: 'Este código não existe. Confira as letras e os números.',
    locked: /entraram na carteira de bônus/,
    again: 'Você já usou este código.',
    details: /Código Leve 10.*Ver detalhes/,
    turnover: /Apostas: R\$\s0,00 de R\$\s30,00/,
  },
  en: {
    nav: 'Main navigation',
    rewards: 'Rewards',
    waiting: 'Rewards to claim',
    signed: ': checked in',
    claim: 'Claim',
    unsettled: /We did not get the answer to your claim/,
    check: 'Check now',
    balance: /^Balance/,
    paid: /is in your wallet/,
    all: 'Claim all',
    none: 'All claimed',
    claimed: 'Claimed',
    checkIn: /^Get/,
    streak: '1 day in a row',
    code: 'Promo code',
    redeem: 'Redeem',
    unknown: 'There is no such code. Check its letters and digits.',
    locked: /is in your bonus wallet/,
    again: 'You have already used this code.',
    details: /Leve 10 code.*See details/,
    turnover: /Turnover: R\$0\.00 of R\$30\.00/,
  },
} as const;

/** Who claims in which language: nobody else's tests move their money. */
const WHO = { pt: 'larissamoreira999', en: 'nathanrodrigues192' } as const;

for (const language of flowLanguages) {
  const text = TEXTS[language];

  test(`rewards are claimed over a lost answer, the badge follows, and a day is signed for (${language})`, async ({
    page,
    sandbox,
    problems,
  }) => {
    problems.allow(/ERR_EMPTY_RESPONSE/);
    await startIn(page, language);
    await enter(page, WHO[language]);
    const before = await headerBalance(page);
    const item = page.getByRole('navigation', { name: text.nav }).getByRole('link', { name: text.rewards });
    const badge = item.getByText(/^\d/);
    await expect(badge).toBeVisible();
    // A tournament that has just ended may have brought one more.
    const waiting = Number.parseInt(await badge.innerText(), 10);
    await item.tap();
    const rewards = page.getByRole('main').getByRole('article');
    await expect(rewards).toHaveCount(waiting);
    const sum = Number(
      (await page.getByRole('heading', { name: text.waiting }).locator('+ p').innerText()).replace(/\D/g, ''),
    );
    await sandbox.setFaults({ dropAnswerRate: 100, path: '/wps/rewards/claim' });
    await rewards.first().getByRole('button').tap();
    await expect(page.getByText(text.unsettled)).toBeVisible();
    await page.reload();
    await expect(page.getByText(text.unsettled)).toBeVisible();
    await sandbox.clearFaults();
    await page.getByRole('button', { name: text.check }).tap();
    await expect(page.getByText(text.paid)).toBeVisible();
    // The moment of what came in stands at the top, over the bar and never over the next button, and is gone by itself.
    const moment = page.getByTestId('moment');
    const box = await moment.boundingBox();
    expect((box?.y ?? 640) + (box?.height ?? 640)).toBeLessThan(128);
    await expect(moment.getByText(/^\+/)).toBeVisible();
    await expect(moment.getByText(text.balance)).toContainText(/\d/);
    await expect(moment).toHaveCount(0);
    await expect(badge).toContainText(String(waiting - 1));
    await page.getByRole('button', { name: text.all }).tap();
    await expect(page.getByText(text.none)).toBeVisible();
    await expect(badge).toHaveCount(0);
    await page.getByRole('button', { name: text.claimed, exact: true }).tap();
    await expect(rewards.filter({ hasText: /8[.,]35/ })).toBeVisible();
    await page.goto('/m/activity/signIn');
    await page.getByRole('button', { name: text.checkIn }).tap();
    await expect(page.getByText(text.streak)).toBeVisible();
    await expect(page.locator('li[aria-current=date]')).toContainText(text.signed);
    await page.goto('/m/home');
    // 0.20 of the day.
    await expect.poll(() => headerBalance(page)).toBe(before + sum + 20);
  });

  test(`a promo code is taken once, and says what is wrong with it (${language})`, async ({ page, problems }) => {
    problems.allow(/status of 400/);
    await startIn(page, language);
    await enter(page, WHO[language]);
    await page.goto('/m/vouchers');
    const redeem = async (code: string) => {
      await page.getByLabel(text.code).fill(code);
      await page.getByRole('button', { name: text.redeem, exact: true }).tap();
    };
    await redeem('nosuch');
    await expect(page.getByText(text.unknown)).toBeVisible();
    await redeem('leve10');
    await expect(page.getByText(text.locked)).toBeVisible();
    await redeem('leve10');
    await expect(page.getByText(text.again)).toBeVisible();
    await page.getByRole('button', { name: text.details }).tap();
    await expect(page.getByRole('dialog').getByText(text.turnover)).toBeVisible();
  });
}
