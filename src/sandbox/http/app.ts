import type { HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { allSchemas } from '../../contract/payloads/all.ts';
import { servedCalls } from '../calls/list.ts';
import { gameRoutes } from '../games/routes.ts';
import { imageRoutes } from '../images/routes.ts';
import { Refusal } from '../rules/refusal.ts';
import { answerRefusal } from './answer.ts';
import { faultLine } from './faultLine.ts';
import { ownOrigin } from './ownOrigin.ts';
import { apiPage } from './pages/api.ts';
import { chatPage } from './pages/chat.ts';
import { depositsPage } from './pages/deposits.ts';
import { elsewherePage } from './pages/elsewhere.ts';
import { faultsPage } from './pages/faults.ts';
import { gatewayPage } from './pages/gateway.ts';
import { kycPage } from './pages/kyc.ts';
import { liveStage } from './pages/live.ts';
import { mallPage } from './pages/mall.ts';
import { outboxPage } from './pages/outbox.ts';
import { promotionsPage } from './pages/promotions.ts';
import { providersPage } from './pages/providers.ts';
import { redRainPage } from './pages/redRain.ts';
import { settingsPage } from './pages/settings.ts';
import { startPage } from './pages/start.ts';
import { vouchersPage } from './pages/vouchers.ts';
import { withdrawalsPage } from './pages/withdrawals.ts';
import type { Platform } from './platform.ts';
import { serveCall } from './serve.ts';
import { serveStatic } from './static.ts';

type Bindings = { Bindings: HttpBindings };

/** Three pictures of 5 MB as base64 in JSON, with room for the rest (SPEC section 5). */
const BODY_LIMIT = 24 * 1024 * 1024;

/** Everything that one port serves: the calls, the sandbox's pages, pictures, games, and the built app. */
export function sandboxApp(platform: Platform): Hono<Bindings> {
  const app = new Hono<Bindings>();
  mountCalls(app, platform);
  app.route('/img', imageRoutes(platform.db, platform.dataDir));
  app.use(documentHeaders);
  app.use('/sandbox/*', ownOrigin);
  app.route('/sandbox/games', gameRoutes(platform));
  for (const page of [
    startPage,
    gatewayPage,
    outboxPage,
    faultsPage,
    settingsPage,
    chatPage,
    elsewherePage,
    providersPage,
    apiPage,
    depositsPage,
    withdrawalsPage,
    vouchersPage,
    kycPage,
    mallPage,
    liveStage,
    redRainPage,
    promotionsPage,
  ]) {
    app.route('/sandbox', page(platform));
  }
  app.all('/sandbox/*', (c) => c.text('Not found', 404));
  app.use(serveStatic(platform.publicDir, platform.snapshotDir));
  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    platform.report(`${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`);
    return c.text('The sandbox failed; its log says why.', 500);
  });
  return app;
}

/** What guards the sandbox's own pages; the app's bring the headers of the build's manifest. */
const GUARDS: readonly (readonly [name: string, value: string])[] = [
  ['Content-Security-Policy', "frame-ancestors 'self'"],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** Guards what is a document; scripts and styles have no use for more than their type, drawn pictures not even for being sure of it. */
const documentHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.path.startsWith('/img/') && c.res.ok) return;
  c.header('X-Content-Type-Options', 'nosniff');
  if (!c.res.headers.get('Content-Type')?.startsWith('text/html')) return;
  for (const [name, value] of GUARDS) {
    if (!c.res.headers.has(name)) c.header(name, value);
  }
};

/** Another origin may call, as when the app is served from a CDN: tokens travel in a header, never in a cookie. */
const crossOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowHeaders: ['Authorization', 'Content-Type', 'Device', 'Encryption', 'Idempotency-Key', 'If-None-Match'],
  exposeHeaders: ['ETag'],
  maxAge: 7200,
});

/** A call of the own origin is spared the headers that it has no use for. */
const toOtherOrigins: MiddlewareHandler = (c, next) => (c.req.header('Origin') ? crossOrigin(c, next) : next());

function mountCalls(app: Hono<Bindings>, platform: Platform): void {
  const tooLarge = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: (c) => answerRefusal(c.req.raw, new Refusal('payload.invalid')),
  });
  for (const root of ['/wps/*', '/lgw/*']) {
    app.use(root, toOtherOrigins, faultLine(platform.faults), tooLarge);
  }
  for (const defined of servedCalls) {
    const { method, path } = defined.schema.call;
    app.on(method, path, (c) => serveCall(platform, defined, c));
  }
  for (const { schema } of allSchemas) {
    const { method, path } = schema.call;
    // Where a handler is mounted, it has answered already.
    app.on(method, path, (c) => answerRefusal(c.req.raw, new Refusal('not.ready')));
  }
  for (const root of ['/wps/*', '/lgw/*']) {
    app.all(root, (c) => answerRefusal(c.req.raw, new Refusal('not.found')));
  }
}
