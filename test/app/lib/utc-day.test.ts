import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { utcDay } from '../../../src/app/lib/utc-day.ts';

test('days are counted in UTC, over the ends of months and years', () => {
  const lastMinute = Date.UTC(2026, 11, 31, 23, 59);
  assert.is(utcDay(0, lastMinute), '2026-12-31');
  assert.is(utcDay(1, lastMinute), '2027-01-01');
  assert.is(utcDay(-306, lastMinute), '2026-02-28');
});

test.run();
