import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import { getStatus, getSystemStatus } from '../../contract/calls/system.ts';
import { Refusal } from '../rules/refusal.ts';
import { answerRefusal } from './answer.ts';
import type { FaultSwitches, Faults } from './faults.ts';
import { ipOf } from './serve.ts';

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

/** What the special pages ask is served when nothing else is: it tells the visitor. */
const TELLING: readonly string[] = [getSystemStatus.path, getStatus.path];

/** Under maintenance, in a restricted region and to an old app only the system status is served, and with `closed` not even that. */
function closedTo(c: Context<Bindings>, faults: Faults): Promise<Response> | undefined {
  const shut = faults.maintenance || faults.regionRestriction;
  if (TELLING.includes(c.req.path) && !(faults.closed && shut)) return undefined;
  const refused = refusalOf(c, faults);
  return refused && answerRefusal(c.req.raw, refused);
}

function refusalOf(c: Context<Bindings>, faults: Faults): Refusal | undefined {
  const { maintenance, maintenanceEnd, regionRestriction, updateRequired } = faults;
  if (maintenance) return new Refusal('maintenance', maintenanceEnd ? { ends: maintenanceEnd } : undefined);
  if (regionRestriction) return new Refusal('region.restricted', { ip: ipOf(c) });
  return updateRequired ? new Refusal('update.required') : undefined;
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
