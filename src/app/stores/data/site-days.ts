import type { Call } from '../../../contract/call.ts';
import type { FieldShapes, Shape } from '../../../contract/shape.ts';
import { type Given, send } from '../../api/client.ts';
import { siteDay } from '../../i18n/site-clock.ts';

/** Milliseconds of a day (UTC); an epoch below the second is in seconds. */
const DAY = 864e5;
const FIRST_MS = 1e11;

/**
 * The site's day (YYYY-MM-DD) of what a platform sends for one: of an epoch, or what a moment in any writing begins with. A midnight of
 * UTC is a day that was written without a clock.
 */
function dayOf(text: string): string {
  const epoch = Number(text);
  const ms = new Date(epoch * (Math.abs(epoch) < FIRST_MS ? 1000 : 1)).getTime();
  if (!ms) return /\D/.test(text) ? text.slice(0, 10) : '';
  return ms % DAY ? siteDay(ms) : new Date(ms).toISOString().slice(0, 10);
}

/** Makes a day of everything that stands for one, in place. */
export function readDays(value: unknown, shape: Shape | undefined): void {
  if (typeof shape !== 'object' || !(value instanceof Object)) return;
  if (Array.isArray(shape)) {
    for (const entry of Object.values(value)) readDays(entry, shape[shape.length - 1]);
    return;
  }
  const fields = value as Record<string, unknown>;
  const { _: optional, ...needed } = shape as FieldShapes;
  for (const [name, part] of Object.entries({ ...(optional as FieldShapes | undefined), ...needed })) {
    if (part !== 'y') readDays(fields[name], part);
    else if (fields[name]) fields[name] = dayOf(`${fields[name]}`);
  }
}

/**
 * Sends a call whose answer has days (YYYY-MM-DD): a platform may send the moment that one begins. It stands apart from `send`, as no page
 * that a visit begins with has days, and the site's clock is not needed there.
 * @throws CallError
 */
export async function sendForDays<V, Q, B>(call: Call<V, Q, B>, given: Given<Q, B>): Promise<V> {
  const value = await send(call, given);
  readDays(value, call.answer);
  return value;
}
