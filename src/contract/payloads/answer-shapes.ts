import type { z } from 'zod';
import { amount, day, decimal, instant, rate } from '../schemas/money.ts';
import { address } from '../schemas/primitives.ts';
import { currencyDecimals, publicKey, signInServices } from '../schemas/system.ts';
import type { Shape } from '../shape.ts';
import { allSchemas } from './all.ts';

/** What is read of a zod schema: its kind and what it is made of. */
export interface Definition {
  readonly type: string;
  readonly shape?: Record<string, z.ZodType>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, string>>;
}

/** Schemas that have a letter of their own (see `Shape`). */
const LETTERS = new Map<z.ZodType, string>([
  [decimal, 'd'],
  [amount, 'd'],
  [rate, 'd'],
  [instant, 't'],
  [day, 'y'],
  [address, 'i'],
]);

/** What is taken as it is: whoever uses it looks whether it can be used. */
export const UNREAD: ReadonlySet<z.ZodType> = new Set<z.ZodType>([publicKey, signInServices, currencyDecimals]);

/** What a field is called that tells a record from the others: the first such field is what the record is nothing without. */
const IDENTITY = /^(?:id|token|code|key|merchantCode|[a-z]+Id)$/;

/** The definition of a schema. */
export const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition;

/** The shape of what a schema takes; undefined where the answer carries nothing.  */
export function shapeOf(schema: z.ZodType): Shape | undefined {
  const letter = LETTERS.get(schema);
  if (letter) return letter;
  if (UNREAD.has(schema)) return undefined;
  const { type, shape, element, innerType, valueType, options, values } = definitionOf(schema);
  if (type === 'object' && shape) return objectShape(shape);
  if (type === 'array' && element) return [known(element)];
  if (type === 'record' && valueType) return [0, known(valueType)];
  if (type === 'optional' && innerType) return shapeOf(innerType);
  if (type === 'union' && options?.[0]) return shapeOf(options[0]);
  if (type === 'literal' && values) return literal(values);
  if (type === 'boolean') return false;
  if (type === 'number') return least(schema);
  if (type === 'string' || type === 'enum') return '';
  if (type === 'undefined') return undefined;
  throw new Error(`no shape for a schema of the kind ${type}`);
}

function known(schema: z.ZodType): Shape {
  const shape = shapeOf(schema);
  if (shape === undefined) throw new Error('a list or record of nothing');
  return shape;
}

function objectShape(schemas: Record<string, z.ZodType>): Shape {
  const fields = Object.entries(schemas).flatMap(([name, schema]) => {
    const shape = shapeOf(schema);
    if (shape === undefined) return [];
    // Some platforms leave out what is 0. A session that does not say what it is, though, is none.
    const zero = shape === 'n' && !('token' in schemas) && definitionOf(schema).values?.includes(0);
    return [{ name, shape: zero ? 0 : shape, optional: definitionOf(schema).type === 'optional' }];
  });
  // A switch that is not told is off.
  if (fields.every(({ shape }) => typeof shape === 'boolean')) return [0, false];
  const telling = fields.find(({ name, shape, optional }) => shape === '' && !optional && IDENTITY.test(name));
  const needed: Record<string, Shape> = {};
  const optional: Record<string, Shape> = {};
  for (const field of fields) (field.optional ? optional : needed)[field.name] = field === telling ? 'i' : field.shape;
  return Object.keys(optional).length > 0 ? { ...needed, _: optional } : needed;
}

/** A flag is off where it is not told; of other numbers none stands for the rest. */
function literal(values: readonly unknown[]): Shape {
  if (values.every((value) => value === 0 || value === 1)) return 0;
  return values.every((value) => typeof value === 'number') ? 'n' : '';
}

/** The number that stands for one that is missing: the least that the schema takes, if that is not below 0. */
function least(schema: z.ZodType): number {
  const { minValue } = schema as unknown as { minValue: number | null };
  return Math.max(0, minValue ?? 0);
}

/** A count, or nothing but one: no number does harm where it is missing or text. */
const isCount = (shape: Shape): boolean =>
  typeof shape === 'number' || (typeof shape === 'object' && Object.values(shape).every((one) => one === 0));

/** The shapes of all answers that need to be read, by the name of their call in the contract. */
export const answerShapes: ReadonlyMap<string, Shape> = new Map(
  allSchemas.flatMap(({ name, schema }) => {
    const shape = shapeOf(schema.value);
    return shape === undefined || isCount(shape) ? [] : [[name, shape] as const];
  }),
);
