import { Hono } from 'hono';
import { html } from 'hono/html';
import { openCaptchas } from '../../rules/captcha.ts';
import { sentMessages } from '../../rules/outbox.ts';
import type { Platform } from '../platform.ts';
import { page } from './page.ts';

const SHOWN = 100;

/** `/sandbox/outbox`: the SMS codes and e-mails that a carrier would have delivered. Tests read it as JSON, captchas included. */
export function outboxPage({ db }: Platform): Hono {
  const routes = new Hono();
  routes.get('/outbox.json', (c) => c.json(sentMessages(db, SHOWN)));
  routes.get('/captchas.json', (c) => c.json(openCaptchas(db)));
  routes.get('/outbox', (c) => {
    const messages = sentMessages(db, SHOWN);
    return c.html(
      page(
        'Outbox',
        html`<p><a href="/sandbox">Sandbox</a></p><h1>Outbox</h1>
<p class="quiet">What the platform has sent, newest first. <a href="/sandbox/outbox">Look again</a></p>
${messages.length === 0 ? html`<p>Nothing has been sent yet.</p>` : ''}
${messages.map(
  ({ kind, recipient, subject, body, created_at }) => html`<div class="card">
<small>${kind === 'sms' ? 'SMS' : 'E-mail'} to ${recipient} · ${subject} · ${new Date(created_at).toISOString()}</small>
<div class="gold">${body}</div></div>`,
)}`,
      ),
    );
  });
  return routes;
}
