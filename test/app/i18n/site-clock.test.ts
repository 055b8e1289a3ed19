import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { configureClock, siteDay, siteTime, siteZone } from '../../../src/app/i18n/site-clock.ts';
import { TIME_ZONE } from '../../../src/contract/fields/time.ts';

const at = (zone: string | undefined, moment: string): string => {
  configureClock({ value: zone === undefined ? {} : { timeZone: zone } });
  return siteTime(moment);
};

test('22:30 and 00:30 of the site are two days, whatever UTC and the phone say', () => {
  assert.is(at(TIME_ZONE, '2026-11-23T01:30:15Z'), '2026-11-22 22:30:15');
  assert.is(siteDay(Date.parse('2026-11-23T01:30:00Z')), '2026-11-22');
  assert.is(at(TIME_ZONE, '2026-11-23T03:30:00Z'), '2026-11-23 00:30:00');
  assert.is(siteDay(Date.parse('2026-11-23T03:30:00Z')), '2026-11-23');
  assert.is(at('Asia/Tokyo', '2026-11-22T15:30:00Z'), '2026-11-23 00:30:00');
  assert.is(at('Asia/Kathmandu', '2026-12-31T18:20:00Z'), '2027-01-01 00:05:00');
});

test('summer time moves the clock', () => {
  assert.is(at('America/New_York', '2026-03-08T06:59:59Z'), '2026-03-08 01:59:59');
  assert.is(at('America/New_York', '2026-03-08T07:00:00Z'), '2026-03-08 03:00:00');
  assert.is(at('America/New_York', '2026-11-01T04:00:00Z'), '2026-11-01 00:00:00');
});

test('without a zone, or with one that is unknown, it is Brasília as in the contract', () => {
  for (const zone of [undefined, '', 'Mars/Olympus', '__proto__', '<b>']) {
    assert.is(at(zone, '2026-11-23T01:30:00Z'), '2026-11-22 22:30:00', zone);
    assert.is(siteZone(), 'America/Fortaleza');
  }
});

test('a browser that writes midnight as 24 shows the same day', () => {
  const real = Intl.DateTimeFormat.prototype.formatToParts;
  Intl.DateTimeFormat.prototype.formatToParts = function (...given) {
    return real
      .apply(this, given)
      .map((part) => (part.type === 'hour' && part.value === '00' ? { ...part, value: '24' } : part));
  };
  try {
    assert.is(at(TIME_ZONE, '2026-11-23T03:30:00Z'), '2026-11-23 00:30:00');
    assert.is(at(TIME_ZONE, '2026-11-23T03:24:24Z'), '2026-11-23 00:24:24');
  } finally {
    Intl.DateTimeFormat.prototype.formatToParts = real;
  }
});

test('a browser of before 2019, which takes Brazil to have summer time, counts three hours behind UTC', () => {
  const Real = Intl.DateTimeFormat;
  class Old extends Real {
    constructor(tag: string, options: Intl.DateTimeFormatOptions) {
      const summer = options.timeZone === TIME_ZONE && { timeZone: 'Etc/GMT+2' };
      super(tag, { ...options, ...summer });
    }
  }
  Intl.DateTimeFormat = Old as typeof Real;
  try {
    at('UTC', '2026-11-23T00:00:00Z');
    assert.is(at(TIME_ZONE, '2026-11-24T02:15:00Z'), '2026-11-23 23:15:00');
  } finally {
    Intl.DateTimeFormat = Real;
  }
});

/** Plays in a browser that knows these zones alone. */
function knowing(zones: readonly string[], act: () => void): void {
  const Real = Intl.DateTimeFormat;
  class Poor extends Real {
    constructor(tag: string, options: Intl.DateTimeFormatOptions) {
      if (!zones.includes(options.timeZone ?? '')) throw new RangeError('Invalid time zone');
      super(tag, options);
    }
  }
  Intl.DateTimeFormat = Poor as typeof Real;
  try {
    act();
  } finally {
    Intl.DateTimeFormat = Real;
  }
}

test('a browser that lacks the zone counts three hours behind UTC, and one without zones shows UTC', () => {
  knowing(['UTC', 'America/Fortaleza'], () =>
    assert.is(at('Asia/Dili', '2026-11-23T01:30:00Z'), '2026-11-22 22:30:00'),
  );
  knowing(['UTC'], () => assert.is(at('Asia/Baku', '2026-11-23T01:30:00Z'), '2026-11-23 01:30:00'));
});

test.run();
