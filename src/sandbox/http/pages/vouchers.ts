import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { memberByUsername } from '../../rules/members.ts';
import { formatMoney, parseMoney, siteCurrency } from '../../rules/money.ts';
import { addVoucher, newestVouchers, type VoucherRow } from '../../rules/vouchers.ts';
import type { Text } from '../../seed/texts/text.ts';
import type { Platform } from '../platform.ts';
import { type Markup, page } from './page.ts';

const DAY = 24 * 3600 * 1000;

const optional = z.literal('').transform(() => undefined);

/** What the form sends; all of it is text. */
const form = z.object({
  code: z.string().regex(/^[A-Za-z0-9-]{3,20}$/),
  title: z.string().trim().min(1).max(60),
  amount: z.string().regex(/^\d{1,6}(\.\d{1,8})?$/),
  times: z.coerce.number().int().min(0).max(100),
  days: z.coerce.number().int().min(1).max(3650),
  uses: optional.or(z.coerce.number().int().min(1)),
  username: optional.or(z.string().max(20)),
});

/** `/sandbox/vouchers`: the back office makes promo codes, for everybody or for one member, and sees how often each was redeemed. */
export function vouchersPage({ db, clock }: Platform): Hono {
  const routes = new Hono();
  routes.get('/vouchers', (c) => c.html(view(newestVouchers(db))));
  routes.post('/vouchers', async (c) => {
    const trouble = make(db, await c.req.parseBody(), clock());
    return trouble ? c.html(view(newestVouchers(db), trouble), 400) : c.redirect('/sandbox/vouchers', 303);
  });
  return routes;
}

/** Makes the code that a form asks for; gives what is wrong with it otherwise. */
function make(db: Database, given: unknown, now: number): string | undefined {
  const { data, error } = form.safeParse(given);
  if (!data) return `Not a voucher: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`;
  const { code, title, amount, times, days, uses, username } = data;
  const member = username === undefined ? undefined : memberByUsername(db, username);
  if (username !== undefined && !member) return `There is no member ${username}`;
  const minor = parseMoney(amount);
  if (minor === 0) return 'Not a voucher: amount';
  const made = addVoucher(db, {
    code,
    title: { pt: title, en: title },
    amount: minor,
    times,
    uses,
    memberId: member?.id,
    now,
    expiresAt: now + days * DAY,
  });
  return made ? undefined : `${code} is taken`;
}

const FIELDS = [
  ['code', 'Code (3 to 20 letters, digits, -)', 'FESTA20'],
  ['title', 'Title', 'Festa'],
  ['amount', 'Amount', '20.00'],
  ['times', 'Turnover, times the amount', '3'],
  ['days', 'Days until it expires', '30'],
  ['uses', 'Uses in all (empty: no end)', ''],
  ['username', 'Only for (username)', ''],
] as const;

function view(rows: readonly VoucherRow[], trouble?: string): Markup {
  return page(
    'Vouchers',
    html`<p><a href="/sandbox">Sandbox</a></p><h1>Vouchers</h1>
<form method="post" class="card">${trouble ? html`<p class="hot">${trouble}</p>` : ''}
${FIELDS.map(([name, label, value]) => html`<label>${label} <input name="${name}" type="text" value="${value}"></label>`)}
<button>Make the code</button></form>
${rows.map(
  ({ code, title, amount, times, uses, used, member_id, expires_at }) => html`<div class="card"><b>${code}</b>
<small>${(JSON.parse(title) as Text).en}</small><div class="gold">${siteCurrency().code} ${formatMoney(amount)} × ${times}</div>
<small>used ${used}${uses === null ? '' : ` of ${uses}`} · until ${new Date(expires_at).toISOString()}${
    member_id === null ? '' : ` · only member ${member_id}`
  }</small></div>`,
)}`,
  );
}
