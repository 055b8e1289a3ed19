import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import { getSystemStatus } from '../../contract/calls/system.ts';
import { Refusal } from '../rules/refusal.ts';
import { answerRefusal } from './answer.ts';
import type { FaultSwitches, Faults } from './faults.ts';

type Bindings = { Bindings: HttpBindings };

const PORTAL = '<!doctype html><title>Portal</title><h1>Welcome to the network</h1>';

/** Stands before every call and misbehaves as the switches of `/sandbox/faults` say. */
export function faultLine(switches: FaultSwitches): MiddlewareHandler<Bindings> {
  return async (c, next) => {
    const faults = switches.read();
    const closed = closedTo(c, faults);
    if (!c.req.path.startsWith(faults.path)) return closed ?? next();
    if (faults.hang > 0) return hang(c, faults.hang);
    if (faults.latency > 0) await sleep(faults.latency);
    if (happens(faults.dropRate)) return cut(c);
    if (faults.html) return c.html(PORTAL);
    if (faults.empty) return c.body('');
    if (happens(faults.errorRate)) return answerRefusal(c.req.raw, new Refusal('unknown'));
    if (closed) return closed;
    await next();
    return happens(faults.dropAnswerRate) ? cut(c) : undefined;
  };
}

/** Under maintenance or in a restricted region only the system status is served: it is what tells the visitor. */
function closedTo(c: Context<Bindings>, faults: Faults): Promise<Response> | undefined {
  if (c.req.path === getSystemStatus.path) return undefined;
  if (faults.maintenance) return answerRefusal(c.req.raw, new Refusal('maintenance'));
  return faults.regionRestriction ? answerRefusal(c.req.raw, new Refusal('region.restricted')) : undefined;
}

function happens(percent: number): boolean {
  return percent > 0 && Math.random() * 100 < percent;
}

async function hang(c: Context<Bindings>, time: number): Promise<Response> {
  const waited = new AbortController();
  c.env.incoming.socket.once('close', () => waited.abort());
  await sleep(time, undefined, { signal: waited.signal }).catch(() => undefined);
  return cut(c);
}

function cut(c: Context<Bindings>): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
