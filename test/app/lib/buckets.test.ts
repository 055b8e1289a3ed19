import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bucketsOf as buckets, type DayRow, unitOf } from '../../../src/app/lib/buckets.ts';
import type { Days } from '../../../src/app/lib/day-range.ts';

const FIELDS = ['stake', 'payout', 'bonus', 'rebate', 'net'] as const;
type PnlRow = DayRow<(typeof FIELDS)[number]>;

const bucketsOf = (rows: PnlRow[], days: Days) => buckets(rows, days, FIELDS);

const row = (day: string, net: string): PnlRow => ({
  day,
  stake: '10.00',
  payout: '9.50',
  bonus: '0.25',
  rebate: '0.00',
  net,
});

const range = (startDate: string, endDate: string) => ({ startDate, endDate });

test('up to a month is told by days, up to seven by weeks, a year by months', () => {
  assert.is(unitOf(range('2026-11-21', '2026-11-21')), 'day');
  assert.is(unitOf(range('2026-10-22', '2026-11-21')), 'day');
  assert.is(unitOf(range('2026-10-21', '2026-11-21')), 'week');
  assert.is(unitOf(range('2026-04-18', '2026-11-21')), 'month');
  assert.ok(bucketsOf([], range('2025-11-20', '2026-11-21')).length <= 14);
});

test('every day of a range is in one bar, whatever it stands for', () => {
  for (const days of [
    range('2026-11-01', '2026-11-21'),
    range('2026-08-03', '2026-11-21'),
    range('2026-01-31', '2026-11-21'),
  ]) {
    const bars = bucketsOf([], days);
    assert.is(bars[0]?.startDate, days.startDate);
    assert.is(bars[bars.length - 1]?.endDate, days.endDate);
    for (const [at, { endDate }] of bars.entries()) {
      const next = bars[at + 1]?.startDate;
      if (next) assert.is(Date.parse(next) - Date.parse(endDate), 86_400_000);
    }
  }
});

test('weeks begin on Monday, months on the first', () => {
  const weeks = bucketsOf([], range('2026-09-02', '2026-11-21'));
  assert.equal(weeks[0], { ...range('2026-09-02', '2026-09-06'), sums: weeks[0]?.sums });
  assert.ok(weeks.slice(1).every(({ startDate }) => new Date(startDate).getUTCDay() === 1));
  const months = bucketsOf([], range('2026-01-31', '2026-11-21'));
  assert.ok(months.slice(1).every(({ startDate }) => startDate.endsWith('-01')));
});

test('the bars’ sums are the rows’, to the cent', () => {
  const rows = Array.from({ length: 200 }, (_, at) =>
    row(new Date(Date.UTC(2026, 3, 1) + at * 86_400_000).toISOString().slice(0, 10), `${at % 2 ? '-' : ''}${at}.10`),
  );
  const bars = bucketsOf(rows, range('2026-04-01', '2026-11-21'));
  const sum = (field: 'stake' | 'net'): number => bars.reduce((total, { sums }) => total + sums[field], 0);
  assert.is(sum('stake'), 200 * 1000);
  assert.is(
    sum('net'),
    rows.reduce((total, { net }) => total + Math.round(Number(net) * 100), 0),
  );
});

test('rows outside the range and amounts that are none count nothing', () => {
  const [bar] = bucketsOf([row('2026-11-20', '1.00'), row('2026-11-21', 'much')], range('2026-11-21', '2026-11-21'));
  assert.equal([bar?.sums.net, bar?.sums.stake], [0, 1000]);
});

test.run();
