import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { Platform } from '../http/platform.ts';
import { playableBalance } from '../rules/betting.ts';
import { type GameRow, gameById } from '../rules/games.ts';
import { findGameSession, type GameSession } from '../rules/launch.ts';
import { formatMoney, parseMoney } from '../rules/money.ts';
import { refuse } from '../rules/refusal.ts';
import type { Played } from './messages.ts';
import type { Play } from './rounds.ts';
import { stakesOf } from './stakes.ts';

/** The cookie of a game session; its path is the game's own, so that two tabs can play two games. */
export const GAME_COOKIE = 'leve_game';

/** A request of a game's page, with its session and its game. */
export interface GameVisit {
  db: Database;
  session: GameSession;
  game: GameRow;
  body: unknown;
  /** Ms since the epoch. */
  now: number;
}

/** Reads who plays what. Refuses `session.expired` without a game session that holds, `payload.invalid` for no JSON. */
export async function visitGame(platform: Platform, c: Context): Promise<GameVisit> {
  const now = platform.clock();
  const gameId = c.req.param('gameId') ?? '';
  const session = findGameSession(platform.db, gameId, getCookie(c, GAME_COOKIE) ?? '', now);
  const game = gameById(platform.db, gameId);
  const body = c.req.method === 'POST' ? await readJson(c) : undefined;
  return { db: platform.db, session, game, body, now };
}

/** The JSON of a request. It must say that it is JSON, which no form of another site can. */
export async function readJson(c: Context): Promise<unknown> {
  if (!c.req.header('Content-Type')?.startsWith('application/json')) {
    refuse('payload.invalid');
  }
  try {
    return await c.req.json();
  } catch {
    return refuse('payload.invalid', { issues: [{ field: '', message: 'payload is not JSON' }] });
  }
}

/** The page's own id of a round. */
export const roundKey = z.string().regex(/^[\w-]{8,64}$/);

const playSchema = z.looseObject({ round: roundKey, stake: z.string() });

/** The play that a request asks for. Refuses `payload.invalid`, and `bet.limit` for a stake that is not offered. */
export function playOf({ session, game, body, now }: GameVisit): Play {
  const { round, ...chosen } = checked(playSchema, body);
  const offered = stakesOf(game).find((stake) => formatMoney(stake) === chosen.stake);
  if (offered === undefined) {
    refuse('bet.limit');
  }
  return {
    key: round,
    request: JSON.stringify(chosen),
    stake: {
      memberId: session.memberId,
      nodeId: game.node_id,
      gameType: game.game_type,
      vassalage: game.vassalage,
      stake: parseMoney(chosen.stake),
      at: now,
    },
  };
}

/** What a schema makes of a body. Refuses `payload.invalid`. */
export function checked<Value>(schema: z.ZodType<Value>, body: unknown): Value {
  const result = schema.safeParse(body);
  return result.success ? result.data : refuse('payload.invalid');
}

/** Adds the balance to an answer. */
export function withBalance<Answer>({ db, session, game }: GameVisit, answer: Answer): Played<Answer> {
  return { ...answer, balance: formatMoney(playableBalance(db, session.memberId, game.vassalage)) };
}
