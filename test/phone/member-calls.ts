import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { AnyCall, BodyOf, QueryOf, ValueOf } from '../../src/contract/call.ts';
import { getGames, launchGame } from '../../src/contract/calls/games.ts';
import { expect } from './fixtures.ts';

/** Calls a contract row as the member of the tab. */
export async function call<C extends AnyCall>(
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

/** One spin of a slot, as its page plays it: the ticket is exchanged for a cookie, which the context keeps. */
export async function spin(page: Page): Promise<void> {
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
