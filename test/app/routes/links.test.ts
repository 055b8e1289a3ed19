import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/routes.ts';
import '../../support/dom.ts';
import {
  activity,
  afterLogin,
  gameList,
  go,
  goBack,
  guardOf,
  login,
  needsOf,
  notice,
  samePage,
} from '../../../src/app/routes/links.ts';
import { matchRoute } from '../../../src/app/routes/match.ts';

const here = (): string => location.pathname + location.search;
const searchOf = (path: string): string => new URL(path, location.origin).search;

test('whoever logs in comes back to where they wanted to go', () => {
  for (const path of ['/m/gameRecord', '/m/slot-games?x=1&y=a%20b', '/m/activity?id=ação', '/m/home#top']) {
    const link = login(path);
    assert.is(matchRoute(new URL(link, location.origin).pathname)?.path, '/m/login');
    assert.is(afterLogin(searchOf(link)), path);
  }
  assert.is(login(), '/m/login');
  assert.is(afterLogin(''), '/m/home');
});

test('an address is judged without the slashes at its end', () => {
  for (const end of ['', '/', '//', '/?id=1', '/#top', '?id=1']) {
    assert.is(needsOf(`/m/vip${end}`), needsOf('/m/vip'), end);
    assert.is(guardOf(`/m/vip${end}`), guardOf('/m/vip'), end);
    assert.ok(samePage(`/m/home${end}`, `/${end}`), end);
    assert.is(afterLogin(`?next=${encodeURIComponent(`/m/login${end}`)}`), '/m/home', end);
    assert.is(afterLogin(`?next=${encodeURIComponent(`/m/vip${end}`)}`), `/m/vip${end}`);
  }
  assert.ok(needsOf('/m/vip'));
  assert.ok(guardOf('/m/vip'));
});

test('a login never leads off the site', () => {
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '///evil.example',
    '\\\\evil.example',
    '/m/home\\@evil.example',
    'http:/m/home',
    'https:evil.example',
    'data:text/html,x',
    'm/home',
  ]) {
    assert.is(login(next), '/m/login', next);
    assert.is(afterLogin(`?next=${encodeURIComponent(next)}`), '/m/home', next);
  }
});

test('a login never leads to a login again, nor to a page that is none', () => {
  const loops = [
    '/m/login',
    '/m/login?next=%2Fm%2Flogin',
    '/m/register',
    '/m/register.html?code=x',
    '/m/forget',
    '/m/./login',
    '/m/help/../login',
    '/m/%6cogin',
    '/x',
    '/.//evil.example',
    '/m/..//evil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/sandbox/faults',
    '/sandbox/gateway/x',
  ];
  for (const next of loops) assert.is(afterLogin(`?next=${encodeURIComponent(next)}`), '/m/home', next);
});

test('links carry what they are given, whatever letters it holds', () => {
  assert.is(gameList('A&B=C'), '/m/gameList?gameType=A%26B%3DC');
  assert.is(activity(), '/m/activity');
  assert.is(activity('a/b'), '/m/activity?id=a%2Fb');
  assert.is(notice(0), '/m/notice?i=0');
});

test('a path with slashes at its end is the page without them', () => {
  for (const [path, page] of [
    ['/m/rewardCenter/', '/m/rewardCenter'],
    ['/m/activity//?id=7', '/m/activity?id=7'],
    ['/m/notice/#i', '/m/notice#i'],
    ['/m/login?next=%2Fm%2Fset%2F', '/m/login?next=%2Fm%2Fset%2F'],
    ['/m/help?page=/a/', '/m/help?page=/a/'],
    ['/', '/'],
  ] as const) {
    go('/m/home');
    go(path);
    assert.is(here() + location.hash, page);
    assert.ok(matchRoute(location.pathname), page);
  }
});

test('going to the page on screen adds no step back', () => {
  go('/m/slot-games?type=Crash');
  const steps = history.length;
  go('/m/slot-games?type=Crash');
  assert.is(history.length, steps);
});

test('back leads home from a list and from a page that was opened from elsewhere', () => {
  go('/m/slot-games');
  goBack();
  assert.is(here(), '/m/home');
  history.replaceState(null, '', '/m/gameRecord');
  goBack();
  assert.is(here(), '/m/home');
});

test.run();
