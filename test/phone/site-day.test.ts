import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { AnyCall, BodyOf, QueryOf, ValueOf } from '../../src/contract/call.ts';
import { createDeposit } from '../../src/contract/calls/deposit.ts';
import { getGames, launchGame } from '../../src/contract/calls/games.ts';
import { getProtection } from '../../src/contract/calls/protection.ts';
import { getSignInCalendar } from '../../src/contract/calls/rewards.ts';
import { flowLanguages } from '../support/flow-languages.ts';
import { siteDay } from '../support/site-day.ts';
import { expect, test } from './fixtures.ts';
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

/** Calls a contract row as the member of the tab. */
async function call<C extends AnyCall>(
  page: Page,
  row: C,
  { query, body }: { query?: QueryOf<C>; body?: BodyOf<C> } = {},
): Promise<ValueOf<C>> {
  const token = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string }).token,
  );
  const answer = await page.request.fetch(row.path, {
    method: row.method,
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() },
    ...(query && { params: query as Record<string, string> }),
    ...(body && { data: body }),
  });
  return ((await answer.json()) as { value: ValueOf<C> }).value;
}

async function payIn(page: Page): Promise<void> {
  const body = { methodId: 'pix', amount: '61.37', backUrl: '/m/home' } as const;
  const { depositId } = await call(page, createDeposit, { body });
  await page.request.post(`/sandbox/gateway/${depositId}`, { form: { action: 'approve' } });
}

/** One spin of a slot, as its page plays it: the ticket is exchanged for a cookie, which the context keeps. */
async function spin(page: Page): Promise<void> {
  const filter = { merchant: 'leve', platform: 'html5', gameType: 'RNG', gameClassify: 'SLOT', minBet: '0.1' } as const;
  const { games } = await call(page, getGames, { query: { ...filter, pageNo: 1, pageSize: 1, language: 'pt' } });
  const [game] = games;
  if (!game) throw new Error('no slot');
  const { gameId, nodeId, vassalage: vendor, gameType: category, supportPlay } = game;
  const query = { category, vendor, gameId, nodeId, supportPlay, language: 'pt', backUrl: '/m/home' } as const;
  const [path, ticket] = (await call(page, launchGame, { query })).url.split('#ticket=');
  await page.request.post(`${path}/open`, { data: { ticket } });
  const answer = await page.request.post(`${path}/play`, { data: { round: randomUUID(), stake: '0.10' } });
  expect(answer.ok()).toBe(true);
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
