import { randomBytes } from 'node:crypto';
import type {
  MallExchangeForm,
  MallItem,
  MallKind,
  MallOrder,
  MallPoints,
  MallPointsKind,
  MallReceiver,
} from '../../contract/schemas/mall.ts';
import type { Page, PageQuery } from '../../contract/schemas/page.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { MALL_ITEMS, type MallSeed } from '../seed/texts/mall.ts';
import { textIn } from '../seed/texts/text.ts';
import { playerAccount, post } from './ledger.ts';
import { giveVoucher } from './mallVouchers.ts';
import { formatMoney } from './money.ts';
import { instantOf, offsetOf, pageCounters } from './paging.ts';
import { checkOpen } from './playClosure.ts';
import { movePoints, TURNOVER_PER_POINT } from './points.ts';
import { refuse } from './refusal.ts';
import { timeZoneOf } from './site.ts';

/** An order as it is kept. */
export interface OrderRow {
  id: string;
  member_id: number;
  item_id: string;
  quantity: number;
  points: number;
  status: MallOrder['status'];
  receiver: string | null;
  note: string | null;
  created_at: number;
  updated_at: number;
}

/** What an operator may make of an order, and of which. */
const STEPS: Readonly<Record<'sent' | 'done' | 'rejected', readonly MallOrder['status'][]>> = {
  sent: ['pending'],
  done: ['sent'],
  rejected: ['pending', 'sent'],
};

/** How many of an item are left. */
export function stockOf(db: Database, { id, stock }: MallSeed): number {
  return sql<{ left: number }>(db, 'SELECT "left" FROM mall_stock WHERE item_id = ?').get(id)?.left ?? stock;
}

/** Takes from the shelf, or puts back with a negative count; what is short is refused with `limit.reached`. */
export function takeStock(db: Database, item: MallSeed, count: number): void {
  const left = stockOf(db, item) - count;
  if (left < 0) refuse('limit.reached', { field: 'quantity' });
  sql(
    db,
    'INSERT INTO mall_stock (item_id, "left") VALUES (?, ?) ON CONFLICT (item_id) DO UPDATE SET "left" = excluded."left"',
  ).run(item.id, left);
}

/** The shelves of a kind, or all of them. */
export function itemPage(db: Database, query: PageQuery & { language: string; kind?: MallKind }): Page<MallItem> {
  const chosen = MALL_ITEMS.filter(({ kind }) => query.kind === undefined || kind === query.kind);
  const first = offsetOf(query);
  const list = chosen.slice(first, first + query.pageSize).map((item) => itemIn(db, item, query.language));
  return { list, ...pageCounters(query, chosen.length) };
}

function itemIn(db: Database, item: MallSeed, language: string): MallItem {
  return {
    itemId: item.id,
    kind: item.kind,
    name: textIn(item.name, language),
    about: textIn(item.about, language),
    iconUrl: `/img/symbol/${item.icon}`,
    points: item.points,
    stock: stockOf(db, item),
    ...(item.amount === undefined ? {} : { amount: formatMoney(item.amount) }),
    ...(item.amount === undefined ? {} : { wagering: formatMoney(item.amount * (item.times ?? 0)) }),
  };
}

const itemById = (id: string): MallSeed => MALL_ITEMS.find((item) => item.id === id) ?? refuse('not.found');

/**
 * Exchanges points: credit and vouchers at once, goods wait for the operator. To be called inside a transaction. Refuses
 * `points.insufficient`, `limit.reached` for what is not in stock, `payload.invalid` for goods without a receiver.
 */
