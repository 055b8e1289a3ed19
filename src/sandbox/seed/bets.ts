import type { Database } from '../db/database.ts';
import type { GameSeed } from './games.ts';
import type { Random } from './random.ts';

const DAY = 24 * 3600 * 1000;
const HISTORY_DAYS = 90;

/** About how many bets the whole history has. */
const TOTAL = 45_000;

const STAKES = [20, 40, 50, 100, 100, 200, 200, 500, 1_000, 2_500] as const;

interface Player {
  id: number;
  created_at: number;
}

interface BetRow {
  memberId: number;
  game: GameSeed;
  stake: number;
  payout: number;
  placedAt: number;
}

/** Writes ninety days of settled bets for every member who may play: some play daily, most now and then. `moveBets` moves their money. */
export function insertBets(db: Database, games: readonly GameSeed[], random: Random, now: number): void {
  const players = db
    .prepare<[number], Player>(
      "SELECT id, created_at FROM members WHERE type <> 4 AND status = 'active' AND first_login = 0 AND created_at < ? ORDER BY id",
    )
    .all(now - DAY);
  const loved = [...games].sort((a, b) => b.popularity - a.popularity).slice(0, 900);
  const bets = players.flatMap((player, at) => {
    // A few play much: the third power gives the long tail of a real site. The first accounts are the ones people look at.
    const share = at < 12 ? 0.3 + random.next() / 2 : random.next() ** 3;
    const count = Math.round((share * 4 * TOTAL) / Math.max(players.length, 60));
    return playerBets(player, count, random.shuffle(loved).slice(0, random.int(4, 16)), random, now);
  });
  bets.sort((a, b) => a.placedAt - b.placedAt || a.memberId - b.memberId);
  const insert = db.prepare(
    `INSERT INTO bets (member_id, node_id, game_type, vassalage, stake, payout, status, placed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const { memberId, game, stake, payout, placedAt } of bets) {
    const status = payout > 0 ? 'won' : 'lost';
    insert.run(memberId, game.nodeId, game.gameType, game.vassalage, stake, payout, status, placedAt);
  }
}

function playerBets(player: Player, count: number, games: GameSeed[], random: Random, now: number): BetRow[] {
  const from = Math.max(player.created_at, now - HISTORY_DAYS * DAY);
  return Array.from({ length: count }, () => {
    const game = random.pick(games);
    const stake = Math.max(random.pick(STAKES), game.minBet);
    const placedAt = Math.floor(from + random.next() * (now - from));
    return { memberId: player.id, game, stake, payout: drawPayout(stake, random), placedAt };
  });
}

/** A win in about three of ten bets; the average return is close to 95 %. */
function drawPayout(stake: number, random: Random): number {
  const luck = random.next();
  if (luck < 0.7) {
    return 0;
  }
  if (luck < 0.93) {
    return Math.floor(stake * (0.4 + random.next() * 2));
  }
  if (luck < 0.995) {
    return Math.floor(stake * (3 + random.next() * 7));
  }
  return Math.floor(stake * (15 + random.next() * 45));
}
