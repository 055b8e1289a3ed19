import type { z } from 'zod';
import { definitionOf } from '../../src/contract/payloads/answer-shapes.ts';
import { day, decimal, instant } from '../../src/contract/schemas/money.ts';

/** One difference of an answer from what the contract says. */
export interface Deviation {
  /** Where it is, as `list.0.amount`. */
  readonly at: string;
  readonly kind: string;
  /** The whole answer with it. */
  readonly answer: unknown;
}

type Path = readonly (string | number)[];
type Fields = Record<string | number, unknown>;

/** What stands in the place of a value: `kind` names it, GONE takes the field away. */
type Swap = readonly [kind: string, value: unknown];

const GONE = Symbol('gone');

/** Texts that real names are not: long, wide, and without a place to break. */
export const LONG = { letters: 'Nome '.repeat(60).trim(), wide: '🐯'.repeat(60), unbroken: 'W'.repeat(40) };

/** Texts of which one fits every pattern of the contract. */
const TEXTS = [
  ...['a1', '12.50', '1.25', '2026-11-20', '2026-11-20T12:00:00.000Z', '/m/home', '11987654321', 'pt', '55', '123456'],
  ...[
    'ana@example.com',
    'https://leve.example/a',
    'a'.repeat(64),
    'data:image/png;base64,AA',
    'ABCDEFGHIJ',
    '#8a5d0a',
    'BRL',
    'a'.repeat(128),
  ],
];

/** An answer that the schema takes, with every optional field and two entries in every list. @throws for a kind it does not know */
export function sampleOf(schema: z.ZodType): unknown {
  const { type, shape, element, innerType, keyType, valueType, options, values, entries } = definitionOf(schema);
  if (type === 'object' && shape)
    return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, sampleOf(field)]));
  if (type === 'array' && element) return listOf(schema, element);
  if (type === 'record' && keyType && valueType) return { [String(sampleOf(keyType))]: sampleOf(valueType) };
  if (type === 'optional' && innerType) return sampleOf(innerType);
  if (type === 'union' && options?.[0]) return sampleOf(options[0]);
  if (type === 'literal') return values?.[0];
  if (type === 'enum') return Object.values(entries ?? {})[0];
  const candidates = type === 'string' ? TEXTS : [false, 1, 0, 2, 18, 100, undefined];
  const index = candidates.findIndex((one) => schema.safeParse(one).success);
  if (index < 0) throw new Error(`no sample for ${type}: ${JSON.stringify(schema.safeParse('a1').error?.issues)}`);
  return candidates[index];
}

function listOf(schema: z.ZodType, element: z.ZodType): unknown[] {
  const one = () => sampleOf(element);
  const lengths = [2, 1, 3, 5, 7, 12];
  const fitting = lengths.map((length) => Array.from({ length }, one)).find((list) => schema.safeParse(list).success);
  return fitting ?? [one(), one()];
}

/** Every single deviation of an answer: each field, list and record once in every way that platforms differ. */
export function deviationsOf(schema: z.ZodType, answer = sampleOf(schema)): Deviation[] {
  const found: Deviation[] = [];
  walk(schema, answer, [], (path, [kind, value]) => {
    // Any entry of a list may be the one with the long name, and a page may show the third alone.
    if (path.length > 0) found.push({ at: path.join('.'), kind, answer: changed(answer, path, value, kind in LONG) });
  });
  return found;
}

/** A copy that differs at one place; `all` changes the same place of each entry of the lists on the way. */
function changed(answer: unknown, path: Path, value: unknown, all: boolean): unknown {
  const copy = structuredClone(answer);
  change(copy as Fields, path, value, all);
  return copy;
}

function change(place: Fields, [step = '', ...rest]: Path, value: unknown, all: boolean): void {
  const steps = all && Array.isArray(place) ? [...place.keys()] : [step];
  for (const one of steps) {
    if (rest.length > 0) {
      // Entries of a list may lack what the first one has.
      if (place[one] instanceof Object) change(place[one] as Fields, rest, value, all);
    } else if (value === GONE) delete place[one];
    else place[one] = value;
  }
}

function walk(schema: z.ZodType, value: unknown, path: Path, tell: (path: Path, swap: Swap) => void): void {
  if (value === undefined) return;
  for (const swap of swapsOf(schema, value)) tell(path, swap);
  const { type, shape = {}, element, innerType, valueType, options } = definitionOf(schema);
  if (type === 'object')
    for (const [name, field] of Object.entries(shape)) {
      walk(field, (value as Record<string, unknown>)[name], [...path, name], tell);
    }
  if (type === 'array' && element) walk(element, (value as unknown[])[0], [...path, 0], tell);
  if (type === 'record' && valueType) {
    const [first] = Object.entries(value as object);
    if (first) walk(valueType, first[1], [...path, first[0]], tell);
  }
  // The swaps of what stands behind are those of the field itself.
  if (type === 'optional' && innerType) walk(innerType, value, path, (at, swap) => at !== path && tell(at, swap));
  if (type === 'union' && options?.[0]) walk(options[0], value, path, (at, swap) => at !== path && tell(at, swap));
}

function swapsOf(schema: z.ZodType, value: unknown): Swap[] {
  const none: Swap[] = [
    ['null', null],
    ['missing', GONE],
  ];
  const { type, innerType, options } = definitionOf(schema);
  const behind = innerType ?? options?.[0];
  if (behind && (type === 'optional' || type === 'union')) return swapsOf(behind, value);
  if (Array.isArray(value)) {
    const [first] = value;
    return [
      ...none,
      ['empty list', []],
      ['a bad record', [null, ...value]],
      ['an empty record', typeof first === 'object' ? [{}, ...value] : [...value]],
    ];
  }
  if (typeof value === 'object') return none;
  if (typeof value === 'number') return [...none, ['text', String(value)], ['empty', ''], ['a switch', value === 1]];
  if (typeof value === 'boolean') return [...none, ['text', String(value)], ['number', Number(value)]];
  if (schema === instant) return [...none, ...momentSwaps(String(value))];
  if (schema === day) return [...none, ...daySwaps(String(value))];
  if (type === 'enum' || type === 'literal') return [...none, ['a new value', 'NEW_VALUE'], ['empty', '']];
  const amount = schema === decimal || /^-?\d+\.\d+$/.test(String(value));
  if (amount) return [...none, ['number', Number(value)], ['empty', ''], ['eight decimals', '0.12345678']];
  return [...none, ['number', 12], ['empty', ''], ...Object.entries(LONG)];
}

function momentSwaps(text: string): Swap[] {
  const ms = Date.parse(text);
  return [
    ['milliseconds', ms],
    ['seconds', ms / 1000],
    ['seconds as text', String(ms / 1000)],
    ['as .NET writes it', `/Date(${ms})/`],
    ['without a zone', text.slice(0, 19).replace('T', ' ')],
    ['ISO without a zone', text.slice(0, 19)],
    ['no moment', 'soon'],
    ['empty', ''],
  ];
}

function daySwaps(text: string): Swap[] {
  const midnight = Date.parse(`${text}T00:00:00-03:00`);
  return [
    ['milliseconds', midnight],
    ['seconds', midnight / 1000],
    ['seconds as text', String(midnight / 1000)],
    ['with a zone', `${text}T00:00:00-03:00`],
    ['with midnight', `${text} 00:00:00`],
    ['empty', ''],
  ];
}
