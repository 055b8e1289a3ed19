import type { Locator } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { footerBar } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { cells, toast } from './records-finders.ts';
import { allThere, motionEnded } from './rest.ts';
import { chooseLanguage, enter, startIn } from './steps.ts';

const texts = {
  pt: {
    who: 'agent42',
    inbox: 'Caixa de entrada',
    mark: 'Não lida: ',
    choose: 'Selecionar',
    yes: 'Excluir',
    readAll: 'Marcar todas como lidas',
    chat: 'Chat ao vivo',
    write: 'Escreva uma mensagem',
    send: 'Enviar',
    said: 'Meu depósito não caiu',
    answer: /Depósitos por Pix/,
    support: 'Suporte',
    feedback: 'O que podemos melhorar?',
    thanks: 'Obrigado! Sua sugestão foi enviada.',
  },
  en: {
    who: 'agent41',
    inbox: 'Inbox',
    mark: 'Unread: ',
    choose: 'Select',
    yes: 'Delete',
    readAll: 'Mark all as read',
    chat: 'Live chat',
    write: 'Write a message',
    send: 'Send',
    said: 'My deposit is missing',
    answer: /Pix deposits/,
    support: 'Support',
    feedback: 'What can we do better?',
    thanks: 'Thank you! Your feedback was sent.',
  },
} as const;

/** What a message begins with, beside the time at which it came. */
const excerptOf = (row: Locator): Locator => row.getByText(/ ·$/).locator('xpath=following-sibling::*');

for (const language of flowLanguages) {
  const text = texts[language];

  test(`messages are read, chosen, deleted, and come back when the line is down (${language})`, async ({
    page,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|CallError/);
    await startIn(page, language);
    await enter(page, text.who);
    await page.goto('/m/message');
    const row = page.getByRole('link', { name: text.inbox });
    // 119 unread show as 99+, the few of the other account as they are.
    const count = row.getByText(/^\d/);
    await expect(count).toHaveText(text.who === 'agent42' ? /^99\+/ : /^5\b/);
    await row.tap();
    const rows = cells(page);
    await expect(rows.first()).toContainText(text.mark);
    // Left in the moment in which it is drawn: it counts as read.
    await page.evaluate(`new MutationObserver((changes, watch) => {
      if (!document.querySelector('article > div > div')) return;
      watch.disconnect();
      window.leftAt = location.search;
      history.back();
    }).observe(document.body, { childList: true, subtree: true })`);
    await rows.first().tap();
    await expect.poll(() => page.evaluate<string>('window.leftAt')).toMatch(/id=/);
    await expect(page).not.toHaveURL(/id=/);
    await expect(rows.first()).not.toContainText(text.mark);

    await page.getByRole('button', { name: text.choose }).tap();
    const gone = await excerptOf(rows.nth(1)).innerText();
    await rows.nth(1).tap();
    const yes = page.getByRole('alertdialog').getByRole('button', { name: text.yes });
    const bar = page.getByRole('toolbar', { name: text.choose });
    await bar.getByRole('button').tap();
    await expect(yes).toBeVisible();
    await page.context().setOffline(true);
    await yes.tap();
    await expect(toast(page)).toBeVisible();
    await expect(excerptOf(rows.nth(1))).toHaveText(gone);
    await page.context().setOffline(false);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    const next = await excerptOf(rows.nth(2)).innerText();
    await bar.getByRole('button').tap();
    await yes.tap();
    await expect(bar).toHaveCount(0);
    await expect(excerptOf(rows.nth(1))).toHaveText(next);
    await page.getByRole('button', { name: text.readAll }).tap();
    await expect(rows.filter({ hasText: text.mark })).toHaveCount(0);
  });

  test(`customer service opens over any page, and the chat is talked in and left again (${language})`, async ({
    page,
  }) => {
    await startIn(page, language);
    await page.goto('/m/help');
    await page.getByRole('button', { name: text.support }).tap();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('link', { name: 'WhatsApp' }).first()).toHaveAttribute(
      'href',
      '/sandbox/elsewhere/whatsapp',
    );
    await motionEnded(page);
    // Beside the sheet.
    await page.touchscreen.tap(180, 20);
    await expect(sheet).toHaveCount(0);

    await enter(page, 'tipo40');
    await page.goto('/m/message');
    await page.getByRole('main').getByRole('button').last().tap();
    await sheet.getByLabel(text.feedback).fill('+ Pix');
    await sheet.getByRole('button', { name: text.send }).tap();
    await expect(page.getByText(text.thanks)).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await page.goto('/m/message');
    const chat = page.getByRole('main').getByRole('button', { name: text.chat });
    await chat.tap();
    await expect(page).toHaveURL(/\/sandbox\/chat/);
    await page.getByLabel(text.write).fill(text.said);
    await page.getByRole('button', { name: text.send }).tap();
    await expect(page.getByText(text.answer).last()).toBeVisible();
    await page.locator('#back').tap();
    await expect(page).toHaveURL(/\/m\/message$/);
    await expect(chat.getByText(/^\d/)).toHaveCount(0);
  });
}

test('an opened notice is in the address, and a reload opens it where it is', async ({ page }) => {
  await page.goto('/m/notice');
  const notices = page.getByRole('main').locator('details');
  await notices.nth(1).locator('summary').tap();
  await expect(page).toHaveURL(/\/m\/notice\?i=1$/);
  await notices.nth(6).locator('summary').tap();
  await expect(page).toHaveURL(/\/m\/notice\?i=6$/);
  // Neither the address nor what was opened moves the page.
  await expect(notices.nth(6).locator('summary')).toBeInViewport();
  await notices.nth(6).locator('summary').tap();
  await expect(page).toHaveURL(/\/m\/notice$/);
  await notices.nth(6).locator('summary').tap();
  await expect(page).toHaveURL(/\/m\/notice\?i=6$/);
  await page.reload();
  await expect(notices.nth(6)).toHaveAttribute('open', '');
  await expect(notices.nth(1)).not.toHaveAttribute('open');
  await page.goto('/m/notice?show=popular');
  await notices.nth(2).locator('summary').tap();
  await expect(page).toHaveURL(/\?show=popular&i=2$/);
});

test('a guest’s support is the sheet of all ways to reach the site', async ({ page }) => {
  await page.goto('/m/home');
  await footerBar(page).getByText(texts.pt.support, { exact: true }).tap();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'WhatsApp' }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('a language that is chosen in one tab is that of all', async ({ page, context }) => {
  await page.goto('/m/home');
  await allThere(page);
  const other = await context.newPage();
  await other.goto('/m/help');
  await allThere(other);
  await chooseLanguage(page, 'pt', 'English');
  await expect(footerBar(page)).toContainText('Support');
  await expect(footerBar(other)).toContainText('Support');
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
});
