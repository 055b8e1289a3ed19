import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import { durationText } from '../../../src/app/i18n/duration.ts';
import { configureTexts, loadTexts, showLanguage } from '../../../src/app/i18n/texts.ts';
import { dictionary } from './dictionaries.ts';

const plain = (minutes: number): string => durationText(minutes).replace(/[\u00a0\u202f]/g, ' ');

async function said(code: string, minutes: number): Promise<string> {
  await loadTexts(code, ['guard']);
  showLanguage(code);
  return plain(minutes);
}

test.before(() => configureTexts(dictionary));

test('minutes are told as hours and minutes, short enough for a strip of the header', async () => {
  await said('pt', 0);
  assert.equal([0, 45, 60, 150, 1440].map(plain), ['0 min', '45 min', '1 h', '2 h 30 min', '24 h']);
});

test('each language has its own words for them, with western figures', async () => {
  const all: string[] = [];
  for (const code of ['en', 'ru', 'ja', 'ar', 'hi']) all.push(await said(code, 150));
  assert.equal(all, ['2 hr 30 min', '2 ч 30 мин', '2 時間 30 分', '2 س 30 د', '2 घं॰ 30 मि॰']);
  showLanguage('pt');
});

test('where the browser lacks the language, or knows it in part, the dictionary has the words', async () => {
  const real = Intl.NumberFormat;
  // Khmer and Burmese are unknown to Chromium; of Kazakh it has numbers, with units in English.
  const known = { supportedLocalesOf: (tags: string[]) => tags.filter((tag) => !/^(?:my|km)/.test(tag)) };
  function Poor() {
    return { format: (value: number) => `${value} min` };
  }
  Intl.NumberFormat = Object.assign(Poor, known) as unknown as typeof real;
  const all = [await said('my', 150), await said('km', 45), await said('kk', 45)];
  Intl.NumberFormat = real;
  showLanguage('pt');
  assert.equal(all, ['2 နာရီ 30 မိနစ်', '45 នាទី', '45 мин']);
});

test.run();
