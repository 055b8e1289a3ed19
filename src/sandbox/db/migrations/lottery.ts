import type { Migration } from '../migration.ts';

/**
 * An order is what a player buys at once for one draw; each of its lines is a bet of the betting record. The key comes from the game's
 * page, so that a repeated request finds the first order. Tickets that were bought before there were orders become orders of one line.
 */
const orders = `
CREATE TABLE lottery_orders (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  node_id INTEGER NOT NULL REFERENCES games (node_id),
  key TEXT NOT NULL,
  request TEXT NOT NULL,
  draw INTEGER NOT NULL,
  closes_at INTEGER NOT NULL,
  draw_at INTEGER NOT NULL,
  placed_at INTEGER NOT NULL,
  UNIQUE (member_id, key)
) STRICT;
CREATE INDEX lottery_orders_member ON lottery_orders (member_id, placed_at);

CREATE TABLE lottery_sub_orders (
  bet_id INTEGER PRIMARY KEY REFERENCES bets (id),
  order_id INTEGER NOT NULL REFERENCES lottery_orders (id),
  picks TEXT NOT NULL
) STRICT;
CREATE INDEX lottery_sub_orders_order ON lottery_sub_orders (order_id);

INSERT INTO lottery_orders (member_id, node_id, key, request, draw, closes_at, draw_at, placed_at)
  SELECT r.member_id, b.node_id, r.key, r.request, json_extract(r.secret, '$.draw'),
    json_extract(r.secret, '$.drawAt') - 5000, json_extract(r.secret, '$.drawAt'), b.placed_at
  FROM rounds r JOIN bets b ON b.id = r.bet_id
  WHERE json_extract(r.secret, '$.draw') IS NOT NULL ORDER BY b.id;
INSERT INTO lottery_sub_orders (bet_id, order_id, picks)
  SELECT r.bet_id, o.id, json_extract(r.secret, '$.picks')
  FROM rounds r JOIN lottery_orders o ON o.member_id = r.member_id AND o.key = r.key;
`;

/** Tables of lottery orders. */
export const lotteryMigrations: readonly Migration[] = [{ id: 'lottery-001-orders', sql: orders }];
