import { Hono } from 'hono';
import { html } from 'hono/html';
import { type Faults, faultsSchema, NO_FAULTS } from '../faults.ts';
import { issuesOf } from '../issues.ts';
import type { Platform } from '../platform.ts';
import { page } from './page.ts';

const LABELS: Record<keyof Faults, string> = {
  latency: 'Latency of each answer, ms',
  errorRate: 'Answers with HTTP 500, %',
  dropRate: 'Connections cut before the call, %',
  dropAnswerRate: 'Connections cut after the call was done, %',
  hang: 'Answer nothing for this many ms, then cut',
  html: 'Answer HTML instead of JSON',
  empty: 'Answer without content',
  sessionExpired: 'Every session is expired',
  maintenance: 'Maintenance',
  regionRestriction: 'Restricted region',
  maintenanceEnd: 'End of the maintenance, 2026-11-22T15:00:00Z',
  closed: 'The system status is refused too',
  updateRequired: 'The app is too old',
  path: 'Only paths that begin with, /wps/wallet',
};

const NAMES = Object.keys(LABELS) as (keyof Faults)[];

/** `/sandbox/faults` for a person, `/sandbox/faults.json` (GET, PUT with what differs from all-off, DELETE) for tests. */
export function faultsPage({ faults }: Platform): Hono {
  const routes = new Hono();
  routes.get('/faults.json', (c) => c.json(faults.read()));
  routes.put('/faults.json', async (c) => {
    const given: unknown = await c.req.json().catch(() => undefined);
    const result = faultsSchema.partial().safeParse(given);
    if (!result.success) return c.json({ issues: issuesOf(result.error) }, 400);
    faults.write(faultsSchema.parse({ ...NO_FAULTS, ...result.data }));
    return c.json(faults.read());
  });
  routes.delete('/faults.json', (c) => {
    faults.reset();
    return c.json(faults.read());
  });
  routes.get('/faults', (c) => c.html(form(faults.read())));
  routes.post('/faults', async (c) => {
    const given = await c.req.parseBody();
    if (given.action === 'reset') {
      faults.reset();
      return c.redirect('/sandbox/faults', 303);
    }
    const result = faultsSchema.safeParse(fromForm(given));
    if (!result.success)
      return c.html(
        form(
          faults.read(),
          issuesOf(result.error).map(({ message }) => message),
        ),
        400,
      );
    faults.write(result.data);
    return c.redirect('/sandbox/faults', 303);
  });
  return routes;
}

function fromForm(given: Record<string, unknown>): Record<string, unknown> {
  const read = (name: keyof Faults) => {
    if (typeof NO_FAULTS[name] === 'boolean') return given[name] === 'on';
    return typeof NO_FAULTS[name] === 'number' ? Number(given[name] || 0) : (given[name] ?? '');
  };
  return Object.fromEntries(NAMES.map((name) => [name, read(name)]));
}

function form(state: Faults, problems: string[] = []) {
  const on = NAMES.some((name) => state[name] !== NO_FAULTS[name]);
  return page(
    'Faults',
    html`<p><a href="/sandbox">Sandbox</a></p><h1>Faults</h1>
<p class="quiet">How the platform misbehaves towards the app: calls under /wps and /lgw only.</p>
<p class="${on ? 'hot' : 'quiet'}">${on ? 'Some switches are on.' : 'All switches are off.'}</p>
${problems.map((problem) => html`<p class="hot">${problem}</p>`)}
<form method="post" class="card">
${NAMES.map((name) => html`<label>${LABELS[name]} ${input(name, state[name])}</label>`)}
<button name="action" value="save">Save</button>
<button name="action" value="reset" class="second" formnovalidate>All off</button>
</form>`,
  );
}

function input(name: keyof Faults, value: number | boolean | string) {
  if (typeof value === 'boolean') return html`<input type="checkbox" name="${name}"${value ? html` checked` : ''}>`;
  if (typeof value === 'number') return html`<input type="number" min="0" name="${name}" value="${value}">`;
  return html`<input type="text" name="${name}" value="${value}">`;
}
