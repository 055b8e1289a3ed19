import { Hono } from 'hono';
import { html } from 'hono/html';
import { sql } from '../../db/statement.ts';
import { formatMoney, siteCurrency } from '../../rules/money.ts';
import { Refusal } from '../../rules/refusal.ts';
import { endWithdrawal, WITHDRAWALS, type WithdrawalRow } from '../../rules/withdrawals.ts';
import type { Platform } from '../platform.ts';
import { page } from './page.ts';

/** `/sandbox/withdrawals`: the back office that pays or rejects what members ask for. */
export function withdrawalsPage({ db, clock }: Platform): Hono {
  const routes = new Hono();
  routes.get('/withdrawals', (c) => {
    const rows = sql<WithdrawalRow>(db, `${WITHDRAWALS} ORDER BY w.status <> 'pending', w.created_at DESC LIMIT 100`);
    return c.html(view(rows.all()));
  });
  routes.post('/withdrawals/:id', async (c) => {
    const { action, reason } = await c.req.parseBody();
    const said = typeof reason === 'string' ? reason.trim().slice(0, 300) : '';
    try {
      if (action === 'pay') endWithdrawal(db, c.req.param('id'), 'paid', clock());
      else endWithdrawal(db, c.req.param('id'), 'rejected', clock(), said || undefined);
    } catch (error) {
      // Cancelled meanwhile, or unknown: the list shows how things stand.
      if (!(error instanceof Refusal)) throw error;
    }
    return c.redirect('/sandbox/withdrawals', 303);
  });
  return routes;
}

function view(rows: WithdrawalRow[]) {
  const buttons = (id: string) => html`<form method="post" action="/sandbox/withdrawals/${id}">
<label>Reason of a rejection <input type="text" name="reason" maxlength="300"></label>
<button name="action" value="pay">Pay</button><button name="action" value="reject" class="second">Reject</button></form>`;
  return page(
    'Withdrawals',
    html`<p><a href="/sandbox">Sandbox</a></p><h1>Withdrawals</h1>
${rows.length === 0 ? html`<p class="quiet">Nobody has asked for one yet.</p>` : ''}
${rows.map(
  (
    row,
  ) => html`<div class="card"><small>${row.status} · ${new Date(row.created_at).toISOString()} · member ${row.member_id}</small>
<div class="gold">${siteCurrency().code} ${formatMoney(row.amount)}</div><small>${row.bank_name} ${row.number} · ${row.payee_name}</small>
${row.reason === null ? '' : html`<p class="hot">${row.reason}</p>`}
${row.status === 'pending' ? buttons(row.id) : ''}</div>`,
)}`,
  );
}
