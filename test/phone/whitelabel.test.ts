import { routes } from '../../src/app/routes/table.ts';
import { balanceButton, footerBar } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { enter } from './steps.ts';

/** A site with nothing but the basics. */
const off = (names: string): Record<string, boolean> =>
  Object.fromEntries(names.split(' ').map((name) => [name, false]));
const BARE = {
  features: off(
    'smsLogin trialPlay phonePasswordRecovery rewardCenter vouchers rebate mall redRain tournaments liveRooms sessionClock dividend',
  ),
  menu: off(
    'PROMO SIGNIN INVITE GAMEREC NOTICE HELP APPDOWN AGEPAG TRANSREC3 SECPRIV MAILCEN REWCEN MALL MYACC VIP KYC',
  ),
  modules: off('COMM3 CBS3'),
  promos: off('LOGIN REFERRAL'),
  template: { mem_cen: 0, dep_func: 0 },
};

/** Every address that needs a switch of these. */
const CLOSED = routes.filter(({ needs, guard }) => needs && guard !== 'agent').map(({ path }) => path);

test('a site with all switched off shows the basics, and what is off leads home', async ({ page }) => {
  await page.request.put('/sandbox/settings.json', { data: BARE });
  try {
    await page.goto('/m/login');
    await expect(page.getByLabel('Nome de usuário')).toBeVisible();
    await expect(page.locator('input[value=sms]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Jogo grátis' })).toHaveCount(0);
    await enter(page, 'member');
    await page.goto('/m/member/home');
    const entries = page.getByRole('main').getByRole('listitem').getByRole('button');
    await expect(entries.first()).toBeVisible();
    await expect(entries).toHaveText([/Carteira/, /Transfer/, /Proteção|Jogo/, /Config|Ajustes/]);
    await expect(footerBar(page).getByRole('link')).toHaveText(['Início', 'Depositar', 'Conta']);
    // It opens the ways to reach the site, as there is no page of messages.
    await expect(footerBar(page).getByRole('button')).toHaveText(['Suporte']);
    for (const path of CLOSED) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/m\/home$/);
    }
  } finally {
    await page.request.delete('/sandbox/settings.json');
  }
});

test('the chat that has just been switched off is not asked for its count', async ({ page }) => {
  await enter(page, 'member');
  await page.request.put('/sandbox/settings.json', { data: { modules: { CBS3: false } } });
  try {
    // The page that was open before still asks.
    await page.goto('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/m/set');
    await expect.poll(() => asked).toContain('/wps/inbox/unread');
    expect(asked).not.toContain('/wps/chat/unread');
  } finally {
    await page.request.delete('/sandbox/settings.json');
  }
});

test('an agent whose site has no agent area is led home from its address, and nothing is asked for it', async ({
  page,
}) => {
  await enter(page, 'agent1');
  await page.request.put('/sandbox/settings.json', { data: { menu: { AGEPAG: false } } });
  try {
    // The status that was kept still has the key: the fresh one decides.
    await page.reload();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('status')?.includes('"AGEPAG"'))).toBe(false);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/m/agent');
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(balanceButton(page)).toBeVisible();
    // Home asks for contracts that wait, as for everybody.
    expect(asked.filter((path) => /^\/wps\/agent\/(?!contract)/.test(path))).toEqual([]);
  } finally {
    await page.request.delete('/sandbox/settings.json');
  }
});
