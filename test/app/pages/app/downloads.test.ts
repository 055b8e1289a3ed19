import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { appDownloads, opensHere } from '../../../../src/app/pages/app/Downloads.tsx';
import { guidesOf, ownGuide } from '../../../../src/app/pages/app/Guides.tsx';
import type { DownloadLink } from '../../../../src/contract/schemas/system.ts';

const link = (resourceType: DownloadLink['resourceType'], url: string): DownloadLink => ({ resourceType, url });
const ALL = [
  link('Android', '/leve.apk?v=2'),
  link('IOS', 'https://store.example/leve'),
  link('MOBILECONFIG', '/leve.mobileconfig'),
  link('TELEGRAM', 'https://t.me/leve'),
  link('OTHER', '/leve.mobileprovision'),
];

test('the links for this phone come first, channels and provisioning files are no downloads (SPEC 2.2)', () => {
  const ways = (system: 'ios' | 'android' | 'other') => appDownloads(ALL, system).map(({ way }) => way);
  assert.equal(ways('ios'), ['page', 'profile', 'apk']);
  assert.equal(ways('android'), ['apk', 'page', 'profile']);
  assert.equal(ways('other'), ['apk', 'page', 'profile']);
});

test('files open in the same tab, a store or a page in a new one', () => {
  assert.equal(
    appDownloads([...ALL, link('IOS', '/leve.ipa')], 'android').map(({ way }) => [way, opensHere(way)]),
    [
      ['apk', true],
      ['page', false],
      ['profile', true],
      ['ipa', true],
    ],
  );
  assert.is(appDownloads([link('IOS', 'https://store.example/?f=.ipa')], 'ios')[0]?.way, 'page');
});

test('an address that is not safe to follow is not offered', () => {
  const unsafe = ['', 'http://get.example/leve.apk', 'javascript:alert(1)', 'https://leve.example@evil.example/a.apk'];
  assert.equal(
    appDownloads(
      unsafe.map((url) => link('Android', url)),
      'android',
    ),
    [],
  );
});

test('the visitor is told the way of their own browser, and of the files that there are', () => {
  const guides = guidesOf('android', ['apk']);
  assert.equal(
    guides.map(({ id }) => id),
    ['chrome', 'samsung', 'firefox', 'apk'],
  );
  assert.is(ownGuide({ system: 'android', browser: 'samsung' }, guides), 'samsung');
  assert.is(ownGuide({ system: 'android', browser: 'other' }, guides), 'chrome');
  const apple = guidesOf('ios', ['page', 'profile', 'ipa']);
  assert.equal(
    apple.map(({ id }) => id),
    ['safari', 'else', 'profile', 'ipa'],
  );
  assert.is(ownGuide({ system: 'ios', browser: 'safari' }, apple), 'safari');
  assert.is(ownGuide({ system: 'ios', browser: 'inside' }, apple), 'else');
  assert.is(ownGuide({ system: 'android', browser: 'samsung' }, apple), 'safari');
});

test.run();
