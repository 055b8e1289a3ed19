import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { choosableDays, lastDays, monthDays, sameDays, utcDay } from '../../../src/app/lib/day-range.ts';

const now = Date.parse('2026-11-21T22:15:00Z');

test('the last days end today, in UTC', () => {
  assert.equal(lastDays(1, now), { startDate: '2026-11-21', endDate: '2026-11-21' });
  assert.equal(lastDays(30, now), { startDate: '2026-10-23', endDate: '2026-11-21' });
});

test('a month is whole, but never ends after today', () => {
  assert.equal(monthDays(0, now), { startDate: '2026-11-01', endDate: '2026-11-21' });
  assert.equal(monthDays(-1, now), { startDate: '2026-10-01', endDate: '2026-10-31' });
  assert.equal(monthDays(-1, Date.parse('2027-01-05T00:00:00Z')), { startDate: '2026-12-01', endDate: '2026-12-31' });
  assert.equal(monthDays(-1, Date.parse('2028-03-31T12:00:00Z')), { startDate: '2028-02-01', endDate: '2028-02-29' });
});

test('a year back can be chosen', () => {
  assert.equal(choosableDays(now), { min: '2025-11-20', max: '2026-11-21' });
  assert.ok(sameDays(lastDays(7, now), { ...lastDays(7, now) }));
  assert.not(sameDays(lastDays(7, now), lastDays(1, now)));
});

test('days are counted in UTC, over the ends of months and years', () => {
  const lastMinute = Date.UTC(2026, 11, 31, 23, 59);
  assert.is(utcDay(0, lastMinute), '2026-12-31');
  assert.is(utcDay(1, lastMinute), '2027-01-01');
  assert.is(utcDay(-306, lastMinute), '2026-02-28');
});

test.run();
