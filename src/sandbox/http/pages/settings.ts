import { Hono } from 'hono';
import { html } from 'hono/html';
import type { FeatureFlags } from '../../../contract/schemas/system.ts';
import { changeSite, siteChanges, siteChangesSchema, whitelabelOf } from '../../rules/site.ts';
import { issuesOf } from '../issues.ts';
import type { Platform } from '../platform.ts';
import { page } from './page.ts';

/** `/sandbox/settings` switches features by hand; `/sandbox/settings.json` (GET, PUT, DELETE) takes all that may change. */
export function settingsPage({ db }: Platform): Hono {
  const routes = new Hono();
  routes.get('/settings.json', (c) => c.json(siteChanges(db)));
  routes.put('/settings.json', async (c) => {
    const given: unknown = await c.req.json().catch(() => undefined);
    const result = siteChangesSchema.safeParse(given);
    if (!result.success) return c.json({ issues: issuesOf(result.error) }, 400);
    changeSite(db, result.data);
    return c.json(siteChanges(db));
  });
  routes.delete('/settings.json', (c) => {
    changeSite(db, {});
    return c.json(siteChanges(db));
  });
  routes.get('/settings', (c) => c.html(form(whitelabelOf(db).features)));
  routes.post('/settings', async (c) => {
    const given = await c.req.parseBody();
    const names = Object.keys(whitelabelOf(db).features) as (keyof FeatureFlags)[];
    const features = Object.fromEntries(names.map((name) => [name, given[name] === 'on']));
    changeSite(db, { ...siteChanges(db), features });
    return c.redirect('/sandbox/settings', 303);
  });
  return routes;
}

function form(features: FeatureFlags) {
  return page(
    'Settings',
    html`<p><a href="/sandbox">Sandbox</a></p><h1>Settings</h1>
<p class="quiet">Feature flags of the site. Menu keys, modules, promotions, registration fields, the human check (humanCheck), the age (minAge), the time zone (timeZone), the currency (currency, currencyDecimals) and the amount above which withdrawals need a verified identity (kycAbove): <code>PUT /sandbox/settings.json</code>.</p>
<form method="post" class="card">
${Object.entries(features).map(
  ([name, on]) => html`<label>${name} <input type="checkbox" name="${name}"${on ? html` checked` : ''}></label>`,
)}
<button>Save</button>
</form>`,
  );
}
