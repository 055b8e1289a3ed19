import type { AnyCall } from '../../contract/call.ts';
import type { FieldShapes, Shape } from '../../contract/shape.ts';
import { CallError } from './errors.ts';

/** Longer texts are cut, in characters: far above any real one. */
const LONGEST = 200_000;

/** Nothing that a platform tells of is of before this moment, in April 1970 (ms): smaller numbers are seconds. */
const FIRST_MS = 1e10;

/** Half a day (ms): midnight of any zone from -12 to +12 hours is on the same day of UTC that much later. */
const HALF_DAY = 432e5;

/** Dates end here (ms, ECMA-262 section 21.4.1.1): larger numbers are no moments. */
const LAST_MS = 8.64e15;

/** A moment without a zone: it is told in UTC. */
const LOCAL = /^([\d-]{10})[ T]([\d:.]+)$/;

/** What stands around and between figures: a comma between groups, as in 1,234.50 (in 0,125 it is none), and .NET's /Date(1700000000000+0000)/. */
const AROUND = /(\d\d|[1-9]),(?=\d{3}\b)|^\/Date\(|(?:[+-]\d{4})?\)\/$/g;

/** A decimal string as the contract has it, of no more digits than a number can have. */
const DECIMAL = /^-?\d{1,308}(\.\d{1,8})?$/;

/** What some platforms write in names that are no markup, as PHP does before it puts a text into a page. */
const ESCAPED = /&(?:(amp)|(quot)|apos|#0?39|#x27);/g;

type Fields = Record<string, unknown>;

/** How many records were left out of the answer that is being read. */
let left = 0;

/** Calls of whose answers records were left out: each is told once. */
const told = new Set<string>();

/**
 * Makes of an answer what the app's types promise (see `Shape`), in place. A record of a list that lacks what it cannot do without is
 * left out; the console says so once for each call.
 * @throws CallError `format` where nothing can be made of the answer.
 */
export function readAnswer(call: AnyCall, answer: unknown): unknown {
  const { answer: shape } = call;
  if (shape === undefined) return answer;
  left = 0;
  const value =
    shape instanceof Object && !(answer instanceof Object || Array.isArray(shape))
      ? undefined
      : readValue(answer, shape);
  if (value === undefined) throw new CallError('format');
  if (left > 0 && !told.has(call.path)) {
    told.add(call.path);
    console.warn(call.path, 'left out:', left);
  }
  return value;
}

function readValue(value: unknown, shape: Shape): unknown {
  if (typeof shape === 'object') {
    if (!Array.isArray(shape)) return readFields(fieldsOf(value), shape as FieldShapes);
    return shape.length > 1 ? readRecord(fieldsOf(value), shape[1] as Shape) : readList(value, shape[0]);
  }
  // Most values are as they were promised: a long list is read while it flies past.
  if (typeof value === 'number' && (typeof shape === 'number' || shape === 'n')) return value;
  const isPlain = typeof value === 'string' && value.length < LONGEST;
  if (isPlain && (shape === '' ? !value.includes('&') : shape === 'd' && DECIMAL.test(value))) return value;
  const text = typeof value === 'object' ? '' : String(value ?? '').slice(0, LONGEST);
  if (shape === '' || shape === 'i') return readText(text) || (shape ? undefined : text);
  const figures = text.replace(AROUND, '$1');
  const number = figures && Number.isFinite(Number(figures)) ? Number(figures) : undefined;
  const least = number ?? (/^[ty]/i.test(text) ? 1 : Number(shape));
  if (shape === false) return least > 0;
  if (typeof shape === 'number') return least;
  if (shape === 'n') return number;
  if (shape === 'd') return readDecimal(figures, number);
  if (shape === 't') return readMoment(text, number);
  return readDay(text, number);
}

/** A text as its writer meant it; markup stays as it is. */
const readText = (text: string): string =>
  !text.includes('&') || text.includes('<')
    ? text
    : text.replace(ESCAPED, (_, amp, quot) => (amp && '&') || (quot && '"') || "'");

/** A decimal string of eight decimals at most. What a double adds to a number goes by rounding beyond them; the rest is cut. */
function readDecimal(text: string, number: number | undefined): string {
  if (number === undefined) return '';
  return DECIMAL.test(text)
    ? text
    : number
        .toFixed(10)
        .slice(0, -2)
        .replace(/\.?0+$/, '');
}

/** A moment, empty for what is none. */
function readMoment(text: string, number: number | undefined): string {
  const moment =
    number === undefined ? Date.parse(text.replace(LOCAL, '$1T$2Z')) : number * (number < FIRST_MS ? 1000 : 1);
  return moment > FIRST_MS && moment <= LAST_MS ? new Date(moment).toISOString() : '';
}

/** The day of a moment (ms), empty outside the years of four digits. */
const dayOf = (ms: number): string => (ms > -62e12 && ms < 2534023008e5 ? new Date(ms).toISOString().slice(0, 10) : '');

/** A day: what a moment in any writing begins with, the eight digits of a day, or that whose midnight a number stands for. */
function readDay(text: string, number: number | undefined): string {
  const day = text.replace(/^(19..|20..|2100)(..)(..)$/, '$1-$2-$3');
  if (number === undefined) return text.slice(0, 10);
  // A day that no month has is another one to Date.
  if (dayOf(Date.parse(day)) === day) return day;
  return number ? dayOf(number * (Math.abs(number) < FIRST_MS ? 1000 : 1) + HALF_DAY) : '';
}

function readList(value: unknown, shape: Shape): unknown[] {
  // Where a list has gaps, some write its entries by their numbers.
  const list: unknown[] = Object.values(fieldsOf(value));
  const read = list.map((entry) => (entry === null ? undefined : readValue(entry, shape)));
  const kept = read.filter((entry) => entry !== undefined);
  left += list.length - kept.length;
  return kept;
}

function readRecord(record: Fields, shape: Shape): Fields {
  for (const name of Object.keys(record)) record[name] = readValue(record[name], shape);
  return record;
}

/** Walks the shapes as they are: a copy of them for each record would cost as much as reading it. */
function readFields(fields: Fields, shapes: FieldShapes): Fields | undefined {
  const { _: optional } = shapes;
  for (const name in optional as FieldShapes) {
    if ((fields[name] ?? '') === '') delete fields[name];
    else fields[name] = readValue(fields[name], (optional as FieldShapes)[name] as Shape);
  }
  for (const name in shapes) {
    if (name === '_') continue;
    fields[name] = readValue(fields[name], shapes[name] as Shape);
    if (fields[name] === undefined) return undefined;
  }
  return fields;
}

const fieldsOf = (value: unknown): Fields => (value instanceof Object ? (value as Fields) : {});
