import type { Locator, Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { expect, test } from './fixtures.ts';
import { enter, headerBalance, startIn } from './steps.ts';

const TEXTS = {
  pt: {
    free: 'Grátis',
    paid: 'Pagas',
    onAir: 'Ao vivo',
    rooms: 'Salas ao vivo',
    write: 'Diga algo',
    send: 'Enviar',
    unsent: /^Não enviada/,
    you: 'Você',
    pause: 'Pausar',
    play: 'Assistir',
    gifts: 'Enviar um presente',
    gift: /^Festa/,
    give: /^Enviar Festa por/,
    given: 'enviou Festa',
    open: /você não será cobrado duas vezes/,
    check: 'Conferir agora',
    pay: /^Pagar .+ e entrar$/,
    buy: /^Comprar ingresso por/,
    enter: 'Entrar na sala',
    unknown: 'Esta sala não existe',
    record: 'Presente ao vivo',
    account: 'Crie uma conta para entrar no chat.',
  },
  en: {
    free: 'Free',
    paid: 'Pay per view',
    onAir: 'Live',
    rooms: 'Live rooms',
    write: 'Say something',
    send: 'Send',
    unsent: /^Not sent/,
    you: 'You',
    pause: 'Pause',
    play: 'Play',
    gifts: 'Send a gift',
    gift: /^Party/,
    give: /^Send Party for/,
    given: 'sent Party',
    open: /you will not be charged twice/,
    check: 'Check now',
    pay: /^Pay .+ and enter$/,
    buy: /^Buy ticket for/,
    enter: 'Enter the room',
    unknown: 'This room does not exist',
    record: 'Live gift',
    account: 'Create an account to join the chat.',
  },
} as const;

/** Who buys: what one has paid for is paid. */
const WHO = { pt: 'agent2', en: 'agent1' } as const;

type Words = (typeof TEXTS)[keyof typeof TEXTS];

const stagePicture = (page: Page): Locator => page.locator('img[src^="/sandbox/live/"]');
const lines = (page: Page): Locator => page.getByRole('log').getByRole('listitem');

/** The first room of a type that is on the air. */
async function roomOf(page: Page, type: Words['free' | 'paid'], { onAir, rooms }: Words): Promise<Locator> {
  await page.goto('/m/live-rooms');
  await page.getByRole('button', { name: type, exact: true }).tap();
  return page.getByRole('list', { name: rooms }).getByRole('button').filter({ hasText: onAir }).first();
}

/** Says that the page is hidden, or seen again. */
const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

for (const language of flowLanguages) {
  const texts = TEXTS[language];

  test(`a room plays, its chat says a line once though the answer is lost, and Back leaves it (${language})`, async ({
    page,
    faults,
    problems,
    context,
  }) => {
    problems.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_INTERNET|Failed to load resource/);
    await startIn(page, language);
    await enter(page, 'member');
    await (await roomOf(page, texts.free, texts)).tap();
    await expect(page).toHaveURL(/\/m\/live-rooms\?room=live\d+$/);
    await expect(stagePicture(page)).toBeVisible();
    await expect(lines(page).nth(3)).toBeVisible();

    // It stops where nobody looks, and where its viewer says so.
    await hide(page, true);
    await expect(stagePicture(page)).toHaveCount(0);
    await hide(page, false);
    await expect(stagePicture(page)).toBeVisible();
    await page.getByRole('button', { name: texts.pause }).tap();
    await expect(stagePicture(page)).toHaveCount(0);
    await page.getByRole('button', { name: texts.play }).tap();
    await expect(stagePicture(page)).toBeVisible();

    const field = page.getByLabel(texts.write);
    const said = `<b>${language}</b> ${'x'.repeat(60)}`;
    const own = lines(page).filter({ hasText: said });
    await field.fill(said);
    await context.setOffline(true);
    await page.getByRole('button', { name: texts.send, exact: true }).tap();
    await expect(page.getByRole('alert').filter({ hasText: texts.unsent })).toBeVisible();
    await expect(field).toHaveValue(said);
    await context.setOffline(false);

    await faults({ dropAnswerRate: 100, path: '/lgw/live/chat' });
    await page.getByRole('button', { name: texts.send, exact: true }).tap();
    await expect(page.getByRole('alert').filter({ hasText: texts.unsent })).toBeVisible();
    await expect(field).toHaveValue(said);
    await faults({});
    await page.reload();
    await expect(own).toHaveCount(1);
    await expect(own).toContainText(texts.you);
    await expect(field).toHaveValue('');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    await page.goBack();
    await expect(page.getByRole('list', { name: texts.rooms })).toBeVisible();
    await page.goto('/m/live-rooms?room=nowhere');
    await expect(page.getByRole('heading', { name: texts.unknown })).toBeVisible();
  });

  test(`a ticket whose answer is lost is paid once and lets in; a gift is paid once over two taps (${language})`, async ({
    page,
    faults,
    problems,
  }) => {
    problems.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
    await startIn(page, language);
    await enter(page, WHO[language]);
    const before = await headerBalance(page);
    const card = await roomOf(page, texts.paid, texts);
    const price = Number((await card.getByText(/R\$/).innerText()).replace(/\D/g, ''));
    await card.tap();
    await faults({ dropAnswerRate: 100, path: '/lgw/live/ticket' });
    await page.getByRole('dialog').getByRole('button', { name: texts.pay }).tap();
    await expect(page.getByRole('dialog').getByText(texts.open)).toBeVisible();
    await page.reload();
    // Back from elsewhere, too, it is settled first.
    await expect(page.getByRole('dialog').getByText(texts.open)).toBeVisible();
    await faults({});
    await page.getByRole('dialog').getByRole('button', { name: texts.check }).tap();
    await page.getByRole('dialog').getByRole('button', { name: texts.enter }).tap();
    await expect(page).toHaveURL(/\?room=live\d+$/);
    await expect(stagePicture(page)).toBeVisible();

    await page.getByRole('button', { name: texts.gifts }).tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: texts.gift }).tap();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/lgw/live/gift')) sent.push(request.url());
    });
    await sheet.getByRole('button', { name: texts.give }).dispatchEvent('click');
    await page.evaluate(() => document.querySelector<HTMLElement>('[role=dialog] [aria-busy=true]')?.click());
    await expect(lines(page).filter({ hasText: texts.you }).filter({ hasText: texts.given })).toHaveCount(1);
    await expect(sheet).toHaveCount(0);
    expect(sent.length).toBe(1);

    await page.goto('/m/home');
    await expect.poll(() => headerBalance(page)).toBe(before - price - 1000);
    await page.goto('/m/transaction/record?code=gift');
    await expect(page.getByRole('listitem').filter({ hasText: texts.record })).toHaveCount(1);
  });
}

