import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { TIME_ZONE } from '../../src/contract/fields/time.ts';
import { periodAround } from '../../src/sandbox/rules/playPeriods.ts';
import { dayAfter, dayStart, isTimeZone, momentAt, siteDay, wallTime } from '../../src/sandbox/rules/siteDay.ts';

const HOUR = 3600 * 1000;
const iso = (at: number): string => new Date(at).toISOString();

/** Zones east, west and across the day line, with and without summer time, with half and quarter hours. */
const ZONES = [
  'UTC',
  TIME_ZONE,
  'America/New_York',
  'America/Havana',
  'Europe/Lisbon',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
];

test('22:30 and 00:30 of the site are two days, on whichever days of UTC they lie', () => {
  assert.is(siteDay(TIME_ZONE, Date.parse('2026-11-23T01:30:00Z')), '2026-11-22');
  assert.is(siteDay(TIME_ZONE, Date.parse('2026-11-23T03:30:00Z')), '2026-11-23');
  assert.is(siteDay('Asia/Tokyo', Date.parse('2026-11-22T13:30:00Z')), '2026-11-22');
  assert.is(siteDay('Asia/Tokyo', Date.parse('2026-11-22T15:30:00Z')), '2026-11-23');
});

test('a day begins at the midnight of the zone, and each moment lies in the day that it is of', () => {
  for (const zone of ZONES) {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 1, 1); at += 5 * HOUR) {
      const day = siteDay(zone, at);
      const [from, until] = [dayStart(zone, day), dayStart(zone, dayAfter(day, 1))];
      assert.ok(from <= at && at < until, `${zone} ${iso(at)}`);
      assert.is(siteDay(zone, from), day);
      assert.is(siteDay(zone, until - 1), day);
      assert.is(momentAt(zone, wallTime(zone, from)), from);
    }
  }
});

test('days that summer time makes longer or shorter stay whole', () => {
  const hours = (zone: string, day: string) => (dayStart(zone, dayAfter(day, 1)) - dayStart(zone, day)) / HOUR;
  assert.is(hours('America/New_York', '2026-03-08'), 23);
  assert.is(hours('America/New_York', '2026-11-01'), 25);
  // Brasília had summer time until 2019, from midnight on: that midnight never was, another one came twice.
  assert.is(hours(TIME_ZONE, '2018-11-04'), 23);
  assert.is(iso(dayStart(TIME_ZONE, '2018-11-04')), '2018-11-04T03:00:00.000Z');
  assert.is(hours(TIME_ZONE, '2019-02-16'), 25);
  // Havana sets its clock back to midnight at one: the day begins at the first of both.
  assert.is(hours('America/Havana', '2026-11-01'), 25);
  assert.is(iso(dayStart('America/Havana', '2026-11-01')), '2026-11-01T04:00:00.000Z');
  const { from, until } = periodAround('America/New_York', 'week', Date.UTC(2026, 10, 1, 12));
  assert.equal([iso(from), iso(until)], ['2026-10-26T04:00:00.000Z', '2026-11-02T05:00:00.000Z']);
});

test('a name of no zone is told', () => {
  assert.equal(['Asia/Tokyo', 'UTC', 'Mars/Olympus', ''].map(isTimeZone), [true, true, false, false]);
});

test.run();
