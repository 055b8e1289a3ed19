import { Hono } from 'hono';
import { html } from 'hono/html';
import { languageOf, page } from './page.ts';
import { webClip } from './webClip.ts';

const TEXTS = {
  pt: { about: 'Num site de verdade, este endereço abriria', back: 'Voltar ao site' },
  en: { about: 'On a real site this address would open', back: 'Back to the site' },
};

/** `/sandbox/elsewhere/:name`: stands in for social networks, messengers and downloads, so that no link leaves the machine. */
export function elsewherePage(): Hono {
  const routes = new Hono();
  routes.get('/elsewhere/leve.mobileconfig', (c) =>
    c.body(webClip(new URL(c.req.url).origin), 200, {
      'Content-Type': 'application/x-apple-aspen-config',
      'Content-Disposition': 'attachment; filename="leve.mobileconfig"',
    }),
  );
  routes.get('/elsewhere/:name{[\\w.-]{1,40}}', (c) => {
    const language = languageOf(c.req.raw);
    const name = c.req.param('name');
    const text = TEXTS[language];
    const body = html`<h1>${name}</h1><p class="quiet">${text.about} <b>${name}</b>.</p><a class="button" href="/">${text.back}</a>`;
    return c.html(page(name, body, language));
  });
  return routes;
}
