import { Hono } from 'hono';
import { giveToken } from '../../rules/providers.ts';
import type { Platform } from '../platform.ts';
import { phoneAuth } from './providers/phoneAuth.ts';
import { SCRIPTS } from './providers/scripts.ts';
import { signInPages } from './providers/signIn.ts';

/** `/sandbox/providers`: stand-ins of Google, Facebook, Firebase phone authentication and a human check, at the protocol level. */
export function providersPage(platform: Platform): Hono {
  const routes = new Hono();
  routes.get('/providers/:file{\\w+\\.js}', (c) => {
    const script = SCRIPTS[c.req.param('file').slice(0, -'.js'.length)];
    if (script === undefined) return c.text('Not found', 404);
    return c.body(script, 200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
  });
  routes.post('/providers/human/verify', (c) => {
    const person = { provider: 'human', subject: 'somebody', name: null, email: null } as const;
    return c.json({ token: giveToken(platform.db, person, platform.clock()) });
  });
  routes.route('/providers', signInPages(platform));
  routes.route('/providers', phoneAuth(platform));
  return routes;
}
