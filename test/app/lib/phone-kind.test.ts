import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { phoneKind } from '../../../src/app/lib/phone-kind.ts';

const android = (rest: string) =>
  `Mozilla/5.0 (Linux; Android 13; SM-A145M) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`;
const iphone = (rest: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 ${rest}`;

test('an Android phone is known with its browser', () => {
  const browsers = {
    chrome: android('Chrome/120.0 Mobile Safari/537.36'),
    samsung: android('SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36'),
    firefox: 'Mozilla/5.0 (Android 13; Mobile; rv:120.0) Gecko/120.0 Firefox/120.0',
  };
  for (const [browser, userAgent] of Object.entries(browsers)) {
    assert.equal(phoneKind(userAgent), { system: 'android', browser });
  }
});

test('only Safari is Safari on an iPhone, and an iPad that says Mac is an iPad', () => {
  assert.equal(phoneKind(iphone('Version/16.4 Mobile/15E148 Safari/604.1')), { system: 'ios', browser: 'safari' });
  assert.is(phoneKind(iphone('CriOS/120.0 Mobile/15E148 Safari/604.1')).browser, 'other');
  assert.is(phoneKind(iphone('FxiOS/120.0 Mobile/15E148 Safari/605.1.15')).browser, 'other');
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/16.4 Safari/605.1.15';
  assert.is(phoneKind(mac, 5).system, 'ios');
  assert.is(phoneKind(mac).system, 'other');
});

test('the browser inside another app is told apart, as it can install nothing', () => {
  assert.is(phoneKind(iphone('Mobile/15E148 Instagram 300.0')).browser, 'inside');
  assert.is(
    phoneKind(android('Version/4.0 Chrome/120.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/440.0]')).browser,
    'inside',
  );
  assert.is(phoneKind('Mozilla/5.0 (Linux; Android 13; SM-A145M; wv) Chrome/120.0 Mobile').browser, 'inside');
});

test.run();
