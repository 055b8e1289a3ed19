import type { Migration } from '../migration.ts';

/** Points that were given or spent; those of play and of the sign-in calendar are counted from the bets and the days. */
const points = `
CREATE TABLE mall_points (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  key TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('exchange', 'returned', 'bonus')),
  points INTEGER NOT NULL CHECK (points <> 0),
  order_id TEXT,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX mall_points_member ON mall_points (member_id, created_at);
CREATE TRIGGER mall_points_kept BEFORE UPDATE ON mall_points BEGIN
  SELECT RAISE(ABORT, 'mall: points are never changed');
END;
CREATE TRIGGER mall_points_stay BEFORE DELETE ON mall_points BEGIN
  SELECT RAISE(ABORT, 'mall: points are never removed');
END;
`;

const orders = `
CREATE TABLE mall_stock (
  item_id TEXT PRIMARY KEY,
  left INTEGER NOT NULL CHECK (left >= 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE mall_orders (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  item_id TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  points INTEGER NOT NULL CHECK (points > 0),
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sent', 'done', 'rejected')),
  receiver TEXT,
  note TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX mall_orders_member ON mall_orders (member_id, created_at);
`;

/** Tables of the mall. */
export const mallMigrations: readonly Migration[] = [
  { id: 'mall-001-points', sql: points },
  { id: 'mall-002-orders', sql: orders },
];
