import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import { spokenIn } from '../../../src/app/lib/spoken.ts';

/** What a text carries on a page of a language, once the platform has named its own. */
function onPage(page: string, dir: '' | 'rtl', spoken: string): ReturnType<typeof spokenIn> {
  Object.assign(document.documentElement, { lang: page, dir });
  document.documentElement.dataset.spoken = spoken;
  return spokenIn();
}

test('before the platform names its language, the first letter gives the direction', () => {
  assert.equal(spokenIn(), { dir: 'auto' });
});

test('a text in the language of the page carries nothing', () => {
  assert.equal(onPage('pt-BR', '', 'pt'), {});
  assert.equal(onPage('zh-TW', '', 'zh-TW'), {});
});

test('where it is read from the right, it runs so whatever its first word is', () => {
  assert.equal(onPage('ar', 'rtl', 'ar'), { dir: 'rtl' });
});

test('a text in another language carries its own with its direction', () => {
  assert.equal(onPage('ar', 'rtl', 'en'), { lang: 'en', dir: 'ltr' });
  assert.equal(onPage('ja', '', 'en'), { lang: 'en', dir: 'ltr' });
  assert.equal(onPage('en', '', 'fa-IR'), { lang: 'fa-IR', dir: 'rtl' });
  assert.equal(onPage('ur-Latn', '', 'ur'), { lang: 'ur', dir: 'rtl' });
  assert.equal(onPage('ur', 'rtl', 'ur-Latn'), { lang: 'ur-Latn', dir: 'ltr' });
});

test.run();
