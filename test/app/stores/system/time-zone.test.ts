import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { refreshStatus } from '../../../../src/app/stores/system/system.ts';
import { siteDay, timeZone } from '../../../../src/app/stores/system/time-zone.ts';
import { onPlatform } from '../platform.ts';

const LATE = Date.parse('2026-11-23T01:30:00Z');

test('before the status is known, days are those of Brasília', () => {
  assert.equal([timeZone.value, siteDay(LATE)], ['America/Sao_Paulo', '2026-11-22']);
});

test('days follow the zone that the status names', () =>
  onPlatform(async (sandbox) => {
    assert.is(timeZone.value, 'America/Sao_Paulo');
    const set = (zone: string) =>
      fetch(`${sandbox.url}/sandbox/settings.json`, { method: 'PUT', body: JSON.stringify({ timeZone: zone }) });
    await set('Asia/Tokyo');
    await refreshStatus();
    assert.equal([timeZone.value, siteDay(LATE)], ['Asia/Tokyo', '2026-11-23']);
    assert.is((await set('Mars/Olympus')).status, 400);
  }));

test('a zone that this browser does not know leaves the default', () =>
  onPlatform(async () => {
    const real = fetch;
    globalThis.fetch = async (...given) => {
      const text = await (await real(...given)).text();
      return new Response(text.replace(/"timeZone":"[^"]*"/, '"timeZone":"Mars/Olympus"'), {
        headers: { 'Content-Type': 'application/json' },
      });
    };
    try {
      await refreshStatus();
    } finally {
      globalThis.fetch = real;
    }
    assert.equal([timeZone.value, siteDay(LATE)], ['America/Sao_Paulo', '2026-11-22']);
  }));

test('a browser that knows no zones counts three hours behind UTC', () =>
  onPlatform(async (sandbox) => {
    const Real = Intl.DateTimeFormat;
    const known = ['UTC', 'Etc/GMT+3'];
    Intl.DateTimeFormat = ((tag: string, options: Intl.DateTimeFormatOptions = {}) => {
      if (!known.includes(options.timeZone ?? 'UTC')) throw new RangeError('Invalid time zone');
      return new Real(tag, options);
    }) as unknown as typeof Real;
    try {
      await fetch(`${sandbox.url}/sandbox/settings.json`, { method: 'PUT', body: '{"timeZone":"Asia/Tokyo"}' });
      await refreshStatus();
      assert.equal([timeZone.value, siteDay(LATE)], ['Etc/GMT+3', '2026-11-22']);
    } finally {
      Intl.DateTimeFormat = Real;
    }
  }));

test.run();
