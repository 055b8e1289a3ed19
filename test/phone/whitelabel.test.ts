import { footerBar } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { enter } from './steps.ts';

/** A site with nothing but the basics. */
const off = (names: string): Record<string, boolean> =>
  Object.fromEntries(names.split(' ').map((name) => [name, false]));
const BARE = {
  features: off(
    'smsLogin trialPlay phonePasswordRecovery rewardCenter vouchers rebate mall redRain tournaments sessionClock',
  ),
  menu: off(
    'PROMO SIGNIN INVITE GAMEREC NOTICE HELP APPDOWN AGEPAG TRANSREC3 SECPRIV MAILCEN REWCEN MALL MYACC VIP KYC',
  ),
  modules: off('COMM3 CBS3'),
  promos: off('LOGIN REFERRAL'),
  template: { mem_cen: 0, dep_func: 0 },
};

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
    await expect(footerBar(page).getByRole('link')).toHaveCount(5);
    for (const path of ['/m/rewardCenter', '/m/gameRecord', '/m/webEmail']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/m\/home$/);
    }
  } finally {
    await page.request.delete('/sandbox/settings.json');
  }
});
