import { Hono } from 'hono';
import { html } from 'hono/html';
import { sql } from '../../db/statement.ts';
import { proofPicture } from '../../rules/depositProofs.ts';
import { asOfNow, DEPOSITS, type DepositRow, settleDeposit } from '../../rules/deposits.ts';
import { formatMoney, siteCurrency } from '../../rules/money.ts';
import { Refusal } from '../../rules/refusal.ts';
import type { Platform } from '../platform.ts';
import { page } from './page.ts';

type Row = DepositRow & { username: string };

/** What a member reads where the form gives no reason of its own. */
const REASON =
  'Não encontramos esta transferência. Confira o comprovante ou fale com o suporte. / We could not find this transfer. Check the proof or contact support.';

const LIST = DEPOSITS.replace('SELECT d.*', 'SELECT d.*, m.username').replace(
  'FROM deposits d',
  'FROM deposits d JOIN members m ON m.id = d.member_id',
);

/** Deposits as the back office sees them: manual transfers that wait first, then whatever else waits, then the newest. */
function rowsOf({ db, clock }: Platform): Row[] {
  return sql<Row>(db, `${LIST} ORDER BY d.status = 'pending' DESC, d.kind = 'manual' DESC, d.created_at DESC LIMIT 100`)
    .all()
    .map((row) => ({ ...row, ...asOfNow(row, clock()) }));
}

/** `/sandbox/deposits`: the back office that finds transfers in the bank's account and approves or declines them. */
export function depositsPage(platform: Platform): Hono {
  const { db, clock } = platform;
  const routes = new Hono();
  routes.get('/deposits', (c) => c.html(view(rowsOf(platform))));
  routes.get('/deposits.json', (c) =>
    c.json(
      rowsOf(platform).map(({ id, username, kind, status, payer_name }) => ({
        id,
        username,
        kind,
        status,
        payerName: payer_name,
      })),
    ),
  );
  routes.get('/deposits/proofs/:id', (c) => {
    const picture = proofPicture(db, c.req.param('id'));
    if (!picture) return c.text('Not found', 404);
    return c.body(new Uint8Array(picture.bytes), 200, { 'Content-Type': picture.type, 'Cache-Control': 'no-store' });
  });
  routes.post('/deposits/:id', async (c) => {
    const { action, reason } = await c.req.parseBody();
    const said = typeof reason === 'string' && reason.trim() !== '' ? reason.trim().slice(0, 300) : REASON;
    try {
      settleDeposit(db, c.req.param('id'), action === 'approve' ? 'approved' : 'declined', clock(), said);
    } catch (error) {
      // Settled meanwhile, or unknown: the list shows how things stand.
      if (!(error instanceof Refusal)) throw error;
    }
    return c.redirect('/sandbox/deposits', 303);
  });
  return routes;
}

function view(rows: Row[]) {
  return page(
    'Deposits',
    html`<p><a href="/sandbox">Sandbox</a></p><h1>Deposits</h1>
${rows.length === 0 ? html`<p class="quiet">Nobody has paid in yet.</p>` : ''}
${rows.map(
  (
    row,
  ) => html`<div class="card"><small>${row.status} · ${new Date(row.created_at).toISOString()} · ${row.username}</small>
<div class="gold">${siteCurrency().code} ${formatMoney(row.amount)}</div><small>${row.method_name} · ${row.id}</small>
${row.payer_name === null ? '' : html`<p>From <b>${row.payer_name}</b> to <code>${row.account_id}</code></p>`}
${row.proof_id === null ? '' : html`<p><img src="/sandbox/deposits/proofs/${row.proof_id}" alt="proof" style="max-width:100%"></p>`}
${row.reason === null ? '' : html`<p class="hot">${row.reason}</p>`}
${row.status === 'pending' ? decision(row.id) : ''}</div>`,
)}`,
  );
}

const decision = (id: string) => html`<form method="post" action="/sandbox/deposits/${id}">
<label>Reason of a refusal <input type="text" name="reason" maxlength="300"></label>
<button name="action" value="approve">Approve</button>
<button name="action" value="decline" class="second">Decline</button></form>`;