export function exchange(
  db: Database,
  memberId: number,
  { itemId, quantity, receiver }: MallExchangeForm,
  now: number,
): OrderRow {
  checkOpen(db, memberId, now);
  const item = itemById(itemId);
  if (item.kind === 'goods' && !receiver) {
    refuse('payload.invalid', { issues: [{ field: 'receiver', message: 'receiver is required' }] });
  }
  const id = `M${randomBytes(9).toString('hex')}`;
  const points = item.points * quantity;
  takeStock(db, item, quantity);
  movePoints(db, memberId, { key: `order:${id}`, kind: 'exchange', points: -points, orderId: id, now });
  const kept = item.kind === 'goods' ? JSON.stringify(receiver) : null;
  sql(
    db,
    `INSERT INTO mall_orders (id, member_id, item_id, quantity, points, status, receiver, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(id, memberId, itemId, quantity, points, item.kind === 'goods' ? 'pending' : 'done', kept, now, now);
  if (item.kind !== 'goods') deliver(db, memberId, item, { id, quantity }, now);
  return orderById(db, id);
}

function deliver(
  db: Database,
  memberId: number,
  item: MallSeed,
  { id, quantity }: { id: string; quantity: number },
  now: number,
): void {
  const amount = item.amount ?? 0;
  if (item.kind === 'credit') {
    post(db, {
      key: `mall:${id}`,
      kind: 'bonus',
      reference: id,
      source: { pt: `Loja: ${item.name.pt}`, en: `Mall: ${item.name.en}` },
      at: now,
      lines: [
        { account: 'house:bonus', amount: -amount * quantity },
        { account: playerAccount(memberId), amount: amount * quantity },
      ],
    });
    return;
  }
  for (let made = 1; made <= quantity; made += 1) {
    giveVoucher(db, memberId, { title: item.name, amount, times: item.times ?? 1, now });
  }
}

/** One order. Refuses `not.found`. */
export function orderById(db: Database, id: string): OrderRow {
  return sql<OrderRow>(db, 'SELECT * FROM mall_orders WHERE id = ?').get(id) ?? refuse('not.found');
}

/**
 * The operator moves an order on: sent, done, or rejected, which gives points and stock back once. The same step again changes nothing;
 * another is refused with `order.closed`.
 */
export function moveOrder(
  db: Database,
  id: string,
  to: 'sent' | 'done' | 'rejected',
  note: string | undefined,
  now: number,
): OrderRow {
  return db
    .transaction(() => {
      const order = orderById(db, id);
      if (order.status === to) return order;
      if (!STEPS[to].includes(order.status)) refuse('order.closed');
      if (to === 'rejected') {
        takeStock(db, itemById(order.item_id), -order.quantity);
        const back = { key: `order:${id}:back`, kind: 'returned', points: order.points, orderId: id, now } as const;
        movePoints(db, order.member_id, back);
      }
      sql(db, 'UPDATE mall_orders SET status = ?, note = COALESCE(?, note), updated_at = ? WHERE id = ?').run(
        to,
        note ?? null,
        now,
        id,
      );
      return orderById(db, id);
    })
    .immediate();
}

/** A name for an item that the shelves do not have any more: its id. */
function itemOf(id: string, language: string): Pick<MallOrder, 'kind' | 'name' | 'iconUrl'> {
  const item = MALL_ITEMS.find((one) => one.id === id);
  if (!item) return { kind: 'goods', name: id, iconUrl: '/img/symbol/wrapped-gift' };
  return { kind: item.kind, name: textIn(item.name, language), iconUrl: `/img/symbol/${item.icon}` };
}

export function orderOf(row: OrderRow, language: string): MallOrder {
  return {
    orderId: row.id,
    itemId: row.item_id,
    ...itemOf(row.item_id, language),
    quantity: row.quantity,
    points: row.points,
    status: row.status,
    createdAt: instantOf(row.created_at),
    updatedAt: instantOf(row.updated_at),
    ...(row.receiver === null ? {} : { receiver: JSON.parse(row.receiver) as MallReceiver }),
    ...(row.note === null ? {} : { note: row.note }),
  };
}

/** A member's orders, newest first. */
export function orderPage(db: Database, memberId: number, query: PageQuery & { language: string }): Page<MallOrder> {
  const total = sql<{ count: number }>(db, 'SELECT COUNT(*) AS count FROM mall_orders WHERE member_id = ?');
  const rows = sql<OrderRow>(
    db,
    'SELECT * FROM mall_orders WHERE member_id = ? ORDER BY created_at DESC, id LIMIT ? OFFSET ?',
  ).all(memberId, query.pageSize, offsetOf(query));
  return {
    list: rows.map((row) => orderOf(row, query.language)),
    ...pageCounters(query, total.get(memberId)?.count ?? 0),
  };
}

interface Movement {
  id: string;
  kind: MallPointsKind;
  points: number;
  at: number;
  item_id?: string | null;
}

/** Points that play earned, a row per day: what the turnover up to its end makes, less what it made before. */
function earned(db: Database, memberId: number): Movement[] {
  const days = sql<{ day: string; stake: number; at: number }>(
    db,
    `SELECT site_day(?, placed_at) AS day, SUM(stake) AS stake, MAX(placed_at) AS at
     FROM bets WHERE member_id = ? AND status IN ('won', 'lost') GROUP BY day ORDER BY day`,
  ).all(timeZoneOf(db), memberId);
  let turnover = 0;
  return days.flatMap(({ day, stake, at }) => {
    const before = Math.floor(turnover / TURNOVER_PER_POINT);
    turnover += stake;
    const points = Math.floor(turnover / TURNOVER_PER_POINT) - before;
    return points > 0 ? [{ id: `turnover-${day}`, kind: 'turnover' as const, points, at }] : [];
  });
}

/** Points of the sign-in calendar. */
const signedIn = (db: Database, memberId: number): Movement[] =>
  sql<{ day: string; points: number; created_at: number }>(
    db,
    'SELECT day, points, created_at FROM sign_ins WHERE member_id = ? AND points > 0',
  )
    .all(memberId)
    .map(({ day, points, created_at }) => ({ id: `signIn-${day}`, kind: 'signIn', points, at: created_at }));

/** How a member's points came and went, newest first. */
export function pointsPage(db: Database, memberId: number, query: PageQuery & { language: string }): Page<MallPoints> {
  const entries = sql<Movement>(
    db,
    `SELECT 'entry-' || p.id AS id, p.kind, p.points, p.created_at AS at, o.item_id
     FROM mall_points p LEFT JOIN mall_orders o ON o.id = p.order_id WHERE p.member_id = ?`,
  ).all(memberId);
  const all = [...earned(db, memberId), ...signedIn(db, memberId), ...entries].sort(
    (a, b) => b.at - a.at || b.id.localeCompare(a.id),
  );
  const first = offsetOf(query);
  const list = all.slice(first, first + query.pageSize).map(({ id, kind, points, at, item_id }) => ({
    entryId: id,
    kind,
    points,
    createdAt: instantOf(at),
    ...(item_id ? { name: itemOf(item_id, query.language).name } : {}),
  }));
  return { list, ...pageCounters(query, all.length) };
}
