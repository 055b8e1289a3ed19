import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { atRest } from './rest.ts';
import { PASSWORD, typeCaptcha, words } from './steps.ts';

/** ms between two taps of one finger. */
const BETWEEN = 120;

const submit = (page: Page): Locator => page.locator('form button[type=submit]');

const form = (page: Page) => page.locator('form');

/** What a guest can send: where, how it is filled in, and the button that sends it. */
const PLACES: Readonly<
  Record<string, { path: string; sends: RegExp; fill: (page: Page) => Promise<void>; button: (page: Page) => Locator }>
> = {
  login: {
    path: '/m/login',
    sends: /session\/login/,
    fill: async (page) => {
      await form(page).getByLabel(words.pt.username).fill('member');
      await form(page).getByLabel(words.pt.password, { exact: true }).fill(PASSWORD);
    },
    button: submit,
  },
  registration: {
    path: '/m/register',
    sends: /member\/register/,
    fill: async (page) => {
      await form(page).getByLabel(words.pt.username).fill('duastoques');
      await form(page).getByLabel(words.pt.password, { exact: true }).fill(PASSWORD);
      await form(page).getByLabel(words.pt.confirm).fill(PASSWORD);
      await form(page).getByLabel(words.pt.birthday).fill('1990-05-17');
      await typeCaptcha(page, 'pt');
    },
    button: submit,
  },
  'a forgotten password by e-mail': {
    path: '/m/forget',
    sends: /./,
    fill: async (page) => {
      await page.getByText('Por e-mail').tap();
      await form(page).getByLabel(words.pt.username).fill('member');
      await form(page).getByLabel('E-mail da conta').fill('nonagent@example.com');
    },
    button: submit,
  },
  'a code by SMS': {
    path: '/m/forget',
    sends: /verification\/sms/,
    fill: (page) => form(page).getByLabel('Celular', { exact: true }).fill('11987654321'),
    button: (page) => page.getByRole('button', { name: 'Enviar código' }),
  },
  'free play': {
    path: '/m/login',
    sends: /trial/,
    fill: (page) => page.getByRole('button', { name: 'Jogo grátis' }).tap(),
    button: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Jogar com saldo de teste' }),
  },
};

/** Notes what is sent, and answers nothing until what this gives is called: then all is refused. */
async function hold(page: Page, sends: RegExp): Promise<{ sent: string[]; release: () => void }> {
  const sent: string[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/wps\//, async (route) => {
    const asked = route.request();
    const { pathname } = new URL(asked.url());
    const isFree = /trial|testPlay/i.test(pathname);
    if (!isFree && (asked.method() === 'GET' || !sends.test(pathname))) return route.continue();
    sent.push(`${asked.method()} ${pathname}`);
    await held;
    await route.fulfill({ status: 422, json: { success: false, code: 'too.many.requests', message: 'refused' } });
  });
  return { sent, release };
}

for (const [name, { path, sends, fill, button }] of Object.entries(PLACES)) {
  test(`two taps of one finger send once: ${name}`, async ({ page, problems }) => {
    problems.allow(/status of 4\d\d|CallError/);
    await page.goto(path);
    await atRest(page);
    await fill(page);
    await button(page).click({ trial: true });
    const { sent, release } = await hold(page, sends);
    const place = await button(page).boundingBox();
    if (!place) throw new Error('there is no button');
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    await page.touchscreen.tap(x, y);
    // The pause of a finger that taps twice is what is tested.
    await page.waitForTimeout(BETWEEN);
    await page.touchscreen.tap(x, y);
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    release();
    await atRest(page);
    expect(sent).toHaveLength(1);
  });
}
