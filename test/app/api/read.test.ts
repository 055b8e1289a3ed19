import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { z } from 'zod';
import { CallError } from '../../../src/app/api/errors.ts';
import { readAnswer } from '../../../src/app/api/read.ts';
import type { AnyCall } from '../../../src/contract/call.ts';
import { getHotGames } from '../../../src/contract/calls/games.ts';
import { getSystemStatus } from '../../../src/contract/calls/system.ts';
import { allSchemas } from '../../../src/contract/payloads/all.ts';
import { answerShapes, definitionOf, UNREAD } from '../../../src/contract/payloads/answer-shapes.ts';
import { day, decimal, instant } from '../../../src/contract/schemas/money.ts';
import type { Shape } from '../../../src/contract/shape.ts';
import { deviationsOf, LONG, sampleOf } from '../../support/deviations.ts';

/** A call whose answer has this shape. */
const callOf = (answer: Shape, path: AnyCall['path'] = '/wps/made-up'): AnyCall => ({
  ...getSystemStatus,
  path,
  answer,
});

const read = (shape: Shape, value: unknown): unknown => readAnswer(callOf(shape), value);

/** Runs without the console, and gives what was said. */
function silently(run: () => void): string[] {
  const said: string[] = [];
  const { warn } = console;
  console.warn = (...words) => said.push(words.join(' '));
  try {
    run();
  } finally {
    console.warn = warn;
  }
  return said;
}

/** What a value lacks of what the app's type says; the place of the first fault, undefined where it holds. */
function broken(schema: z.ZodType, value: unknown, at = 'value'): string | undefined {
  const { type, shape = {}, element, innerType, valueType, options } = definitionOf(schema);
  if (UNREAD.has(schema)) return undefined;
  if (type === 'optional' && innerType) return value === undefined ? undefined : broken(innerType, value, at);
  if (type === 'union' && options?.[0]) return broken(options[0], value, at);
  if (type === 'object') {
    if (typeof value !== 'object' || value === null) return at;
    // A switch that is not told is off.
    if (Object.values(shape).every(isSwitch)) return undefined;
    const fields = Object.entries(shape).map(([name, field]) =>
      broken(field, (value as Record<string, unknown>)[name], `${at}.${name}`),
    );
    return fields.find(Boolean);
  }
  if (type === 'array' && element) {
    if (!Array.isArray(value)) return at;
    return value.map((one, index) => broken(element, one, `${at}.${index}`)).find(Boolean);
  }
  if (type === 'record' && valueType) {
    if (typeof value !== 'object' || value === null) return at;
    return Object.entries(value)
      .map(([name, one]) => broken(valueType, one, `${at}.${name}`))
      .find(Boolean);
  }
  return fits(schema, type, value) ? undefined : `${at} is ${JSON.stringify(value)}`;
}

function isSwitch(schema: z.ZodType): boolean {
  const { type, innerType } = definitionOf(schema);
  return type === 'boolean' || (type === 'optional' && innerType !== undefined && isSwitch(innerType));
}

function fits(schema: z.ZodType, type: string, value: unknown): boolean {
  if (schema === decimal) return typeof value === 'string' && /^(-?\d+(\.\d{1,8})?)?$/.test(value);
  if (schema === instant) return typeof value === 'string' && (value === '' || Date.parse(value) > 1e11);
  if (schema === day) return typeof value === 'string' && /^(\d{4}-\d\d-\d\d)?$/.test(value);
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (type === 'undefined') return true;
  if (type === 'literal') return ['string', 'number'].includes(typeof value);
  return typeof value === 'string';
}

test('every single deviation of every answer ends in what the app’s types promise, or in the call’s own failure', () => {
  let played = 0;
  let failed = 0;
  silently(() => {
    for (const { name, schema } of allSchemas) {
      const shape = answerShapes.get(name);
      if (shape === undefined) continue;
      for (const { at, kind, answer } of deviationsOf(schema.value)) {
        played += 1;
        try {
          const value = readAnswer(callOf(shape, schema.call.path), answer);
          assert.is(broken(schema.value, value), undefined, `${name}: ${at} ${kind}`);
        } catch (error) {
          if (!(error instanceof CallError)) throw error;
          assert.is(error.kind, 'format', `${name}: ${at} ${kind}`);
          failed += 1;
        }
      }
    }
  });
  assert.ok(played > 3000, `${played} deviations`);
  assert.ok(failed < played / 10, `${failed} of ${played} are a failure of their call`);
});

test('what the contract says is left as it is', () => {
  for (const { name, schema } of allSchemas) {
    const shape = answerShapes.get(name);
    const sample = sampleOf(schema.value);
    if (shape === undefined || sample === undefined) continue;
    assert.equal(readAnswer(callOf(shape), structuredClone(sample)), sample, name);
  }
});

