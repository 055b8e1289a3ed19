import { Hono } from 'hono';
import { drawStage } from '../../images/stage-art.ts';
import { visitedRoom } from '../../rules/liveRooms.ts';
import { Refusal } from '../../rules/refusal.ts';
import type { Platform } from '../platform.ts';

/** `/sandbox/live/<pass>.svg`: what a live room shows, in place of a camera. A picture that moves by itself and weighs little. */
export function liveStage({ db, clock }: Platform): Hono {
  const routes = new Hono();
  routes.get('/live/:pass{[\\w-]+\\.svg}', (c) => {
    const room = visitedRoom(db, c.req.param('pass').replace('.svg', ''), clock());
    return c.body(drawStage(room, clock()), 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' });
  });
  routes.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error;
    return c.json({ code: error.code }, 403);
  });
  return routes;
}
