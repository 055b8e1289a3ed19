import type { Shape } from './shape.ts';

/** A request whose field is not sent at all. */
export type None = undefined;

/** A value that fits a query string; `undefined` fields are left out. */
export type QueryValue = string | number | undefined;

/** How the body travels: JSON, a form, a JWE made with the platform's public key (DESIGN.md section 4), or bytes as they are. */
export type Encoding = 'json' | 'form' | 'jwe' | 'bytes';

/**
 * One call of the platform: everything that the transport, the sandbox and the OpenAPI document need to know of it.
 * `Value` is what the envelope carries on success, `Query` and `Body` what the caller gives.
 */
export interface Call<Value = unknown, Query = None, Body = None> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  /** `member`: refused without a session. `optional`: the session's token goes along when there is one. */
  readonly auth: 'none' | 'optional' | 'member';
  /** Further attempts after a failure that may pass. Only reads may say 1; what moves money is always 0. */
  readonly retry: 0 | 1;
  /** `etag`: the answer may be kept and asked for again with If-None-Match. `none`: always fresh, never stored. */
  readonly cache: 'none' | 'etag';
  /** Whether the last answer may be shown, with its age, while the line is down. Default: what may be kept (`etag`) may. */
  readonly offline?: boolean;
  /** True where the specification shows no path or no shape, so that whoever connects a platform looks here first. */
  readonly assumed: boolean;
  /** Default `json`. */
  readonly encoding?: Encoding;
  /** The call moves money: it needs an Idempotency-Key, and the same key always means the same movement. */
  readonly money?: true;
  /** How long the call may take, in ms, where it carries more than a few texts; default is the transport's. */
  readonly patience?: number;
  /** What is read of the answer; the build sets it from the call's schema. */
  readonly answer?: Shape;
  /** Carries the types; never set. */
  readonly types?: { value: Value; query: Query; body: Body };
}

/** Any row, whatever its types. */
export type AnyCall = Call<unknown, unknown, unknown>;

export type ValueOf<C> = C extends Call<infer V, infer _Q, infer _B> ? V : never;
export type QueryOf<C> = C extends Call<infer _V, infer Q, infer _B> ? Q : never;
export type BodyOf<C> = C extends Call<infer _V, infer _Q, infer B> ? B : never;
