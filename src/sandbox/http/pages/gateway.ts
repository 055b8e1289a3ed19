import { Hono } from 'hono';
import { html } from 'hono/html';
import type { DepositStatus } from '../../../contract/schemas/deposit.ts';
import { type DepositRow, depositById, settleDeposit } from '../../rules/deposits.ts';
import { formatMoney, siteCurrency } from '../../rules/money.ts';
import { Refusal } from '../../rules/refusal.ts';
import { timeZoneOf } from '../../rules/site.ts';
import type { TimeZone } from '../../rules/siteDay.ts';
import type { Platform } from '../platform.ts';
import { languageOf, type PageLanguage, page } from './page.ts';

const TEXTS = {
  pt: {
    title: 'Pagamento',
    about: 'Gateway de demonstração: nenhum dinheiro de verdade é movido.',
    until: 'Pague até',
    approve: 'Pagar agora',
    decline: 'Recusar o pagamento',
    later: 'Deixar pendente e voltar',
    back: 'Voltar ao site',
    unknown: 'Este pagamento não existe.',
    status: {
      pending: 'Aguardando pagamento',
      approved: 'Pagamento aprovado',
      declined: 'Pagamento recusado',
      expired: 'O prazo terminou',
    },
  },
  en: {
    title: 'Payment',
    about: 'Demonstration gateway: no real money is moved.',
    until: 'Pay until',
    approve: 'Pay now',
    decline: 'Decline the payment',
    later: 'Leave it pending and go back',
    back: 'Back to the site',
    unknown: 'There is no such payment.',
    status: {
      pending: 'Waiting for payment',
      approved: 'Payment approved',
      declined: 'Payment declined',
      expired: 'The time is over',
    },
  },
} satisfies Record<PageLanguage, { status: Record<DepositStatus, string> } & Record<string, unknown>>;

/**
 * `/sandbox/gateway/:depositId`: the payment provider's page. Approves, declines or leaves pending, then leads back to
 * the deposit's `backUrl` with `depositId`. Pressing twice pays once.
 */
export function gatewayPage({ db, clock }: Platform): Hono {
  const routes = new Hono();
  routes.get('/gateway/:depositId', (c) => {
    const language = languageOf(c.req.raw);
    return c.html(view(depositById(db, c.req.param('depositId'), clock()), language, timeZoneOf(db)));
  });
  routes.post('/gateway/:depositId', async (c) => {
    const { action } = await c.req.parseBody();
    const deposit = depositById(db, c.req.param('depositId'), clock());
    try {
      if (action === 'approve') settleDeposit(db, deposit.id, 'approved', clock());
      if (action === 'decline') settleDeposit(db, deposit.id, 'declined', clock());
    } catch (error) {
      // Settled otherwise meanwhile: the site shows how it ended.
      if (!(error instanceof Refusal)) throw error;
    }
    return c.redirect(backTo(deposit), 303);
  });
  routes.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error;
    const language = languageOf(c.req.raw);
    return c.html(page(TEXTS[language].title, html`<h1>${TEXTS[language].unknown}</h1>`, language), 404);
  });
  return routes;
}

/** The way back, with the deposit's id added to whatever query the path has. */
function backTo({ id, back_url }: DepositRow): string {
  const [path = '/', fragment] = back_url.split('#', 2);
  const joined = `${path}${path.includes('?') ? '&' : '?'}depositId=${id}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

/** Day and time by the site's clock: a boleto may be paid for three days. */
const UNTIL = { dateStyle: 'short', timeStyle: 'short' } as const;

function view(deposit: DepositRow, language: PageLanguage, timeZone: TimeZone) {
  const text = TEXTS[language];
  const locale = language === 'pt' ? 'pt-BR' : 'en-GB';
  const amount = formatMoney(deposit.amount);
  const until = new Date(deposit.expires_at).toLocaleString(locale, { ...UNTIL, timeZone });
  const buttons = html`<form method="post">
<button name="action" value="approve">${text.approve}</button>
<button name="action" value="decline" class="second">${text.decline}</button>
<button name="action" value="pending" class="second">${text.later}</button>
</form>`;
  return page(
    text.title,
    html`<h1>${deposit.method_name}</h1><p class="quiet">${text.about}</p>
<div class="card"><small>${text.status[deposit.status]}</small>
<h1 class="gold">${siteCurrency().code} ${language === 'pt' ? amount.replace('.', ',') : amount}</h1>
${deposit.status === 'pending' ? html`<small>${text.until} ${until}</small>` : ''}</div>
${deposit.status === 'pending' ? buttons : html`<a class="button" href="${backTo(deposit)}">${text.back}</a>`}`,
    language,
  );
}
