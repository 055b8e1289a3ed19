import type { z } from 'zod';
import type { AnyCall, Call, None } from '../call.ts';

/** A contract row with the checks of its payload and of its answer. Query values arrive as text and are coerced. */
export interface CallSchema<Value = unknown, Query = None, Body = None> {
  readonly call: Call<Value, Query, Body>;
  readonly query?: z.ZodType<Query>;
  readonly body?: z.ZodType<Body>;
  readonly value: z.ZodType<Value>;
}

/** Any schema, whatever its types: for lists, never for handlers. */
export interface AnySchema {
  readonly call: AnyCall;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly value: z.ZodType;
}

/** A type without intersections, so that two spellings of the same shape are the same type. */
type Plain<T> = unknown extends T ? T : { [K in keyof T]: Plain<T[K]> };

type Same<A, B> = (<G>() => G extends Plain<A> ? 1 : 2) extends <G>() => G extends Plain<B> ? 1 : 2 ? true : false;

/** What the compiler shows where a schema and the contract differ. */
interface Drift<Schema, Contract> {
  readonly 'the schema and the contract differ': { schema: Plain<Schema>; contract: Plain<Contract> };
}

type Held<S, Contract> = S extends z.ZodType
  ? Same<z.output<S>, Contract> extends true
    ? S
    : Drift<z.output<S>, Contract>
  : never;

type Part<Name extends string, S, Contract> = [Contract] extends [None]
  ? { [K in Name]?: never }
  : { [K in Name]: Held<S, Contract> };

interface Parts {
  query?: z.ZodType;
  body?: z.ZodType;
  value: z.ZodType;
}

type Checked<S extends Parts, Value, Query, Body> = { value: Held<S['value'], Value> } & Part<
  'query',
  S['query'],
  Query
> &
  Part<'body', S['body'], Body>;

/**
 * Binds zod schemas to a contract row. The output type of each schema must be exactly the row's type, both ways and
 * optional fields included: drift between the two is a type error. A row without query or body takes no such schema.
 */
export function schemaOf<Value, Query, Body>(call: Call<Value, Query, Body>) {
  return <const S extends Parts>(parts: S & Checked<S, Value, Query, Body>): CallSchema<Value, Query, Body> => {
    // The condition above proves what the compiler cannot carry through the generic: the outputs are the row's types.
    return { call, ...(parts as Parts) } as unknown as CallSchema<Value, Query, Body>;
  };
}
