import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { choosableDays, dayAfter, lastDays, monthDays, monthsAfter, sameDays } from '../../../src/app/lib/day-range.ts';

const TODAY = '2026-11-21';

test('the last days end today', () => {
  assert.equal(lastDays(1, TODAY), { startDate: '2026-11-21', endDate: '2026-11-21' });
  assert.equal(lastDays(30, TODAY), { startDate: '2026-10-23', endDate: '2026-11-21' });
});

test('a month is whole, but never ends after today', () => {
  assert.equal(monthDays(0, TODAY), { startDate: '2026-11-01', endDate: '2026-11-21' });
  assert.equal(monthDays(-1, TODAY), { startDate: '2026-10-01', endDate: '2026-10-31' });
  assert.equal(monthDays(-1, '2027-01-05'), { startDate: '2026-12-01', endDate: '2026-12-31' });
  assert.equal(monthDays(-1, '2028-03-31'), { startDate: '2028-02-01', endDate: '2028-02-29' });
});

test('a year back can be chosen', () => {
  assert.equal(choosableDays(TODAY), { min: '2025-11-20', max: '2026-11-21' });
  assert.ok(sameDays(lastDays(7, TODAY), { ...lastDays(7, TODAY) }));
  assert.not(sameDays(lastDays(7, TODAY), lastDays(1, TODAY)));
});

test('days are counted over the ends of months and years', () => {
  assert.is(dayAfter('2026-12-31', 1), '2027-01-01');
  assert.is(dayAfter('2026-12-31', -306), '2026-02-28');
});

test('months later it is the same day, or the last one of a shorter month', () => {
  assert.is(monthsAfter('2026-08-31', 6), '2027-02-28');
  assert.is(monthsAfter('2026-11-21', 60), '2031-11-21');
  assert.is(monthsAfter('2026-12-15', 1), '2027-01-15');
  assert.is(monthsAfter('2028-02-29', -216), '2010-02-28');
});

test.run();
