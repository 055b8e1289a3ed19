import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dayIn, isTimeZone, wallTime } from '../../../src/app/lib/time-zone.ts';

const SITE = 'America/Sao_Paulo';
const clock = (zone: string, at: string): string =>
  new Date(wallTime(zone, Date.parse(at))).toISOString().slice(0, 19).replace('T', ' ');

test('22:30 and 00:30 of the site are two days, whatever UTC and the phone say', () => {
  assert.is(clock(SITE, '2026-11-23T01:30:15Z'), '2026-11-22 22:30:15');
  assert.is(dayIn(SITE, Date.parse('2026-11-23T01:30:00Z')), '2026-11-22');
  assert.is(clock(SITE, '2026-11-23T03:30:00Z'), '2026-11-23 00:30:00');
  assert.is(dayIn(SITE, Date.parse('2026-11-23T03:30:00Z')), '2026-11-23');
  assert.is(clock('Asia/Kathmandu', '2026-12-31T18:20:00Z'), '2027-01-01 00:05:00');
});

test('summer time moves the clock, and midnight is hour 0', () => {
  assert.is(clock('America/New_York', '2026-03-08T06:59:59Z'), '2026-03-08 01:59:59');
  assert.is(clock('America/New_York', '2026-03-08T07:00:00Z'), '2026-03-08 03:00:00');
  assert.is(clock('America/New_York', '2026-11-01T04:00:00Z'), '2026-11-01 00:00:00');
  assert.is(clock(SITE, '2018-11-04T03:00:00Z'), '2018-11-04 01:00:00');
});

test('a browser that writes midnight as 24 shows the same day', () => {
  const real = Intl.DateTimeFormat.prototype.formatToParts;
  Intl.DateTimeFormat.prototype.formatToParts = function (...given) {
    return real
      .apply(this, given)
      .map((part) => (part.type === 'hour' && Number(part.value) === 0 ? { ...part, value: '24' } : part));
  };
  try {
    assert.is(clock(SITE, '2026-11-23T03:30:00Z'), '2026-11-23 00:30:00');
  } finally {
    Intl.DateTimeFormat.prototype.formatToParts = real;
  }
});

test('a zone that is unknown is told, and nothing is thrown', () => {
  assert.equal(['UTC', SITE, 'Mars/Olympus', '', '__proto__'].map(isTimeZone), [true, true, false, false, false]);
});

test.run();
