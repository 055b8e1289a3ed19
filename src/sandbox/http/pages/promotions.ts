import { Hono } from 'hono';
import { html } from 'hono/html';
import { formatMoney, parseMoney, siteCurrency } from '../../rules/money.ts';
import {
  type Decision,
  decideRequest,
  type PromotionRequest,
  promotionRequests,
  requestPicture,
} from '../../rules/promotionRequests.ts';
import { Refusal } from '../../rules/refusal.ts';
import type { Platform } from '../platform.ts';
import { page } from './page.ts';

/** What a rejection says where the form gives no reason of its own. */
const REASON = 'O comprovante não mostra o que a promoção pede. / The proof does not show what the promotion asks for.';

/** `/sandbox/promotions`: the back office that reads applications for rewards and issues or rejects them (SPEC section 4). */
export function promotionsPage({ db, clock }: Platform): Hono {
  const routes = new Hono();
  routes.get('/promotions', (c) => c.html(view(promotionRequests(db))));
  routes.get('/promotions.json', (c) => c.json(promotionRequests(db)));
  routes.get('/promotions/:id/pictures/:position', (c) => {
    const picture = requestPicture(db, Number(c.req.param('id')), Number(c.req.param('position')));
    if (!picture) return c.text('Not found', 404);
    return c.body(new Uint8Array(picture.bytes), 200, { 'Content-Type': picture.type, 'Cache-Control': 'no-store' });
  });
  routes.post('/promotions/:id', async (c) => {
    const decision = decisionOf(await c.req.parseBody());
    if (!decision) return c.text('The amount is a decimal of more than 0.', 400);
    try {
      decideRequest(db, Number(c.req.param('id')), decision, clock());
    } catch (error) {
      // Decided meanwhile: the list shows how things stand.
      if (!(error instanceof Refusal)) throw error;
    }
    return c.redirect('/sandbox/promotions', 303);
  });
  return routes;
}

function decisionOf({ action, amount, reason }: Record<string, unknown>): Decision | undefined {
  if (action !== 'issue') {
    return { reason: typeof reason === 'string' && reason.trim() !== '' ? reason.trim().slice(0, 300) : REASON };
  }
  const text = typeof amount === 'string' ? amount : '';
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text) || parseMoney(text) === 0) return undefined;
  return { amount: parseMoney(text) };
}

function view(requests: PromotionRequest[]) {
  return page(
    'Promotions',
    html`<p><a href="/sandbox">Sandbox</a></p><h1>Applications for rewards</h1>
${requests.length === 0 ? html`<p class="quiet">Nobody has applied yet.</p>` : ''}
${requests.map(
  (request) => html`<div class="card">
<small>${request.status} · ${request.username} · ${new Date(request.createdAt).toISOString()}</small>
<div><b>${request.title}</b></div>
${request.remarks === '' ? '' : html`<p>${request.remarks}</p>`}
${Array.from(
  { length: request.pictures },
  (_, position) =>
    html`<img src="/sandbox/promotions/${request.id}/pictures/${position}" alt="Picture ${position + 1}" style="max-width:100%">`,
)}
${request.status === 'pending' ? decision(request) : ''}</div>`,
)}`,
  );
}

const decision = ({ id, amount }: PromotionRequest) => html`<form method="post" action="/sandbox/promotions/${id}">
<label>Amount in ${siteCurrency().code} <input name="amount" inputmode="decimal" value="${formatMoney(amount)}"></label>
<label>Reason of a rejection <input type="text" name="reason" maxlength="300"></label>
<button name="action" value="issue">Issue the reward</button>
<button name="action" value="reject" class="second">Reject</button></form>`;
