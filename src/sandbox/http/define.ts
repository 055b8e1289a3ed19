import type { AnySchema, CallSchema } from '../../contract/payloads/schema.ts';
import type { Database } from '../db/database.ts';
import { refuse } from '../rules/refusal.ts';
import type { Session } from '../rules/session.ts';
import { answerOnce } from './idempotency.ts';
import type { Platform } from './platform.ts';

/** One call as its handler sees it: query and body have passed the schema. */
export interface Visit<Query = unknown, Body = unknown> {
  readonly platform: Platform;
  readonly db: Database;
  /** Present when the row's auth is not `none` and the token holds. */
  readonly session: Session | undefined;
  readonly query: Query;
  readonly body: Body;
  /** The language of the answer's texts; undefined where the call asks for none. */
  readonly language: string | undefined;
  /** The request itself, for headers and its address; its body has been read. */
  readonly request: Request;
  readonly ip: string;
  /** The moment of the call in ms since the epoch. */
  readonly now: number;
}

/** A call of a signed-in member. */
export interface MemberVisit<Query = unknown, Body = unknown> extends Visit<Query, Body> {
  readonly session: Session;
}

/** A call that moves money; what it does stands in one transaction. */
export interface MoneyVisit<Query = unknown, Body = unknown> extends MemberVisit<Query, Body> {
  /** Unique per member, not over all members: a ledger key made of it names the member as well. */
  readonly idempotencyKey: string;
}

/** A contract row with its handler, ready to be mounted. */
export interface DefinedCall {
  readonly schema: AnySchema;
  readonly handle: (visit: Visit) => unknown;
}

/** Binds a handler to a row that a guest may call too (auth `none` or `optional`). */
export function define<Value, Query, Body>(
  schema: CallSchema<Value, Query, Body>,
  handler: (visit: Visit<Query, Body>) => Value | Promise<Value>,
): DefinedCall {
  return { schema, handle: (visit) => handler(visit as Visit<Query, Body>) };
}

/** Binds a handler to a row of auth `member`: the session is there. Throws for other rows. */
export function defineForMember<Value, Query, Body>(
  schema: CallSchema<Value, Query, Body>,
  handler: (visit: MemberVisit<Query, Body>) => Value | Promise<Value>,
): DefinedCall {
  const { call } = schema;
  if (call.auth !== 'member') throw new Error(`${call.path} may be called by guests`);
  return { schema, handle: (visit) => handler(memberVisit(visit) as MemberVisit<Query, Body>) };
}

/**
 * Binds a handler to a row that moves money (`money: true`). It runs inside one transaction together with the storing
 * of its answer, so it is synchronous; the same Idempotency-Key and payload get the stored answer again, another
 * payload is refused with `idempotency.conflict`. A refusal undoes everything and stores nothing; `prove` runs before that, outside,
 * so that a wrong secret stays counted.
 */
export function defineMoney<Value, Query, Body>(
  schema: CallSchema<Value, Query, Body>,
  handler: (visit: MoneyVisit<Query, Body>) => Value,
  prove?: (visit: MemberVisit<Query, Body>) => Promise<void>,
): DefinedCall {
  const { call } = schema;
  if (!call.money || call.auth !== 'member') throw new Error(`${call.path} is not a row that moves money`);
  return {
    schema,
    handle: (visit) => {
      const member = memberVisit(visit) as MemberVisit<Query, Body>;
      const answer = () =>
        answerOnce(member, `${call.method} ${call.path}`, (idempotencyKey) => handler({ ...member, idempotencyKey }));
      return prove ? prove(member).then(answer) : answer();
    },
  };
}

function memberVisit(visit: Visit): MemberVisit {
  const { session } = visit;
  return { ...visit, session: session ?? refuse('session.missing') };
}
