import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { downloadLink, isProfile, provisioningLink } from '../../../src/app/lib/download-link.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_4 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 8.1; Moto G5)';
const link = (resourceType: string, url: string) => ({ resourceType, url });

test('an iPhone takes the IOS link, else the MOBILECONFIG one (SPEC 2.2)', () => {
  const both = [link('MOBILECONFIG', '/leve.mobileconfig'), link('IOS', 'https://store.example/leve')];
  assert.equal(downloadLink(both, IPHONE), { url: 'https://store.example/leve', sameTab: false });
  assert.equal(downloadLink(both.slice(0, 1), IPHONE), { url: '/leve.mobileconfig', sameTab: true });
});

test('an Android phone takes the Android link alone', () => {
  assert.equal(downloadLink([link('IOS', '/leve.ipa')], ANDROID), undefined);
  assert.equal(downloadLink([link('Android', '/leve.apk?v=2')], ANDROID), { url: '/leve.apk?v=2', sameTab: true });
});

test('nothing is offered where nothing is configured, nor to a computer', () => {
  assert.equal(downloadLink([], IPHONE), undefined);
  assert.equal(downloadLink([link('Android', '')], ANDROID), undefined);
  assert.equal(downloadLink([link('Android', '/leve.apk')], 'Mozilla/5.0 (X11; Linux x86_64)'), undefined);
});

test('a profile is known by its file, and leads to the provisioning file of the site', () => {
  assert.ok(isProfile('https://get.example/app.mobileconfig?v=2'));
  assert.not(isProfile('https://get.example/app.ipa#.mobileconfig'));
  const provisioning = { resourceType: 'OTHER', url: 'https://get.example/embedded.mobileprovision' };
  assert.is(provisioningLink([{ resourceType: 'IOS', url: '/a.ipa' }, provisioning]), provisioning.url);
  assert.is(provisioningLink([]), undefined);
});

test.run();