test('a call’s row carries the shape of its answer', () => {
  assert.ok(getSystemStatus.answer);
  assert.ok(getHotGames.answer);
});

test('a day that comes as the epoch of its midnight, wherever that is, is that day', () => {
  for (const zone of ['Z', '-03:00', '-11:00', '+05:30', '+08:00', '+12:00'])
    for (const day of ['2026-11-20', '1971-02-03', '1960-01-31', '2026-01-01']) {
      const ms = Date.parse(`${day}T00:00:00${zone}`);
      assert.equal(
        [ms, ms / 1000, `${ms}`, `${ms / 1000}`].map((value) => read('y', value)),
        Array(4).fill(day),
        `${day} ${zone}`,
      );
    }
  assert.equal(
    [0, '0', 1e17, -1e300].map((value) => read('y', value)),
    Array(4).fill(''),
  );
});

test('what .NET writes as /Date(…)/ is that moment and that day, with a zone behind it too', () => {
  for (const written of ['/Date(1700000000000)/', '/Date(1700000000000+0000)/', '/Date(1700000000000-0300)/']) {
    assert.is(read('t', written), '2023-11-14T22:13:20.000Z', written);
    assert.is(read('t', JSON.parse(`"\\${written.slice(0, -1)}\\/"`)), '2023-11-14T22:13:20.000Z', written);
  }
  for (const zone of ['Z', '-03:00', '+12:00']) {
    const ms = Date.parse(`1960-01-31T00:00:00${zone}`);
    assert.equal(
      [`/Date(${ms})/`, `/Date(${ms}+0000)/`].map((value) => read('y', value)),
      ['1960-01-31', '1960-01-31'],
      zone,
    );
  }
  assert.equal(
    ['/Date()/', '/Date(-62135596800000)/', '/Date(soon)/'].map((value) => read('t', value)),
    ['', '', ''],
  );
});

test('a switch is on however that is written, and off else', () => {
  for (const on of [true, 1, '1', '1.0', 'true', 'True', 'Y', 'yes'])
    assert.equal([read(false, on), read({ isNew: 0 }, { isNew: on })], [true, { isNew: 1 }], `${on}`);
  for (const off of [false, 0, '0', '0.0', 'false', 'N', 'no', '', null])
    assert.equal([read(false, off), read({ isNew: 0 }, { isNew: off })], [false, { isNew: 0 }], `${off}`);
});

test('commas between groups of figures are none of the number; a comma for the point makes no number', () => {
  const amounts = {
    '1,234.50': '1234.50',
    '-12,345,678.00': '-12345678.00',
    '10,000': '10000',
    '1,000,000': '1000000',
  };
  for (const [written, meant] of Object.entries(amounts)) assert.is(read('d', written), meant);
  for (const none of ['0,125', '12,50', '1,5,2']) assert.is(read('d', none), '', none);
  assert.equal(read({ total: 0 }, { total: '12,345' }), { total: 12345 });
});

test('a list whose entries are named by their numbers is that list', () => {
  const shape: Shape = { games: [{ id: 'i' }] };
  assert.equal(read(shape, { games: { 1: { id: 'a' }, 3: { id: 'b' } } }), { games: [{ id: 'a' }, { id: 'b' }] });
  assert.equal(read(shape, { games: {} }), { games: [] });
});

test('a day in eight digits is that day of the calendar, and a number of no year of four digits is none', () => {
  assert.equal(
    [20261120, '20261120', 19600131, '20240229', 21001231, 19000101].map((value) => read('y', value)),
    ['2026-11-20', '2026-11-20', '1960-01-31', '2024-02-29', '2100-12-31', '1900-01-01'],
  );
  // No days of the calendar: seconds, as any other number.
  assert.equal(
    [20261320, 20260230, '20230229', 18991231, 21010101].map((value) => read('y', value)),
    ['1970-08-24', '1970-08-23', '1970-08-23', '1970-08-09', '1970-09-01'],
  );
  assert.equal(
    [253402300800000, 1e15, 8.64e15, -1e14, '-8e15', 253402214400000, -2208988800000].map((value) => read('y', value)),
    ['', '', '', '', '', '9999-12-31', '1900-01-01'],
  );
});

