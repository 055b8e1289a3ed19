import { createHash, randomBytes } from 'node:crypto';
import type { Launch, LaunchQuery } from '../../contract/schemas/games.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { engineOf } from '../games/engine.ts';
import { keepRecent } from './favourites.ts';
import { findGame, type GameRow, gameById, mostPlayedOf } from './games.ts';
import { checkOpen } from './playClosure.ts';
import { checkStakeLimits } from './playLimits.ts';
import { refuse } from './refusal.ts';
import type { Session } from './session.ts';
import { siteChanges } from './site.ts';
import { openTrial } from './trials.ts';

/** A launch's ticket works once, for this many ms. */
export const TICKET_LIFETIME = 60_000;

/** A game's own session lasts this many ms, or until the player signs out. */
export const GAME_SESSION_LIFETIME = 6 * 3600 * 1000;

/** What asks for a vendor's lobby (SPEC 7.2); here it opens the vendor's most played game. */
const LOBBY = 'lobby';

/** Vendors whose games are launched as lotteries, by `gameCode` (SPEC 7.2). */
const LOTTERIES: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT'];

/**
 * Opens a game for a member (SPEC 7.2): the address carries a ticket in its fragment, which no server log ever sees. The
 * game is remembered as recent. Refuses `game.unavailable` when the identifiers name no game, `game.maintenance` while its vendor is
 * closed, `limit.reached` when a limit of loss, stake or time is used up and `account.excluded`. Who tries a game plays with a trial's money.
 */
export function launchGame(db: Database, session: Session, query: LaunchQuery, now: number): Launch {
  checkOpen(db, session.memberId, now);
  const tries = query.mode === 'demo';
  if (!tries) {
    checkStakeLimits(db, session.memberId, 0, now);
  }
  const game = gameToLaunch(db, query);
  const ticket = randomBytes(24).toString('base64url');
  db.transaction(() => {
    sql(db, 'DELETE FROM launches WHERE expires_at < ?').run(now - TICKET_LIFETIME);
    sql(
      db,
      `INSERT INTO launches (ticket_hash, member_id, node_id, session_hash, language, back_url, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ).run(
      hashOf(ticket),
      tries ? openTrial(db, now) : session.memberId,
      game.node_id,
      session.tokenHash,
      query.language,
      query.backUrl,
      now + TICKET_LIFETIME,
    );
    keepRecent(db, session.memberId, game.node_id, now);
  })();
  return { url: `/sandbox/games/${engineOf(game)}/${game.game_id}#ticket=${ticket}` };
}

function gameToLaunch(db: Database, query: LaunchQuery): GameRow {
  const { gameId, nodeId, vendor } = query;
  if (siteChanges(db).closedVendors?.includes(vendor)) {
    refuse('game.maintenance');
  }
  if (LOTTERIES.includes(vendor)) {
    return lotteryToLaunch(db, query);
  }
  if (gameId === LOBBY) {
    return mostPlayedOf(db, vendor);
  }
  const game = findGame(db, nodeId ?? 0, vendor);
  return game.game_id === gameId ? game : refuse('game.unavailable');
}

/** Refuses `payload.invalid` for a prize mode that is not this vendor's, or without a way to play. */
function lotteryToLaunch(db: Database, { vendor, gameCode, prizeMode, playType }: LaunchQuery): GameRow {
  const modes = vendor === 'TCG_SEA' ? ['SEA'] : ['Elott', 'Lott'];
  if (!modes.includes(prizeMode ?? '')) {
    refuse('payload.invalid', { issues: [{ field: 'prizeMode', message: `prizeMode must be ${modes.join(' or ')}` }] });
  }
  if (!playType) {
    refuse('payload.invalid', { issues: [{ field: 'playType', message: 'playType must be trad or ent' }] });
  }
  if (!gameCode || gameCode === LOBBY) {
    return mostPlayedOf(db, vendor);
  }
  const game = gameById(db, gameCode);
  return game.vassalage === vendor ? game : refuse('game.unavailable');
}

/** A game as its page is allowed to play it. */
export interface GameSession {
  memberId: number;
  nodeId: number;
  gameId: string;
  language: string;
  backUrl: string;
}

interface GameSessionRow {
  member_id: number;
  node_id: number;
  game_id: string;
  language: string;
  back_url: string;
}

/**
 * Exchanges a ticket for the token of a game session. Refuses `session.expired` for a ticket that is unknown, used, too
 * old, or of another game.
 */
export function openTicket(db: Database, gameId: string, ticket: string, now: number): string {
  return db.transaction(() => {
    const used = sql<{ node_id: number }>(
      db,
      `UPDATE launches SET opened_at = ? WHERE ticket_hash = ? AND opened_at IS NULL AND expires_at > ?
       AND node_id = (SELECT node_id FROM games WHERE game_id = ?) RETURNING node_id`,
    ).get(now, hashOf(ticket), now, gameId);
    if (!used) {
      refuse('session.expired');
    }
    const token = randomBytes(24).toString('base64url');
    sql(
      db,
      `INSERT INTO game_sessions (token_hash, member_id, node_id, session_hash, language, back_url, expires_at)
       SELECT ?, member_id, node_id, session_hash, language, back_url, ? FROM launches WHERE ticket_hash = ?`,
    ).run(hashOf(token), now + GAME_SESSION_LIFETIME, hashOf(ticket));
    return token;
  })();
}

/** The game session of a token. Refuses `session.expired` when it, or the player's own session, no longer holds. */
export function findGameSession(db: Database, gameId: string, token: string, now: number): GameSession {
  const row = sql<GameSessionRow>(
    db,
    `SELECT p.member_id, p.node_id, g.game_id, p.language, p.back_url FROM game_sessions p
     JOIN games g ON g.node_id = p.node_id
     JOIN sessions s ON s.token_hash = p.session_hash
     JOIN members m ON m.id = p.member_id
     WHERE p.token_hash = ? AND g.game_id = ? AND p.expires_at > ?
       AND s.ended_at IS NULL AND s.expires_at > ? AND m.status = 'active'`,
  ).get(hashOf(token), gameId, now, now);
  if (!row) {
    refuse('session.expired');
  }
  const { member_id: memberId, node_id: nodeId, game_id, language, back_url: backUrl } = row;
  return { memberId, nodeId, gameId: game_id, language, backUrl };
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
