import type { Page } from '@playwright/test';
import { login } from '../../src/contract/calls/session.ts';
import { getSystemStatus } from '../../src/contract/calls/system.ts';
import type { SystemStatus } from '../../src/contract/schemas/system.ts';
import { seal } from '../support/encrypt.ts';
import { balanceButton } from './finders.ts';
import { expect } from './fixtures.ts';

/** The seeded members' password (README, accounts). */
export const PASSWORD = 'Leve1234';

/** Languages that flows are played in. */
export type Language = 'pt' | 'en';

/** Names of what is tapped, as a person reads them in each language. */
export const words = {
  pt: {
    login: 'Entrar',
    register: 'Criar conta',
    username: 'Nome de usuário',
    password: 'Senha',
    confirm: 'Confirmar senha',
    birthday: 'Data de nascimento',
    captcha: 'Código de verificação',
    menu: 'Abrir menu',
    logout: 'Sair',
    submit: 'Confirmar',
    deposit: 'Depositar',
    amount: 'Valor',
    approve: 'Pagar agora',
    approved: 'Depósito aprovado',
    record: 'Histórico de apostas',
    bets: 'Apostas',
    spin: 'Girar',
    slots: 'Slots',
    showBalance: 'Mostrar saldo',
    hideBalance: 'Ocultar saldo',
  },
  en: {
    login: 'Log in',
    register: 'Sign up',
    username: 'Username',
    password: 'Password',
    confirm: 'Confirm password',
    birthday: 'Date of birth',
    captcha: 'Verification code',
    menu: 'Open menu',
    logout: 'Log out',
    submit: 'Confirm',
    deposit: 'Deposit',
    amount: 'Amount',
    approve: 'Pay now',
    approved: 'Deposit approved',
    record: 'Betting record',
    bets: 'Bets',
    spin: 'Spin',
    slots: 'Slots',
    showBalance: 'Show balance',
    hideBalance: 'Hide balance',
  },
} as const;

/** Reads the answer of the newest captcha from the sandbox: a person reads it from the picture. */
export async function typeCaptcha(page: Page, language: Language): Promise<void> {
  await expect(page.locator('form img[src^="data:"]')).toBeVisible();
  const captchas = (await (await page.request.get('/sandbox/captchas.json')).json()) as { answer: string }[];
  await page.getByLabel(words[language].captcha).fill(captchas[0]?.answer ?? '');
}

/** Opens the side menu. */
export const openMenu = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(?:Abrir|Open) menu$/ }).tap();

/** Chooses the language in the side menu, as a person would. */
export async function chooseLanguage(page: Page, from: Language, name: string): Promise<void> {
  await page.getByRole('button', { name: words[from].menu }).tap();
  await page.getByRole('button', { name: /Idioma|Language/ }).tap();
  await page.getByRole('button', { name, exact: true }).tap();
}

/** Fills the login form and sends it. */
export async function fillLogin(page: Page, username: string, password: string, language: Language): Promise<void> {
  const form = page.locator('form');
  await form.getByLabel(words[language].username).fill(username);
  await form.getByLabel(words[language].password, { exact: true }).fill(password);
  await form.getByRole('button', { name: words[language].login, exact: true }).tap();
}

/**
 * Signs a seeded member in as the login page does, without playing it: the platform is asked, and the tab holds the session when
 * home opens. For tests that are about something else.
 */
export async function enter(page: Page, username: string): Promise<void> {
  const status = (await (await page.request.get(getSystemStatus.path)).json()) as { value: SystemStatus };
  const body = { type: 'username', merchantCode: 'leve', username, password: PASSWORD };
  const answer = await page.request.post(login.path, {
    headers: { Encryption: 'jwe' },
    data: { data: await seal(body, status.value.info.encryptionKey) },
  });
  const { success, value } = (await answer.json()) as { success: boolean; value: object };
  expect(success, `${username} signs in`).toBe(true);
  const session = JSON.stringify({ ...value, merchantCode: 'leve', since: Date.now() });
  const planted = await page.addInitScript((info) => {
    for (const storage of [sessionStorage, localStorage]) storage.setItem('MC_SESSION_INFO', info);
    localStorage.setItem('autoLogin', '1');
  }, session);
  await page.goto('/m/home');
  await planted.dispose();
  await expect(balanceButton(page)).toBeVisible();
}

/** Signs a seeded member in through the login page. */
export async function signIn(page: Page, username: string, language: Language = 'pt'): Promise<void> {
  await page.goto('/m/login');
  await fillLogin(page, username, PASSWORD, language);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(balanceButton(page)).toBeVisible();
}

/** The balance that the header shows, in cents. */
export async function headerBalance(page: Page): Promise<number> {
  const balance = balanceButton(page);
  await expect(balance).not.toContainText('*');
  return Number((await balance.innerText()).replace(/\D/g, ''));
}

/** Starts with this language, without going through the selector. */
export async function startIn(page: Page, language: Language): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem('language', code), language);
}

/** On the deposit page: pays by card, at the gateway's own page, where Pix would show its code. */
export const payByCard = (page: Page): Promise<void> => page.locator('[data-tab=bank]').tap();
