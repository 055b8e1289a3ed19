import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { sql } from '../../db/statement.ts';
import { moveOrder, type OrderRow, orderOf, stockOf, takeStock } from '../../rules/mall.ts';
import { memberByUsername } from '../../rules/members.ts';
import { movePoints } from '../../rules/points.ts';
import { Refusal } from '../../rules/refusal.ts';
import { MALL_ITEMS, type MallSeed } from '../../seed/texts/mall.ts';
import type { Platform } from '../platform.ts';
import { page } from './page.ts';

/** The most points that the house gives at once. */
const MOST_GIFT = 1_000_000;

/** How many a delivery brings. */
const DELIVERY = 10;

const STEPS = { send: 'sent', finish: 'done', reject: 'rejected' } as const;

/** `/sandbox/mall`: the back office that sends what members have exchanged, and fills the shelves. */
export function mallPage({ db, clock }: Platform): Hono {
  const routes = new Hono();
  const orders = () =>
    sql<OrderRow & { username: string }>(
      db,
      `SELECT o.*, m.username FROM mall_orders o JOIN members m ON m.id = o.member_id
       ORDER BY o.status NOT IN ('pending', 'sent'), o.created_at DESC LIMIT 100`,
    ).all();
  routes.get('/mall', (c) =>
    c.html(
      view(
        orders(),
        MALL_ITEMS.map((item) => ({ item, left: stockOf(db, item) })),
      ),
    ),
  );
  routes.get('/mall.json', (c) => c.json(orders().map((row) => ({ ...orderOf(row, 'en'), username: row.username }))));
  routes.post('/mall/orders/:id', async (c) => {
    const { action, note } = await c.req.parseBody();
    const to = STEPS[action as keyof typeof STEPS] ?? 'rejected';
    const said = typeof note === 'string' && note.trim() !== '' ? note.trim().slice(0, 300) : undefined;
    try {
      moveOrder(db, c.req.param('id'), to, said, clock());
    } catch (error) {
      // Moved on meanwhile: the list shows how things stand.
      if (!(error instanceof Refusal)) throw error;
    }
    return c.redirect('/sandbox/mall', 303);
  });
  routes.post('/mall/points', async (c) => {
    const { username, points } = await c.req.parseBody();
    const member = memberByUsername(db, String(username));
    const count = Number(points);
    if (member && Number.isInteger(count) && count > 0 && count <= MOST_GIFT) {
      const key = `gift:${randomUUID()}`;
      movePoints(db, member.id, { key, kind: 'bonus', points: count, now: clock() });
    }
    return c.redirect('/sandbox/mall', 303);
  });
  routes.post('/mall/items/:id', (c) => {
    const item = MALL_ITEMS.find(({ id }) => id === c.req.param('id'));
    if (item) takeStock(db, item, -DELIVERY);
    return c.redirect('/sandbox/mall', 303);
  });
  return routes;
}

const view = (rows: (OrderRow & { username: string })[], shelves: { item: MallSeed; left: number }[]) =>
  page(
    'Mall',
    html`<p><a href="/sandbox">Sandbox</a></p><h1>Mall</h1><h2>Orders</h2>
${rows.length === 0 ? html`<p class="quiet">Nobody has exchanged anything yet.</p>` : ''}
${rows.map((row) => {
  const { orderId, name, quantity, points, status, receiver, note, createdAt } = orderOf(row, 'en');
  return html`<div class="card"><small>${status} · ${createdAt} · ${row.username}</small>
<div class="gold">${quantity} × ${name}</div><small>${points} points</small>
${receiver ? html`<p>${receiver.name}<br>${receiver.mobileNum}<br>${receiver.address}</p>` : ''}
${note ? html`<p class="quiet">${note}</p>` : ''}${status === 'pending' || status === 'sent' ? steps(orderId, status) : ''}</div>`;
})}<h2>Gift</h2>
<form class="card" method="post" action="/sandbox/mall/points"><label>Username <input type="text" name="username" value="member"></label>
<label>Points <input name="points" value="1000" inputmode="numeric"></label><button class="second">Give points</button></form>
<h2>Shelves</h2>
${shelves.map(
  ({
    item,
    left,
  }) => html`<form class="card" method="post" action="/sandbox/mall/items/${item.id}"><b>${item.name.en}</b><br>
<small>${item.kind} · ${item.points} points · ${left} left</small><button class="second">Add ${DELIVERY}</button></form>`,
)}`,
  );

const steps = (id: string, status: 'pending' | 'sent') => html`<form method="post" action="/sandbox/mall/orders/${id}">
<label>Note (tracking code, or why not) <input type="text" name="note" maxlength="300"></label>
${
  status === 'pending'
    ? html`<button name="action" value="send">Send</button>`
    : html`<button name="action" value="finish">Delivered</button>`
}
<button name="action" value="reject" class="second">Reject, points back</button></form>`;
