import { Hono } from 'hono';
import { html } from 'hono/html';
import { decideKyc, type KycCase, kycCases, kycPicture } from '../../rules/kyc.ts';
import { Refusal } from '../../rules/refusal.ts';
import type { Platform } from '../platform.ts';
import { page } from './page.ts';

/** What a rejection says where the form gives no reason of its own. */
const REASON =
  'A foto está ilegível. Envie outra com boa luz e sem reflexos. / The photo cannot be read. Send another one in good light, without glare.';

/** `/sandbox/kyc`: the back office that looks at documents and approves or rejects them (SPEC section 4). */
export function kycPage({ db, clock }: Platform): Hono {
  const routes = new Hono();
  routes.get('/kyc', (c) => c.html(view(kycCases(db))));
  routes.get('/kyc.json', (c) => c.json(kycCases(db)));
  routes.get('/kyc/pictures/:id', (c) => {
    const picture = kycPicture(db, c.req.param('id'));
    if (!picture) return c.text('Not found', 404);
    return c.body(new Uint8Array(picture.bytes), 200, { 'Content-Type': picture.type, 'Cache-Control': 'no-store' });
  });
  routes.post('/kyc/:member', async (c) => {
    const { action, reason } = await c.req.parseBody();
    const said = typeof reason === 'string' && reason.trim() !== '' ? reason.trim().slice(0, 300) : REASON;
    try {
      decideKyc(db, Number(c.req.param('member')), action === 'approve' ? undefined : said, clock());
    } catch (error) {
      // Decided meanwhile: the list shows how things stand.
      if (!(error instanceof Refusal)) throw error;
    }
    return c.redirect('/sandbox/kyc', 303);
  });
  return routes;
}

function view(cases: KycCase[]) {
  return page(
    'Identity',
    html`<p><a href="/sandbox">Sandbox</a></p><h1>Identity verification</h1>
${cases.length === 0 ? html`<p class="quiet">Nobody has begun one yet.</p>` : ''}
${cases.map(
  ({ memberId, username, status, documentType, submittedAt, pictures }) => html`<div class="card">
<small>${status} · ${documentType}${submittedAt === null ? '' : html` · ${new Date(submittedAt).toISOString()}`}</small>
<div class="gold">${username}</div>
${pictures.map(
  ({ id, side, size, received }) =>
    html`<p><small>${side}: ${received} of ${size} bytes</small>${
      received === size ? html`<br><img src="/sandbox/kyc/pictures/${id}" alt="${side}" style="max-width:100%">` : ''
    }</p>`,
)}
${status === 'pending' ? decision(memberId) : ''}</div>`,
)}`,
  );
}

const decision = (memberId: number) => html`<form method="post" action="/sandbox/kyc/${memberId}">
<label>Reason of a rejection <input type="text" name="reason" maxlength="300"></label>
<button name="action" value="approve">Approve</button>
<button name="action" value="reject" class="second">Reject</button></form>`;
