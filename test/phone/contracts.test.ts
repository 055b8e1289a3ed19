import { flowLanguages } from '../support/flow-languages.ts';
import { expect, test } from './fixtures.ts';
import { toast } from './records-finders.ts';
import { enter, startIn } from './steps.ts';

const SALARY = '/m/member/agent/getSalaryContract';
const HOURLY = '/m/member/agent/getHourContract';
const ANSWER = '/wps/agent/contract/process';

const TEXTS = {
  pt: {
    daily: 'contrato1',
    hourly: 'contrato3',
    from: 'agent1 propõe este contrato a você',
    step: /A partir de R\$\s500,00 em apostas e 5 jogadores ativos/,
    rate: '1,2% das apostas',
    payer: 'agent1, automaticamente no fechamento',
    sign: 'Assinar',
    unsettled: /nada é feito duas vezes/,
    signed: 'Contrato assinado.',
    begins: /^Este contrato começa em/,
    reject: 'Recusar',
    reason: 'Motivo (opcional)',
    why: 'Taxa baixa',
    rejectYes: 'Sim, recusar',
    rejected: 'Contrato recusado.',
    none: 'Você ainda não tem este contrato',
    history: 'Histórico',
    state: 'Recusado',
  },
  en: {
    daily: 'contrato2',
    hourly: 'contrato4',
    from: 'agent1 proposes this contract to you',
    step: /From R\$500\.00 in bets and 5 active players/,
    rate: '1.2% of bets',
    payer: 'agent1, automatically when it closes',
    sign: 'Sign',
    unsettled: /nothing is done twice/,
    signed: 'Contract signed.',
    begins: /^This contract begins/,
    reject: 'Reject',
    reason: 'Reason (optional)',
    why: 'The rate is low',
    rejectYes: 'Reject contract',
    rejected: 'Contract rejected.',
    none: 'You have no contract of this kind yet',
    history: 'History',
    state: 'Rejected',
  },
} as const;

for (const language of flowLanguages) {
  const texts = TEXTS[language];

  test(`a contract is read and signed, once though the answer is lost; another is rejected with a reason (${language})`, async ({
    page,
    faults,
    problems,
  }) => {
    problems.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
    await startIn(page, language);
    await enter(page, texts.daily);
    await page.goto(SALARY);
    await expect(page.getByRole('heading', { name: texts.from })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: texts.step })).toContainText(texts.rate);
    await expect(page.getByText(texts.payer)).toBeVisible();

    await faults({ dropAnswerRate: 100, path: ANSWER });
    await page.getByRole('button', { name: texts.sign, exact: true }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: texts.sign, exact: true }).tap();
    await expect(page.getByRole('alert').filter({ hasText: texts.unsettled })).toBeVisible();
    await faults({});
    const again = page.waitForResponse(`**${ANSWER}`);
    await page.reload();
    expect(((await (await again).json()) as { value: { status: string } }).value.status).toBe('signed');
    await expect(toast(page)).toContainText(texts.signed);
    await expect(page.getByText(texts.begins)).toBeVisible();
    await expect(page.getByText(texts.unsettled)).toHaveCount(0);
    await expect(page.getByRole('button', { name: texts.sign, exact: true })).toHaveCount(0);

    await enter(page, texts.hourly);
    await page.goto(HOURLY);
    await page.getByRole('button', { name: texts.reject, exact: true }).tap();
    await page.getByLabel(texts.reason).fill(texts.why);
    await page.getByRole('button', { name: texts.rejectYes }).tap();
    await expect(toast(page)).toContainText(texts.rejected);
    await expect(page.getByText(texts.none)).toBeVisible();

    await enter(page, 'agent1');
    await page.goto(HOURLY);
    await page.getByRole('button', { name: texts.history }).tap();
    const rejected = page.getByRole('button').filter({ hasText: texts.hourly });
    await expect(rejected).toContainText(texts.state);
    await expect(rejected).toContainText(texts.why);
    await rejected.tap();
    await expect(page.getByRole('dialog').getByText(texts.why)).toBeVisible();
  });
}
