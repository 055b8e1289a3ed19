import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { AnySchema } from '../../contract/payloads/schema.ts';
import { AmountError } from '../rules/money.ts';
import { Refusal } from '../rules/refusal.ts';
import { answerRefusal, answerValue } from './answer.ts';
import { sessionFor } from './auth.ts';
import { catchUp } from './catchUp.ts';
import type { DefinedCall, Visit } from './define.ts';
import { issuesOf } from './issues.ts';
import { languageFor } from './language.ts';
import { ledBack, readBody, readQuery } from './payload.ts';
import type { Platform } from './platform.ts';
import { checkSwitchedOn } from './switchedOff.ts';

/** Serves one request of a call: auth, payload, handler, and the check that the answer is what the contract says. */
export async function serveCall(platform: Platform, { schema, handle }: DefinedCall, c: Context): Promise<Response> {
  const request = c.req.raw;
  try {
    const visit = await receive(platform, schema, c);
    if (visit.session) catchUp(visit.db, visit.session.memberId, visit.now);
    const value = await handle(visit);
    checkAnswer(schema, value);
    return await answerValue(schema.call, request, value, visit.language);
  } catch (error) {
    if (error instanceof Refusal) return answerRefusal(request, error);
    if (error instanceof AmountError) return answerRefusal(request, new Refusal('payload.invalid'));
    platform.report(`${schema.call.method} ${schema.call.path}: ${error instanceof Error ? error.stack : error}`);
    return answerRefusal(request, new Refusal('unknown'));
  }
}

async function receive(platform: Platform, schema: AnySchema, c: Context): Promise<Visit> {
  const request = c.req.raw;
  const now = platform.clock();
  const session = sessionFor(schema.call, request, platform, now);
  checkSwitchedOn(platform.db, schema.call.path);
  const { query, language } = spokenQuery(ledBack(readQuery(schema, new URL(request.url)), request), request);
  const body = ledBack(await readBody(schema, request, platform.keys), request);
  return { platform, db: platform.db, session, query, language, body, request, ip: ipOf(c), now };
}

/** A query that names a language, with the one that the answer's texts will be in; both as they are where it names none. */
function spokenQuery(query: unknown, request: Request): { query: unknown; language: string | undefined } {
  const name = ['language', 'lang'].find((one) => query instanceof Object && one in query);
  if (!name) return { query, language: undefined };
  const asked = query as Record<string, string>;
  const language = languageFor(asked[name], request);
  return { query: { ...asked, [name]: language }, language };
}

/** The visitor's address; IPv4 inside IPv6 is written as IPv4. */
export function ipOf(c: Context): string {
  return (getConnInfo(c).remote.address ?? '').replace(/^::ffff:/, '');
}

/** An answer that drifts from the contract is a failure of the sandbox, told at once and never sent. */
function checkAnswer({ value: schema }: AnySchema, value: unknown): void {
  const result = schema.safeParse(value);
  if (result.success) return;
  const issues = issuesOf(result.error).map(({ message }) => message);
  throw new Error(`the answer is not what the contract says: ${issues.slice(0, 5).join('; ')}`);
}
