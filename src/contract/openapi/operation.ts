import { z } from 'zod';
import type { AnyCall } from '../call.ts';
import type { NamedSchema } from '../payloads/all.ts';
import { type Json, queryFields, usedSchema } from './components.ts';
import type { Notes } from './notes.ts';

const SECURITY: Record<AnyCall['auth'], Json[]> = {
  none: [],
  optional: [{}, { session: [] }],
  member: [{ session: [] }],
};

function headers({ money, encoding, cache }: AnyCall): Json[] {
  const named: string[] = [];
  if (money) named.push('IdempotencyKey');
  if (encoding === 'jwe') named.push('Encryption', 'Device');
  if (cache === 'etag') named.push('IfNoneMatch');
  return named.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function parameters({ call, query }: NamedSchema['schema']): Json[] {
  const fields = query ? queryFields(query).map((field) => ({ in: 'query', ...field })) : [];
  return [...fields, ...headers(call)];
}

function requestBody({ call, body }: NamedSchema['schema']): Json | undefined {
  if (!body) return undefined;
  if (call.encoding === 'bytes') return { required: true, content: { 'application/octet-stream': {} } };
  const schema = usedSchema(body);
  if (call.encoding === 'form') {
    return { required: true, content: { 'application/x-www-form-urlencoded': { schema } } };
  }
  if (call.encoding !== 'jwe') return { required: true, content: { 'application/json': { schema } } };
  return {
    required: true,
    description: 'A JWE in compact form (RSA-OAEP-256, A256GCM) of the JSON named by contentSchema.',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { data: { type: 'string', contentMediaType: 'application/jose', contentSchema: schema } },
          required: ['data'],
          additionalProperties: false,
        },
      },
    },
  };
}

function success({ call, value }: NamedSchema['schema']): Json {
  const isSilent = value instanceof z.ZodUndefined;
  const properties = {
    success: { const: true },
    ...(isSilent ? {} : { value: usedSchema(value) }),
    message: { type: 'string' },
  };
  return {
    description: isSilent ? 'It worked.' : 'It worked; `value` is the answer.',
    ...(call.cache === 'etag' ? { headers: { ETag: { schema: { type: 'string' } } } } : {}),
    content: {
      'application/json': {
        schema: { type: 'object', properties, required: isSilent ? ['success'] : ['success', 'value'] },
      },
    },
  };
}

function responses(schema: NamedSchema['schema']): Json {
  const { call, query, body } = schema;
  const refusal = { $ref: '#/components/responses/Refusal' };
  return {
    200: success(schema),
    ...(call.cache === 'etag' ? { 304: { description: 'Nothing changed since the ETag that was sent.' } } : {}),
    ...(query || body ? { 400: refusal } : {}),
    ...(call.auth === 'member' ? { 401: refusal } : {}),
    ...(call.money ? { 409: refusal } : {}),
    default: refusal,
  };
}

/** One call as an OpenAPI operation; `x-assumed` marks what the specification does not show. */
export function operationOf({ name, domain, schema }: NamedSchema, notes: Notes): Json {
  const body = requestBody(schema);
  const note = notes[name];
  return {
    operationId: name,
    tags: [domain],
    ...(note ? { description: note } : {}),
    security: SECURITY[schema.call.auth],
    parameters: parameters(schema),
    ...(body ? { requestBody: body } : {}),
    responses: responses(schema),
    'x-assumed': schema.call.assumed,
    'x-retry': schema.call.retry,
    ...(schema.call.money ? { 'x-moves-money': true } : {}),
  };
}
