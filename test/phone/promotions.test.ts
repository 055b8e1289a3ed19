import type { Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { expect, test } from './fixtures.ts';
import { enter, type Language, startIn } from './steps.ts';

const TEXTS = {
  pt: {
    picture: /^Imagem \d$/,
    apply: 'Solicitar: Roleta brasileira: número da noite',
    remarks: 'Observações',
    submit: 'Enviar pedido',
    tooMany: 'Você pode enviar no máximo 3 imagens.',
    wrongType: 'Use uma imagem JPG, JPEG ou PNG.',
    remove: 'Remover imagem 3',
    sent: 'Pedido enviado! Avisamos quando for analisado.',
    applying: 'Em análise',
    issued: 'Liberada',
    claim: 'Resgatar: Roleta brasileira: número da noite',
    paid: /R\$\s35,50 na sua carteira!/,
    claimed: 'Resgatada',
    join: 'Participar: Semana doce: 15 giros',
    joined: 'Participando',
  },
  en: {
    picture: /^Picture \d$/,
    apply: 'Apply: Brazilian roulette: number of the night',
    remarks: 'Remarks',
    submit: 'Send request',
    tooMany: 'You can send at most 3 images.',
    wrongType: 'Use a JPG, JPEG or PNG image.',
    remove: 'Remove picture 3',
    sent: 'Request sent! We will tell you when it has been reviewed.',
    applying: 'Under review',
    issued: 'Issued',
    claim: 'Claim: Brazilian roulette: number of the night',
    paid: /R\$35\.50 in your wallet!/,
    claimed: 'Claimed',
    join: 'Join: Sweet week: 15 spins',
    joined: 'Joined',
  },
} as const;

/** Who applies in which language: nobody else's tests claim their prizes. */
const WHO = { pt: 'alinerocha70', en: 'larissamendes500' } as const;

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL });

/** The back office issues what this member has applied for last. */
async function issue(page: Page, username: string): Promise<void> {
  const requests = (await (await page.request.get('/sandbox/promotions.json')).json()) as {
    id: number;
    username: string;
    remarks: string;
    pictures: number;
  }[];
  const mine = requests.filter((request) => request.username === username);
  expect(mine.map(({ remarks, pictures }) => [remarks, pictures])).toEqual([['Rodada 77', 2]]);
  await page.request.post(`/sandbox/promotions/${mine[0]?.id}`, { form: { action: 'issue', amount: '35.50' } });
}

/** Takes a picture away and reloads in the moment in which it goes from a busy phone's screen: the answer of its store waits. */
function reloadOnceGone(button: HTMLElement): void {
  new MutationObserver((_, watch) => {
    if (button.isConnected) return;
    watch.disconnect();
    location.reload();
    setTimeout(() => {
      for (const end = performance.now() + 1000; performance.now() < end; );
    });
  }).observe(document.body, { childList: true, subtree: true });
  button.click();
}

async function applyWithPictures(page: Page, language: Language): Promise<void> {
  const text = TEXTS[language];
  const submit = page.getByRole('button', { name: text.submit });
  await expect(submit).toBeDisabled();
  await page.getByLabel(text.remarks).fill('Rodada 77');
  await expect(submit).toBeDisabled();
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles([{ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }]);
  await expect(page.getByText(text.wrongType)).toBeVisible();
  await chooser.setInputFiles(['a.png', 'b.png', 'c.png', 'd.png'].map(picture));
  await expect(page.getByText(text.tooMany)).toBeVisible();
  // What was typed and chosen survives a reload, also one in the moment in which a picture is taken away.
  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: text.remove }).evaluate(reloadOnceGone);
  await again;
  await expect(page.getByRole('img', { name: text.picture })).toHaveCount(2);
  await expect(page.getByLabel(text.remarks)).toHaveValue('Rodada 77');
  await submit.tap();
}

for (const language of flowLanguages) {
  const text = TEXTS[language];

  test(`a reward is applied for with pictures, issued by somebody, and claimed (${language})`, async ({ page }) => {
    await startIn(page, language);
    await enter(page, WHO[language]);
    await page.goto('/m/activity?id=p09');
    const sweet = page.locator('div:has(> #promotion-p09)');
    await page.getByRole('button', { name: text.join }).tap();
    await expect(sweet.getByRole('button', { name: text.joined })).toBeDisabled();

    await page.getByRole('link', { name: text.apply }).tap();
    await expect(page).toHaveURL(/\/m\/applyReward\?id=p12$/);
    await applyWithPictures(page, language);
    await expect(page).toHaveURL(/\/m\/activity\?id=p12$/);
    await expect(page.getByText(text.sent)).toBeVisible();
    const card = page.locator('div:has(> #promotion-p12)');
    await expect(card.getByRole('button', { name: text.applying })).toBeDisabled();

    await issue(page, WHO[language]);
    await page.reload();
    await expect(card.getByText(text.issued)).toBeVisible();
    await page.getByRole('button', { name: text.claim }).tap();
    await expect(page.getByText(text.paid)).toBeVisible();
    await expect(card.getByRole('button', { name: text.claimed })).toBeDisabled();
  });
}
