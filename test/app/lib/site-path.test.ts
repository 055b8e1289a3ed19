import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { safeAddress, setPlatform, sitePath } from '../../../src/app/lib/site-path.ts';

const SITE = 'https://leve.example';

test('paths of this site pass as they are', () => {
  for (const path of ['/', '/m/home', '/m/help?i=2', '/m/activity?id=a%20b#top', '/%09/evil.example', '/m/:80@x']) {
    assert.is(sitePath(path), path);
  }
});

test('what leads elsewhere is refused', () => {
  const hostile = [
    '',
    'm/home',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/m\\..\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/m/a b',
    '/m/\u0000',
    '/m/\u007f',
    '/m/\u2028',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'https://evil.example',
    'https:evil.example',
  ];
  for (const target of hostile) assert.is(sitePath(target), undefined, JSON.stringify(target));
  assert.is(sitePath(null), undefined);
  assert.is(sitePath(undefined), undefined);
});

test('whatever passes stays on the site that it is followed on', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    ':',
    '@',
    '?',
    '#',
    '%2f',
    '%5c',
    '\t',
    '\r',
    ' ',
    'm',
    'evil.example',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 9 }), (list) => {
      const path = sitePath(`/${list.join('')}`);
      return path === undefined || new URL(path, SITE).origin === SITE;
    }),
    { numRuns: 2000 },
  );
});

test('an address to leave for is https or of this site, never plain http or a script', () => {
  assert.is(safeAddress('/sandbox/pay?t=1'), '/sandbox/pay?t=1');
  assert.is(safeAddress('https://pay.example/x'), 'https://pay.example/x');
  assert.is(safeAddress('HTTPS://pay.example/x'), 'HTTPS://pay.example/x');
  for (const fair of ['https://pay.example', 'https://pay.example:8443/x?to=a@b.c#d', 'https://t.me/@leve']) {
    assert.is(safeAddress(fair), fair);
  }
  const hostile = [
    'http://pay.example',
    'http://127.0.0.1',
    'javascript:alert(1)//https://x',
    'data:text/html,x',
    'blob:https://x',
    'https:\\\\evil.example',
    'https://a b',
    'https://a\tb',
    'https://',
    'https:///evil.example',
    'https://?evil.example',
    'https://#evil.example',
    'https:/evil.example',
    'https:evil.example',
    'https://leve.example@evil.example',
    'https://leve.example:443@evil.example/x',
    'https://a\u2028b',
    'https://a\u0000b',
    '\u0001https://evil.example',
    ' https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'vbscript:x',
    'view-source:https://x',
    'filesystem:https://x',
    'file:///etc/passwd',
    'about:blank',
    'mailto:a@example.org',
    'javascript://leve.example/%0aalert(1)',
    'jav&#x09;ascript:alert(1)',
    'ftp://x',
    'intent://x',
  ];
  for (const target of hostile) assert.is(safeAddress(target), undefined, target);
  assert.is(safeAddress(undefined), undefined);
});

test('what the platform names by its path is asked of the platform; pages of the app stay on the site', () => {
  setPlatform('https://api.example');
  assert.is(safeAddress('/sandbox/games/1#ticket'), 'https://api.example/sandbox/games/1#ticket');
  for (const path of ['/', '/m', '/m/home?a=1', '/m?a']) assert.is(safeAddress(path), path);
  assert.is(safeAddress('//evil.example'), undefined);
  assert.is(safeAddress('https://pay.example/1'), 'https://pay.example/1');
  setPlatform('');
  assert.is(safeAddress('/sandbox/games/1'), '/sandbox/games/1');
});

test.run();
