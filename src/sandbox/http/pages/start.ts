import { Hono } from 'hono';
import { html } from 'hono/html';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD } from '../../seed/accounts.ts';
import { page } from './page.ts';

const LINKS = [
  ['/', 'The app', 'as a visitor sees it'],
  ['/sandbox/outbox', 'Outbox', 'SMS codes and e-mails, newest first'],
  ['/sandbox/deposits', 'Deposits', 'approve or decline what members pay in, with the proofs of their transfers'],
  ['/sandbox/withdrawals', 'Withdrawals', 'pay or reject what members ask for'],
  ['/sandbox/vouchers', 'Vouchers', 'make promo codes, for everybody or for one member'],
  ['/sandbox/kyc', 'Identity', 'approve or reject the documents that members send'],
  ['/sandbox/mall', 'Mall', 'send what members exchange points for, fill the shelves'],
  ['/sandbox/redRain', 'Red envelopes', 'let it rain now'],
  ['/sandbox/promotions', 'Promotions', 'issue or reject the rewards that members apply for'],
  ['/sandbox/faults', 'Faults', 'latency, errors, dropped connections, maintenance, restricted region'],
  ['/sandbox/settings', 'Settings', 'feature flags, modules and registration fields of the site'],
  ['/sandbox/api', 'API', 'every call with its payload and answer, as OpenAPI 3.1'],
] as const;

/** `/sandbox`: where a person finds everything that a real platform would keep behind its walls. */
export function startPage(): Hono {
  const routes = new Hono();
  routes.get('/', (c) =>
    c.html(
      page(
        'Sandbox',
        html`<h1>Leve sandbox</h1>
<p class="quiet">The local reference platform. Money, messages and games here are pretence.</p>
${LINKS.map(([href, name, about]) => html`<a class="card" href="${href}"><b>${name}</b>${about}</a>`)}
<h2>Accounts</h2>
<p class="quiet">The password of each is <code>${DEMO_PASSWORD}</code>, the payment password <code>${DEMO_PAYMENT_PASSWORD}</code>.</p>
<table><tr><th>Username</th><th>Type</th><th>What it shows</th></tr>
${DEMO_ACCOUNTS.map(({ username, type, about }) => html`<tr><td>${username}</td><td>${type}</td><td>${about}</td></tr>`)}
</table>`,
      ),
    ),
  );
  return routes;
}
