import { flowLanguages } from '../support/flow-languages.ts';
import { balanceButton } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { spin } from './member-calls.ts';
import { toast } from './records-finders.ts';
import { enter, headerBalance, startIn, typeCaptcha, words } from './steps.ts';

const TEXTS = {
  pt: {
    user: 'matheusmonteiro251',
    each: 'R$ 20 por amigo',
    share: 'Compartilhar',
    copy: 'Copiar o código',
    copied: 'Copiado',
    qr: 'Seu link em QR Code',
    friends: 'Seus amigos',
    empty: 'Nenhum amigo ainda',
    running: 'Em andamento',
    you: /\(você\)/,
    prizes: 'Prêmios e regras',
    first: '1º lugar',
  },
  en: {
    user: 'nathanrodrigues192',
    each: 'R$20 per friend',
    share: 'Share',
    copy: 'Copy the code',
    copied: 'Copied',
    qr: 'Your link as a QR code',
    friends: 'Your friends',
    empty: 'No friends yet',
    running: 'Live now',
    you: /\(you\)/,
    prizes: 'Prizes and rules',
    first: 'Place 1',
  },
} as const;

for (const language of flowLanguages) {
  const texts = TEXTS[language];

  test(`a friend is invited by link, sheet and code, and the ranks show one’s own place (${language})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      const asked: ShareData[] = [];
      Object.assign(navigator, { share: (data: ShareData) => Promise.resolve(void asked.push(data)) });
      Object.assign(window, { shared: asked });
    });
    await startIn(page, language);
    await enter(page, texts.user);
    await page.goto('/m/inviteFriends');
    await expect(page.getByText(texts.each)).toBeVisible();
    const address = await page.getByTestId('invite-address').innerText();
    expect(address).toMatch(new RegExp(`^${new URL(page.url()).origin}/m/register\\?affiliateCode=\\w+$`));
    await page.getByRole('button', { name: texts.share }).tap();
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
    expect(shared.map(({ url }) => url)).toEqual([address]);
    await page.getByRole('button', { name: texts.copy }).tap();
    await expect(toast(page)).toContainText(texts.copied);
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(address.endsWith(`=${code}`)).toBe(true);
    const telegram = page.getByRole('link', { name: 'Telegram' });
    expect(await telegram.getAttribute('href')).toContain(encodeURIComponent(address));
    await page.getByRole('button', { name: 'QR code' }).tap();
    await expect(page.getByRole('img', { name: texts.qr })).toBeVisible();
    await page.getByRole('button', { name: texts.friends }).tap();
    await expect(page.getByText(texts.empty)).toBeVisible();

    // A week that has just begun has no other ranks yet.
    await spin(page);
    await page.goto('/m/leaderboard');
    await expect(page.getByText(texts.running, { exact: true })).toBeVisible();
    await expect(page.locator('main ol + div')).toContainText(texts.you);
    await expect(page.locator('main ol').getByRole('listitem').first()).toContainText('***');
    await page.getByRole('button', { name: texts.prizes }).tap();
    await expect(page.getByRole('rowheader', { name: texts.first, exact: true })).toBeVisible();
  });
}

/** Whom nobody else's tests give money. */
const INVITER = 'pedrao1348';

test('a friend who comes by the link and deposits enough brings a reward, which is claimed once', async ({
  page,
  browser,
}) => {
  await enter(page, INVITER);
  await page.goto('/m/inviteFriends');
  const link = await page.getByTestId('invite-address').innerText();
  const context = await browser.newContext();
  const friend = await context.newPage();
  await startIn(friend, 'pt');
  await friend.goto(link);
  const form = friend.locator('form');
  await form.getByLabel(words.pt.username).fill('amigalevada');
  await form.getByLabel(words.pt.password, { exact: true }).fill('Segredo123');
  await form.getByLabel(words.pt.confirm, { exact: true }).fill('Segredo123');
  await form.getByLabel(words.pt.birthday).fill('1995-02-28');
  await typeCaptcha(friend, 'pt');
  await form.locator('button[type=submit]').tap();
  await expect(balanceButton(friend)).toBeVisible();
  await friend.goto('/m/voucherCenter');
  await friend.getByRole('textbox', { name: words.pt.amount }).fill('50');
  await friend.locator('form button[type=submit]').tap();
  await expect(friend.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
  const deposits = (await (await friend.request.get('/sandbox/deposits.json')).json()) as {
    id: string;
    username: string;
  }[];
  const { id } = deposits.find(({ username }) => username === 'amigalevada') ?? { id: '' };
  await friend.request.post(`/sandbox/deposits/${id}`, { form: { action: 'approve' } });
  await context.close();

  await page.goto('/m/home');
  const before = await headerBalance(page);
  await page.goto('/m/rewardCenter');
  const reward = page.getByRole('main').getByRole('article').filter({ hasText: 'Indicação de am***da' });
  await reward.getByRole('button', { name: 'Resgatar' }).tap();
  await expect(page.getByText('já estão na sua carteira')).toBeVisible();
  await expect(reward).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(/Prêmios/);
  await expect(reward).toHaveCount(0);
  await page.goto('/m/home');
  await expect.poll(() => headerBalance(page)).toBe(before + 20_00);
  await page.goto('/m/inviteFriends');
  await page.getByRole('button', { name: TEXTS.pt.friends }).tap();
  await expect(page.getByText('am***da')).toBeVisible();
});
