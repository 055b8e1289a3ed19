import { z } from 'zod';
import type { NamedSchema } from '../payloads/all.ts';
import type { Notes } from './notes.ts';
import { shapes } from './shapes.ts';

/** A JSON Schema object as the document holds it. */
export type Json = Record<string, unknown>;

const ROOT = '#/components/schemas/';

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

/** The names that a piece of the document refers to. */
function referred(piece: unknown): string[] {
  return [...JSON.stringify(piece).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
}

/** The names of shapes that stand in a body or an answer: its own, or those of its rows and fields. */
function namesIn(schema: z.ZodType): string[] {
  const id = shapes.get(schema)?.id;
  if (id) return [id];
  if (schema instanceof z.ZodArray) return namesIn(schema.element as z.ZodType);
  return schema instanceof z.ZodObject
    ? Object.values(schema.shape).flatMap((field) => namesIn(field as z.ZodType))
    : [];
}

/** These names, and all that their shapes refer to, near or far. */
function reached(names: readonly string[], written: Readonly<Record<string, Json>>): Set<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    referred(written[name]).forEach(visit);
  };
  names.forEach(visit);
  return found;
}

/** The document's `components.schemas`: every named shape that a body or an answer holds, with the contract's docstrings. */
export function componentSchemas(schemas: readonly NamedSchema[], notes: Notes): Record<string, Json> {
  const all = z.toJSONSchema(shapes, { ...WRITING, uri: (id) => ROOT + id }).schemas as Record<string, Json>;
  const parts = (part: 'body' | 'value'): string[] =>
    schemas.flatMap(({ schema }) => (schema[part] ? namesIn(schema[part]) : []));
  const closed = reached(parts('body'), all);
  const used = [...new Set([...closed, ...reached(parts('value'), all)])].sort((a, b) => a.localeCompare(b, 'en'));
  const entries = used.map((id): [string, Json] => {
    const bare = withoutAddress(all[id] ?? {});
    const shape = closed.has(id) ? bare : (opened(bare) as Json);
    const description = notes[id.charAt(0).toLowerCase() + id.slice(1)];
    return [id, description ? { ...shape, description } : shape];
  });
  return Object.fromEntries(entries);
}

/** A schema where it is used: a reference when it has a name. */
export function usedSchema(schema: z.ZodType): Json {
  const id = shapes.get(schema)?.id;
  if (id) return { $ref: ROOT + id };
  if (schema instanceof z.ZodArray) return { type: 'array', items: usedSchema(schema.element as z.ZodType) };
  if (schema instanceof z.ZodObject) return usedObject(schema);
  return withoutAddress(z.toJSONSchema(schema, WRITING) as Json);
}

/** An object without a name, such as a page of rows. */
function usedObject({ shape }: z.ZodObject): Json {
  const properties = Object.entries(shape).map(([name, field]) => [name, usedSchema(field as z.ZodType)]);
  return { type: 'object', properties: Object.fromEntries(properties), required: Object.keys(shape) };
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
