import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isDay, latestBirthday } from '../../../src/app/lib/birthday.ts';

test('the latest birthday is that of somebody who turns old enough today', () => {
  assert.is(latestBirthday(18, '2026-11-21'), '2008-11-21');
  assert.is(latestBirthday(21, '2026-01-05'), '2005-01-05');
});

test('a 29th of February without its like gives the last day of that month', () => {
  assert.is(latestBirthday(18, '2028-02-29'), '2010-02-28');
  assert.is(latestBirthday(20, '2028-02-29'), '2008-02-29');
});

test('only days of the calendar are days', () => {
  for (const day of ['2004-02-29', '1900-01-01', '2026-12-31']) assert.ok(isDay(day), day);
  for (const day of ['2005-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-01-01', '', 'yesterday']) {
    assert.not(isDay(day), day);
  }
});

test.run();
