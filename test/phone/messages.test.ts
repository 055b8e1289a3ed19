import { flowLanguages } from '../support/flow-languages.ts';
import { expect, test } from './fixtures.ts';
import { enter, startIn } from './steps.ts';

const texts = {
  pt: {
    who: 'agent42',
    inbox: 'Caixa de entrada',
    unread: 'Não lidas',
    choose: 'Selecionar',
    yes: 'Excluir',
    readAll: 'Marcar todas como lidas',
    chat: 'Chat ao vivo',
    write: 'Escreva uma mensagem',
    send: 'Enviar',
    said: 'Meu depósito não caiu',
    answer: /Depósitos por PIX/,
    support: 'Suporte',
    feedback: 'O que podemos melhorar?',
    thanks: 'Obrigado! Sua sugestão foi enviada.',
  },
  en: {
    who: 'agent41',
    inbox: 'Inbox',
    unread: 'Unread',
    choose: 'Select',
    yes: 'Delete',
    readAll: 'Mark all as read',
    chat: 'Live chat',
    write: 'Write a message',
    send: 'Send',
    said: 'My deposit is missing',
    answer: /PIX deposits/,
    support: 'Support',
    feedback: 'What can we do better?',
    thanks: 'Thank you! Your feedback was sent.',
  },
} as const;

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
    const row = page.locator('.centre-row', { hasText: text.inbox });
    // 119 unread show as 99+, the few of the other account as they are.
    const count = row.locator('.badge');
    await expect(count).toHaveText(text.who === 'agent42' ? /^99\+/ : /^5\b/);
    await row.tap();
    const rows = page.locator('.mail-row');
    await expect(rows.first()).toHaveClass(/mail-unread/);
    // Left in the moment in which it is drawn: it counts as read.
    await page.evaluate(`new MutationObserver((changes, watch) => {
      if (!document.querySelector('.article .html')) return;
      watch.disconnect();
      history.back();
    }).observe(document.body, { childList: true, subtree: true })`);
    await rows.first().tap();
    await expect(page).toHaveURL(/id=/);
    await expect(page).not.toHaveURL(/id=/);
    await expect(rows.first()).not.toHaveClass(/mail-unread/);

    await page.getByRole('button', { name: text.choose }).tap();
    const gone = await rows.nth(1).locator('.mail-excerpt').innerText();
    await rows.nth(1).tap();
    const yes = page.getByRole('alertdialog').getByRole('button', { name: text.yes });
    await page.locator('.mail-bar .btn').tap();
    await expect(yes).toBeVisible();
    await page.context().setOffline(true);
    await yes.tap();
    await expect(page.locator('.toast')).toBeVisible();
    await expect(rows.nth(1).locator('.mail-excerpt')).toHaveText(gone);
    await page.context().setOffline(false);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    const next = await rows.nth(2).locator('.mail-excerpt').innerText();
    await page.locator('.mail-bar .btn').tap();
    await yes.tap();
    await expect(page.locator('.mail-bar')).toHaveCount(0);
    await expect(rows.nth(1).locator('.mail-excerpt')).toHaveText(next);
    await page.getByRole('button', { name: text.readAll }).tap();
    await expect(page.locator('.mail-unread')).toHaveCount(0);
  });

  test(`customer service opens over any page, and the chat is talked in and left again (${language})`, async ({
    page,
  }) => {
    await startIn(page, language);
    await page.goto('/m/help');
    await page.getByRole('button', { name: text.support }).tap();
    const sheet = page.getByRole('dialog');
    await expect(sheet.locator('.service-row', { hasText: 'WhatsApp' }).first()).toHaveAttribute(
      'href',
      '/sandbox/elsewhere/whatsapp',
    );
    await page.locator('.modal-veil').tap({ position: { x: 180, y: 20 } });
    await expect(sheet).toHaveCount(0);

    await enter(page, 'tipo40');
    await page.goto('/m/message');
    await page.locator('.centre-row').last().tap();
    await sheet.getByLabel(text.feedback).fill('+ Pix');
    await sheet.getByRole('button', { name: text.send }).tap();
    await expect(page.getByText(text.thanks)).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await page.goto('/m/message');
    await page.locator('.centre-row', { hasText: text.chat }).tap();
    await expect(page).toHaveURL(/\/sandbox\/chat/);
    await page.getByLabel(text.write).fill(text.said);
    await page.getByRole('button', { name: text.send }).tap();
    await expect(page.getByText(text.answer).last()).toBeVisible();
    await page.locator('#back').tap();
    await expect(page).toHaveURL(/\/m\/message$/);
    await expect(page.locator('.centre-row', { hasText: text.chat }).locator('.badge')).toHaveCount(0);
  });
}
