import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { z } from 'zod';
import type { Platform } from '../http/platform.ts';
import { gameById } from '../rules/games.ts';
import { GAME_SESSION_LIFETIME, openTicket } from '../rules/launch.ts';
import { Refusal } from '../rules/refusal.ts';
import { ENGINES, type Engine, engineOf } from './engine.ts';
import { playLottery } from './lottery/play.ts';
import { gamePage } from './page.ts';
import { leaveCrash, playCrash, playDuel, playFish, playSlot, watchCrash } from './plays.ts';
import { tableOf } from './table.ts';
import { checked, GAME_COOKIE, type GameVisit, readJson, visitGame } from './visit.ts';

const PLAYS: Record<Engine, (visit: GameVisit) => unknown> = {
  slot: playSlot,
  crash: playCrash,
  fish: playFish,
  duel: playDuel,
  lottery: playLottery,
};

const ENGINE = `/:engine{${ENGINES.join('|')}}/:gameId{[\\w-]{1,64}}`;

const openSchema = z.strictObject({ ticket: z.string().min(16).max(128) });

/**
 * The games of the sandbox, to be mounted at `/sandbox/games`: a page per game, and what it asks. The ticket of a launch
 * becomes an HttpOnly cookie that only that game's path receives.
 */
export function gameRoutes(platform: Platform): Hono {
  const routes = new Hono();
  routes.get(ENGINE, (c) => gamePage(platform, c));
  routes.post(`${ENGINE}/open`, (c) => answer(platform, c, () => open(platform, c)));
  routes.get(`${ENGINE}/table`, (c) => answer(platform, c, async () => tableOf(await visitGame(platform, c))));
  routes.post(`${ENGINE}/play`, (c) =>
    answer(platform, c, async () => {
      const visit = await visitGame(platform, c);
      return PLAYS[engineOf(visit.game)](visit);
    }),
  );
  routes.post(`${ENGINE}/leave`, (c) => answer(platform, c, async () => leaveCrash(await visitGame(platform, c))));
  routes.post(`${ENGINE}/watch`, (c) =>
    answer(platform, c, async () => watchCrash(await visitGame(platform, c), platform.clock)),
  );
  return routes;
}

async function open(platform: Platform, c: Context): Promise<unknown> {
  const gameId = c.req.param('gameId') ?? '';
  const { ticket } = checked(openSchema, await readJson(c));
  const token = openTicket(platform.db, gameId, ticket, platform.clock());
  const path = `/sandbox/games/${engineOf(gameById(platform.db, gameId))}/${gameId}`;
  setCookie(c, GAME_COOKIE, token, {
    path,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: GAME_SESSION_LIFETIME / 1000,
  });
  return {};
}

async function answer(platform: Platform, c: Context, act: () => Promise<unknown>): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  try {
    return c.json({ success: true, value: await act() });
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal('unknown');
    if (refusal !== error) {
      platform.report(`${c.req.method} ${c.req.path}: ${error instanceof Error ? error.stack : error}`);
    }
    return c.json({ success: false, code: refusal.code }, refusal.status as 400);
  }
}