test('where data is saved a room stands still until it is started, and free play only reads', async ({ page }) => {
  const texts = TEXTS.pt;
  await startIn(page, 'pt');
  await page.addInitScript(() => localStorage.setItem('dataSaver', 'on'));
  await enter(page, 'trial');
  await (await roomOf(page, texts.free, texts)).tap();
  await expect(lines(page).first()).toBeVisible();
  await expect(page.getByText(texts.account)).toBeVisible();
  await expect(page.getByLabel(texts.write)).toHaveCount(0);
  await expect(page.getByRole('button', { name: texts.gifts })).toHaveCount(0);
  await expect(stagePicture(page)).toHaveCount(0);
  await page.getByRole('button', { name: texts.play }).tap();
  await expect(stagePicture(page)).toBeVisible();
});

test('a room opened by its address says what it takes: a ticket, a level, or another time', async ({ page }) => {
  const texts = TEXTS.pt;
  await startIn(page, 'pt');
  await enter(page, 'newbie');
  const answer = await page.request.get('/lgw/live/models?pageNo=1&pageSize=100&language=pt');
  const { list } = (
    (await answer.json()) as { value: { list: { modelId: string; roomType: string; streaming: boolean }[] } }
  ).value;
  const idOf = (type: string | undefined, live: boolean) =>
    list.find(({ roomType, streaming }) => (type ?? roomType) === roomType && streaming === live)?.modelId;
  await page.goto(`/m/live-rooms?room=${idOf('PAY_PER_VIEW', true)}`);
  await expect(page.getByRole('button', { name: texts.buy })).toBeVisible();
  await page.goto(`/m/live-rooms?room=${idOf('VIP', true)}`);
  await expect(page.getByRole('button', { name: 'Ver o clube VIP' })).toBeVisible();
  await page.goto(`/m/live-rooms?room=${idOf(undefined, false)}`);
  await page.getByRole('button', { name: 'Ver outras salas' }).tap();
  await expect(page).toHaveURL(/\/m\/live-rooms$/);
});
