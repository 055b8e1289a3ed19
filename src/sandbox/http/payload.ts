import type { z } from 'zod';
import type { AnySchema } from '../../contract/payloads/schema.ts';
import type { KeyRing } from '../rules/keys.ts';
import { refuse } from '../rules/refusal.ts';
import { issuesOf } from './issues.ts';

/** The checked query of a call; undefined for rows that take none. Refuses `payload.invalid` with an issue per field. */
export function readQuery({ query }: AnySchema, url: URL): unknown {
  const given: Record<string, string> = {};
  for (const [name, value] of url.searchParams) {
    if (name in given) refuseField(name, `${name} is given twice`);
    given[name] = value;
  }
  if (query) return checked(query, given);
  const [unasked] = Object.keys(given);
  if (unasked !== undefined) refuseField(unasked, `${unasked} is not a field of this call`);
  return undefined;
}

/**
 * The checked body of a call, decoded as its row says (JSON, form, JWE or bytes); undefined for rows that take none. Refuses
 * `payload.invalid` with an issue per field, `encryption.invalid` for a JWE that cannot be opened.
 */
export async function readBody({ call, body }: AnySchema, request: Request, keys: KeyRing): Promise<unknown> {
  if (!body) return undefined;
  if (call.encoding === 'bytes') return checked(body, await request.arrayBuffer());
  const text = await request.text();
  if (call.encoding === 'form') return checked(body, Object.fromEntries(new URLSearchParams(text)));
  const json = parseJson(text);
  if (call.encoding !== 'jwe') return checked(body, json);
  if (request.headers.get('Encryption') !== 'jwe') refuse('encryption.invalid');
  const data = typeof json === 'object' && json !== null && 'data' in json ? json.data : undefined;
  if (typeof data !== 'string') refuse('encryption.invalid');
  return checked(body, await keys.open(data));
}

/** What leads back leads to the site that asked: the contract names its path alone, and the site may be at another origin. */
export function ledBack(given: unknown, request: Request): unknown {
  const origin = request.headers.get('Origin') ?? '';
  if (!/^https?:/.test(origin) || origin === new URL(request.url).origin) return given;
  return given instanceof Object && 'backUrl' in given ? { ...given, backUrl: `${origin}${given.backUrl}` } : given;
}

function checked(schema: z.ZodType, given: unknown): unknown {
  const result = schema.safeParse(given);
  return result.success ? result.data : refuse('payload.invalid', { issues: issuesOf(result.error) });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuseField('', 'payload is not JSON');
  }
}

function refuseField(field: string, message: string): never {
  refuse('payload.invalid', { issues: [{ field, message }] });
}
