import { z } from 'zod';
import type { NamedSchema } from '../all.ts';
import { shapes } from '../shapes.ts';
import type { Notes } from './notes.ts';

/** A JSON Schema object as the document holds it. */
export type Json = Record<string, unknown>;

const ROOT = '#/components/schemas/';

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Only what has a structure gets a name; a bare number or text stands where it is used. */
function isNameable(schema: z.ZodType): boolean {
  return schema instanceof z.ZodObject || schema instanceof z.ZodArray;
}

/** Dates say their format; zod's patterns for them are long and say the same. */
const WRITING: Parameters<typeof z.toJSONSchema>[1] = {
  override: ({ jsonSchema }) => {
    if (jsonSchema.format === 'date-time' || jsonSchema.format === 'date') delete jsonSchema.pattern;
  },
};

function withoutAddress(schema: Json): Json {
  const { $schema: _dialect, $id: _id, ...rest } = schema;
  return rest;
}

/** Answers of a real platform may carry more fields than the app reads: only payloads are closed. */
function opened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(opened);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key, rule]) => key !== 'additionalProperties' || rule !== false);
  return Object.fromEntries(entries.map(([key, rule]) => [key, opened(rule)]));
}

/** Names every structured body and answer that has no name yet after its call: `GetWalletValue`. */
function nameAll(schemas: readonly NamedSchema[]): Set<string> {
  const bodies = new Set<string>();
  for (const { name, schema } of schemas) {
    for (const part of ['body', 'value'] as const) {
      const given = schema[part];
      if (!given || !isNameable(given)) continue;
      if (!shapes.has(given)) shapes.add(given, { id: capital(name) + capital(part) });
      const id = shapes.get(given)?.id;
      if (part === 'body' && id) bodies.add(id);
    }
  }
  return bodies;
}

/** The document's `components.schemas`: every named shape, with the contract's docstrings. */
export function componentSchemas(schemas: readonly NamedSchema[], notes: Notes): Record<string, Json> {
  const bodies = nameAll(schemas);
  const written = z.toJSONSchema(shapes, { ...WRITING, uri: (id) => ROOT + id }).schemas;
  const entries = Object.entries(written).map(([id, schema]): [string, Json] => {
    const bare = withoutAddress(schema as Json);
    const shape = bodies.has(id) ? bare : (opened(bare) as Json);
    const description = notes[id];
    return [id, description ? { ...shape, description } : shape];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** A schema where it is used: a reference when it has a name. */
export function usedSchema(schema: z.ZodType): Json {
  const id = shapes.get(schema)?.id;
  return id ? { $ref: ROOT + id } : withoutAddress(z.toJSONSchema(schema, WRITING) as Json);
}

/** The fields of a query, each with its own JSON Schema and whether it must be given. */
export function queryFields(query: z.ZodType): { name: string; required: boolean; schema: Json }[] {
  const { properties = {}, required = [] } = z.toJSONSchema(query, WRITING);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    schema: schema as Json,
  }));
}
