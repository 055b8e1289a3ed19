import type { Database } from '../db/database.ts';
import type { GameSeed } from './games.ts';
import type { Random } from './random.ts';

/** The board shows the ten biggest wins first and ten jackpots after them (SPEC section 9). */
const PER_LIST = 10;

const FIRST_LETTERS = ['ma', 'jo', 'lu', 'an', 'ra', 'fe', 'bi', 'ca', 'th', 'gu', 've', 'pe', 'ro', 'di', 'na'];

/** Writes the winner board: names are masked, amounts in minor units, each list biggest first. */
export function insertWinners(db: Database, games: readonly GameSeed[], random: Random): void {
  const slots = games.filter(({ classify, popularity }) => classify === 'SLOT' && popularity > 700_000);
  const jackpots = games.filter(({ classify }) => classify === 'JP');
  const rows = [
    ...drawList(slots, random, 500_000, 12_000_000),
    ...drawList(jackpots, random, 20_000_000, 240_000_000),
  ];
  const insert = db.prepare('INSERT INTO winners (position, customer, node_id, amount) VALUES (?, ?, ?, ?)');
  for (const [position, { customer, nodeId, amount }] of rows.entries()) {
    insert.run(position, customer, nodeId, amount);
  }
}

function drawList(games: readonly GameSeed[], random: Random, low: number, high: number) {
  return random
    .shuffle(games)
    .slice(0, PER_LIST)
    .map(({ nodeId }) => ({
      nodeId,
      customer: `${random.pick(FIRST_LETTERS)}***${random.int(0, 99)}`,
      amount: Math.floor(low + random.next() ** 2 * (high - low)),
    }))
    .sort((a, b) => b.amount - a.amount);
}