test('numbers, decimals, switches and moments are read from what other languages write', () => {
  assert.equal(
    ['7', '', null, 'x', 7.5, true, 'true', false].map((value) => read(0, value)),
    [7, 0, 0, 0, 7.5, 1, 1, 0],
  );
  assert.equal(
    [12.5, '12.50', 0.1 + 0.2, 1e-7, '', null, 'x'].map((value) => read('d', value)),
    [...['12.5', '12.50', '0.3', '0.0000001', '', '', '']],
  );
  assert.equal(
    [0.7999999999999999, '0.123456789', '-0.123456789', '7.000000000001'].map((value) => read('d', value)),
    ['0.8', '0.12345678', '-0.12345678', '7'],
  );
  assert.equal(
    [true, 1, '1', 'true', 'TRUE', false, 0, '0', null, 'no'].map((value) => read(false, value)),
    [...[true, true, true, true, true, false, false, false, false, false]],
  );
  const noon = '2026-11-20T12:00:00.000Z';
  const ms = Date.parse(noon);
  assert.equal(
    [
      ...[noon, ms, ms / 1000, `${ms / 1000}`],
      ...['2026-11-20 12:00:00', '2026-11-20T12:00:00', '2026-11-20T09:00:00-03:00'],
    ].map((value) => read('t', value)),
    Array(7).fill(noon),
  );
  assert.equal(
    ['2026-11-20', '2026-11-20T00:00:00-03:00', '2026-11-20 00:00:00', '1960-01-31', null].map((value) =>
      read('y', value),
    ),
    ['2026-11-20', '2026-11-20', '2026-11-20', '1960-01-31', ''],
  );
  assert.equal(
    [0, '0001-01-01T00:00:00Z', '', null, 'soon', ms * 1e6, 1e300].map((value) => read('t', value)),
    Array(7).fill(''),
  );
  assert.is(read('t', 253402300799999), '9999-12-31T23:59:59.999Z');
});

test('a record that lacks what it is nothing without is left out, and the console hears of a call once', () => {
  const call = callOf([{ id: 'i', name: '' }], '/wps/left-out');
  const said = silently(() => {
    for (let times = 0; times < 3; times += 1)
      assert.equal(readAnswer(call, [{ id: 1, name: null }, { name: 'b' }, null, 'x']), [{ id: '1', name: '' }]);
  });
  assert.equal(said, ['/wps/left-out left out: 3']);
});

/** A copy without the zeros, switches that are off and empty texts of the records of its lists, as Go's `omitempty` sends them. */
function withoutZeros(value: unknown, listed = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutZeros(entry, true));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(
    ([, field]) => !listed || (field !== 0 && field !== false && field !== ''),
  );
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutZeros(field, listed)]));
}

test('a record whose zeros are left out is in its list, with its zeros', () => {
  let zeros = 0;
  for (const { name, schema } of allSchemas) {
    const shape = answerShapes.get(name);
    const sample = sampleOf(schema.value);
    if (shape === undefined || sample === undefined) continue;
    const sent = withoutZeros(sample);
    zeros += Number(JSON.stringify(sent) !== JSON.stringify(sample));
    const read = readAnswer(callOf(shape), structuredClone(sent));
    assert.equal(withoutZeros(read), sent, name);
  }
  assert.ok(zeros > 10, `${zeros} answers have zeros`);
  const players = { list: [{ memberId: 'a', userName: 'ana' }] };
  const { list } = readAnswer(callOf(answerShapes.get('getTeamProfit') ?? 0), players) as { list: { type: number }[] };
  assert.equal(
    list.map(({ type }) => type),
    [0],
  );
});

test('a session that does not say what it is, or has no token, is none', () => {
  for (const name of ['login', 'renewSession', 'trialLogin']) {
    for (const half of [
      { token: 'a'.repeat(16), userName: 'ana' },
      { userName: 'ana', type: 0, customerType: 0 },
    ]) {
      assert.throws(
        () => readAnswer(callOf(answerShapes.get(name) ?? 0), half),
        (error: CallError) => error.kind === 'format',
      );
    }
  }
});

test('an optional field that is empty is left away', () => {
  assert.equal(Object.keys(read({ id: 'i', _: { at: 't', note: '' } }, { id: '1', at: null, note: '' }) as object), [
    'id',
  ]);
});

test('an answer of which nothing can be made is a failure of its call', () => {
  for (const value of [null, undefined, 'x', 3, {}, []]) {
    assert.throws(
      () => read({ token: 'i', name: '' }, value),
      (error: CallError) => error.kind === 'format',
    );
  }
  assert.equal(read([''], null), []);
});

test('a name that was made ready for a page is read as it was written, markup as it stands', () => {
  assert.is(read('', 'Tom &amp; Jerry&#039;s &quot;Big&quot; Win'), 'Tom & Jerry\'s "Big" Win');
  assert.is(read('i', 'L&#39;Or &amp;amp; co'), "L'Or &amp; co");
  assert.is(read('', '<p>Tom &amp; Jerry</p>'), '<p>Tom &amp; Jerry</p>');
  assert.is(read('', 'a &lt; b &nbsp; &copy &amp'), 'a &lt; b &nbsp; &copy &amp');
});

test('a text is cut far above any real one', () => {
  const { length } = read('', 'a'.repeat(300_000)) as string;
  assert.ok(length > 100_000 && length < 300_000);
  assert.is(read('', LONG.letters), LONG.letters);
});

test.run();
