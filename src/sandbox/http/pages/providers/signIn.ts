import { type Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { LoginProvider } from '../../../../contract/schemas/member.ts';
import { giveToken } from '../../../rules/providers.ts';
import type { Platform } from '../../platform.ts';
import { languageOf, type PageLanguage, page } from '../page.ts';

/** People who have an account at every service. */
const PEOPLE = [
  { name: 'Ana Souza', email: 'ana.souza@example.com' },
  { name: 'Bruno Lima', email: 'bruno.lima@example.com' },
  { name: 'Carla Dias', email: 'carla.dias@example.com' },
] as const;

const NAMES: Record<LoginProvider, string> = { google: 'Google', facebook: 'Facebook' };

const TEXTS = {
  pt: {
    title: 'Escolha uma conta',
    about: 'Página de demonstração: nenhuma conta de verdade é usada.',
    other: 'Outra conta',
    name: 'Nome',
    email: 'E-mail',
    go: 'Continuar',
    cancel: 'Cancelar',
    done: 'Pronto. Esta janela pode ser fechada.',
  },
  en: {
    title: 'Choose an account',
    about: 'Demonstration page: no real account is used.',
    other: 'Another account',
    name: 'Name',
    email: 'E-mail',
    go: 'Continue',
    cancel: 'Cancel',
    done: 'Done. This window can be closed.',
  },
} satisfies Record<PageLanguage, Record<string, string>>;

/** Hands the answer to the page that opened the window, and to no other origin. */
const ANSWER = `(function(){var answer=JSON.parse(document.getElementById('answer').textContent);
if(window.opener)window.opener.postMessage(answer,location.origin);setTimeout(function(){window.close()},50)})();`;

/** `/sandbox/providers/:provider/sign-in`: the window of a sign-in service, where a person picks an account or cancels. */
export function signInPages({ db, clock }: Platform): Hono {
  const routes = new Hono();
  routes.use(async (c, next) => {
    await next();
    // As at the real services: the window keeps its tie to who opened it.
    c.header('Cross-Origin-Opener-Policy', 'unsafe-none');
  });
  routes.get('/:provider{google|facebook}/sign-in', (c) => c.html(choice(providerOf(c), languageOf(c.req.raw))));
  routes.post('/:provider{google|facebook}/sign-in', async (c) => {
    const { name, email } = (await c.req.parseBody()) as Record<string, string | undefined>;
    const state = c.req.query('state') ?? '';
    const provider = providerOf(c);
    const token = email && giveToken(db, { provider, subject: email, name: name || null, email }, clock());
    return c.html(end(token ? { state, token } : { state, error: 'denied' }, languageOf(c.req.raw)));
  });
  return routes;
}

const providerOf = (c: Context): LoginProvider => (c.req.param('provider') === 'facebook' ? 'facebook' : 'google');

function choice(provider: LoginProvider, language: PageLanguage) {
  const text = TEXTS[language];
  return page(
    NAMES[provider],
    html`<h1>${NAMES[provider]}: ${text.title}</h1><p class="quiet">${text.about}</p>
${PEOPLE.map(
  ({ name, email }) => html`<form method="post"><input type="hidden" name="name" value="${name}">
<button class="second" name="email" value="${email}">${name}<br><small>${email}</small></button></form>`,
)}
<form method="post" class="card"><b>${text.other}</b>
<label>${text.name} <input type="text" name="name" maxlength="60" required></label>
<label>${text.email} <input type="text" name="email" maxlength="120" required></label>
<button>${text.go}</button></form>
<form method="post"><button class="second">${text.cancel}</button></form>`,
    language,
  );
}

function end(answer: { state: string; token?: string; error?: string }, language: PageLanguage) {
  const json = JSON.stringify(answer).replace(/</g, '\\u003c');
  const body = html`<p>${TEXTS[language].done}</p>
<script type="application/json" id="answer">${raw(json)}</script><script>${raw(ANSWER)}</script>`;
  return page(TEXTS[language].title, body, language);
}
