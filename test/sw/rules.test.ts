import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openLedger } from '../../src/sw/ledger.ts';
import { type Asked, isCode, isPage, kindOf } from '../../src/sw/rules.ts';

const SITE = 'https://leve.test';
const SHELL = ['/logo.svg'];

function kind(path: string, changes: Partial<Asked> = {}): string {
  const url = path.startsWith('http') ? path : SITE + path;
  const asked = { url, method: 'GET', mode: 'cors', destination: '', headers: new Headers(), ...changes };
  return kindOf(asked, SITE, SHELL);
}

test('hashed files, pages, pictures and the shell are told apart', () => {
  assert.is(kind('/a/Home-ABCD1234.js'), 'code');
  assert.is(kind('/l/pt.ABCD1234/home.json'), 'code');
  assert.is(kind('/m/slot-games?gameName=x', { mode: 'navigate' }), 'page');
  assert.is(kind('/', { mode: 'navigate' }), 'page');
  assert.is(kind('/img/game/x?w=96', { destination: 'image' }), 'picture');
  assert.is(kind('/logo.svg', { destination: 'image' }), 'shell');
});

test('the platform, other hosts, writes and whatever carries a token are left alone', () => {
  for (const path of ['/wps/wallet', '/wps/system/domainRoute', '/lgw/games/hot', '/sandbox/games/slot', '/sandbox']) {
    assert.is(kind(path), 'other', path);
    assert.is(kind(path, { mode: 'navigate' }), 'other', path);
    assert.is(kind(path, { destination: 'image' }), 'other', path);
  }
  assert.is(kind('https://cdn.test/img/game/x', { destination: 'image' }), 'other');
  assert.is(kind('https://evil.test/a/x.js'), 'other');
  assert.is(kind('/a/x.js', { method: 'POST' }), 'other');
  assert.is(kind('/a/x.js', { headers: new Headers({ authorization: 'Bearer x' }) }), 'other');
  assert.is(kind('/sw.js'), 'other');
  assert.is(kind('/robots.txt', { mode: 'navigate' }), 'other');
});

test('a message may not smuggle other addresses in', () => {
  for (const path of [
    '/a/../wps/wallet',
    '/wps/wallet',
    '//evil.test/a/x.js',
    'https://evil.test/a/x.js',
    '/a/x.js?y',
    '',
  ]) {
    assert.not(isCode(path), path);
  }
  for (const path of ['/wps/wallet', '/mx', '//evil.test', 'javascript:0']) assert.not(isPage(path), path);
});

test('the ledger drops the least recently used beyond count and bytes', () => {
  const byCount = openLedger([], { count: 2, bytes: 1000 });
  assert.equal(byCount.add('a', 1), []);
  assert.equal(byCount.add('b', 1), []);
  assert.ok(byCount.touch('a'));
  assert.equal(byCount.add('c', 1), ['b']);
  const byBytes = openLedger(
    [
      ['a', 60],
      ['b', 30],
    ],
    { count: 10, bytes: 100 },
  );
  assert.equal(byBytes.add('c', 50), ['a']);
  assert.equal(byBytes.add('c', 70), []);
  assert.equal(byBytes.add('huge', 500), ['b', 'c', 'huge']);
  assert.not(byBytes.has('huge'));
  assert.not(byBytes.touch('gone'));
});

test.run();
