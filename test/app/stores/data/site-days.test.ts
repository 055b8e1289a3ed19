import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readAnswer } from '../../../../src/app/api/read.ts';
import { configureClock } from '../../../../src/app/i18n/site-clock.ts';
import { readDays } from '../../../../src/app/stores/data/site-days.ts';
import { getSignInCalendar } from '../../../../src/contract/calls/rewards.ts';
import { answerShapes } from '../../../../src/contract/payloads/answer-shapes.ts';
import type { Shape } from '../../../../src/contract/shape.ts';

/** What the app has for a day that comes as this, in a site of this zone. */
function dayFrom(sent: unknown, timeZone?: string): unknown {
  configureClock({ value: timeZone ? { timeZone } : {} });
  const shape: Shape = { id: 'i', list: [{ day: 'y' }], _: { until: 'y' } };
  const value = readAnswer({ ...getSignInCalendar, answer: shape }, { id: 1, list: [{ day: sent }], until: sent });
  readDays(value, shape);
  const { list, until } = value as { list: { day: string }[]; until?: string };
  assert.is(until ?? '', list[0]?.day);
  return until ?? '';
}

test('a day that comes as an epoch is the site’s day, in seconds and milliseconds', () => {
  for (const [moment, zone] of [
    ['2026-11-20T00:00:00-03:00', undefined],
    ['2026-11-20T00:30:00-03:00', undefined],
    ['2026-11-20T22:30:00-03:00', undefined],
    ['2026-11-20T23:59:59-03:00', undefined],
    ['2026-11-20T00:00:00+05:30', 'Asia/Kolkata'],
    ['2026-11-20T23:59:59+05:30', 'Asia/Kolkata'],
  ] as const) {
    const ms = Date.parse(moment);
    for (const sent of [ms, ms / 1000, String(ms), String(ms / 1000)])
      assert.is(dayFrom(sent, zone), '2026-11-20', `${moment} ${sent}`);
  }
});

test('midnight of UTC is a day that was written without a clock', () => {
  assert.is(dayFrom(Date.parse('2026-11-20')), '2026-11-20');
  assert.is(dayFrom(Date.parse('1990-01-31')), '1990-01-31');
  assert.is(dayFrom(Date.parse('1961-01-31') / 1000), '1961-01-31');
});

test('a day in other writings is a day, and what is none is empty', () => {
  for (const sent of ['2026-11-20', '2026-11-20 00:00:00', '2026-11-20T00:00:00-03:00'])
    assert.is(dayFrom(sent), '2026-11-20', String(sent));
  assert.is(dayFrom('1960-01-31'), '1960-01-31');
  for (const sent of [0, '', null, 1e17]) assert.is(dayFrom(sent), '', String(sent));
});

const hasDays = (shape: Shape | undefined): boolean =>
  shape === 'y' || (typeof shape === 'object' && Object.values(shape).some(hasDays));

test('every call whose answer has days is sent for days', () => {
  const stores = join('src', 'app', 'stores');
  const text = readdirSync(stores, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(stores, file), 'utf8'))
    .join('\n');
  const names = [...answerShapes].flatMap(([name, shape]) => (hasDays(shape) ? [name] : []));
  assert.ok(names.length > 6);
  for (const name of names) {
    assert.match(text, new RegExp(`\\bsendForDays\\(\\s*${name},`), name);
    assert.not.match(text, new RegExp(`\\bsend\\(\\s*${name},`), name);
  }
});

test.run();
