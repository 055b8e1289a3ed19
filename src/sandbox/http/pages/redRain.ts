import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../../db/database.ts';
import { sql } from '../../db/statement.ts';
import { formatMoney, siteCurrency } from '../../rules/money.ts';
import { instantOf } from '../../rules/paging.ts';
import { pauseRain, poolLeft, type RoundRow, rainPaused, startRain, stopRain } from '../../rules/redRain.ts';
import type { Platform } from '../platform.ts';
import { page } from './page.ts';

const SECOND = 1000;
const HOUR = 3600;

/** A whole number of a form, within bounds; else the one that is usual. */
function within(text: unknown, [least, most]: [number, number], usual: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= least && number <= most ? number : usual;
}

/** `/sandbox/redRain`: where the operator lets it rain now, ends a round, or holds the schedule. */
export function redRainPage({ db, clock }: Platform): Hono {
  const routes = new Hono();
  routes.get('/redRain', (c) => c.html(view(db, clock())));
  routes.post('/redRain', async (c) => {
    const { action, seconds, pool } = await c.req.parseBody();
    const now = clock();
    if (action === 'stop') stopRain(db, now);
    else if (action === 'hold' || action === 'resume') pauseRain(db, action === 'hold');
    else startRain(db, within(seconds, [5, HOUR], 120) * SECOND, within(pool, [0, 100_000], 500) * 100, now);
    return c.redirect('/sandbox/redRain', 303);
  });
  return routes;
}

function view(db: Database, now: number) {
  const rounds = sql<RoundRow>(db, 'SELECT * FROM rain_rounds ORDER BY starts_at DESC LIMIT 20').all();
  const paused = rainPaused(db);
  return page(
    'Red envelopes',
    html`<p><a href="/sandbox">Sandbox</a></p><h1>Red envelope rain</h1>
<p class="quiet">A round begins every ten minutes${paused ? ', but the schedule is held' : ''}.</p>
<form method="post" action="/sandbox/redRain"><label>Seconds <input name="seconds" value="120" inputmode="numeric"></label>
<label>Pool (${siteCurrency().code}) <input name="pool" value="500" inputmode="numeric"></label>
<button name="action" value="start">Let it rain now</button>
<button name="action" value="stop" class="second">End the round that runs</button>
<button name="action" value="${paused ? 'resume' : 'hold'}" class="second">${paused ? 'Resume' : 'Hold'} the schedule</button></form>
${rounds.map(
  (
    round,
  ) => html`<div class="card"><small>${round.id}${round.starts_at <= now && now < round.ends_at ? ' · runs' : ''}</small><br>
${instantOf(round.starts_at)} – ${instantOf(round.ends_at)}
<div class="gold">${siteCurrency().code} ${formatMoney(poolLeft(db, round))} / ${formatMoney(round.pool)}</div></div>`,
)}`,
  );
}
