import type { Page } from '@playwright/test';
import { createDeposit } from '../../src/contract/calls/deposit.ts';
import { getProtection } from '../../src/contract/calls/protection.ts';
import { getSignInCalendar } from '../../src/contract/calls/rewards.ts';
import { flowLanguages } from '../support/flow-languages.ts';
import { siteDay } from '../support/site-day.ts';
import { expect, test } from './fixtures.ts';
import { call, spin } from './member-calls.ts';
import { cells } from './records-finders.ts';
import { enter, startIn } from './steps.ts';

/** Who pays in and plays; agent1 is the upline. */
const PLAYER = 'tipo0';

const TEXTS = { pt: { today: 'Hoje', sum: '61,37' }, en: { today: 'Today', sum: '61.37' } } as const;

// Twelve hours away from Brasília: what the phone's own calendar says is another day for half of the time.
test.use({ timezoneId: 'Asia/Tokyo' });

/** A zone whose clock shows this hour now: so the site's midnight is near whenever the test is run. */
function zoneAt(hour: number): string {
  const ahead = ((((hour - new Date().getUTCHours() + 12) % 24) + 24) % 24) - 12;
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

async function payIn(page: Page): Promise<void> {
  const body = { methodId: 'pix', amount: '61.37', backUrl: '/m/home' } as const;
  const { depositId } = await call(page, createDeposit, { body });
  await page.request.post(`/sandbox/gateway/${depositId}`, { form: { action: 'approve' } });
}

for (const language of flowLanguages) {
  const text = TEXTS[language];
  for (const hour of [22, 0]) {
    test(`at ${hour} of the site what is done now is of today, on a phone in Tokyo (${language})`, async ({ page }) => {
      test.setTimeout(180_000);
      const zone = zoneAt(hour);
      await page.request.put('/sandbox/settings.json', { data: { timeZone: zone } });
      try {
        await startIn(page, language);
        await enter(page, PLAYER);
        await payIn(page);
        await spin(page);
        const today = siteDay(0, Date.now(), zone);

        for (const path of ['/m/depositRecord', '/m/transaction/record', '/m/gameRecord']) {
          await page.goto(path);
          await page.getByRole('button', { name: text.today, exact: true }).tap();
          await expect(cells(page).first()).toContainText(`${text.today}, `);
          if (path === '/m/depositRecord') await expect(cells(page).first()).toContainText(text.sum);
        }
        await expect(page).toHaveURL(new RegExp(`from=${today}&to=${today}`));

        expect((await call(page, getSignInCalendar)).today).toBe(today);
        const { limits } = await call(page, getProtection);
        const daily = limits.filter(({ period }) => period === 'day').map(({ resetsAt }) => Date.parse(resetsAt));
        expect(daily.map((at) => siteDay(0, at - 1, zone))).toEqual(daily.map(() => today));

        await enter(page, 'agent1');
        await page.goto('/m/teamBetting');
        await page.getByRole('button', { name: text.today, exact: true }).tap();
        await expect(cells(page).filter({ hasText: PLAYER }).first()).toBeVisible();
      } finally {
        await page.request.delete('/sandbox/settings.json');
      }
    });
  }
}
