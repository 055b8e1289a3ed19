import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import { durationText } from '../../../src/app/i18n/duration.ts';
import { showLanguage } from '../../../src/app/i18n/texts.ts';

const plain = (minutes: number): string => durationText(minutes).replace(/[\u00a0\u202f]/g, ' ');

test('minutes are told as hours and minutes, short enough for a strip of the header', () => {
  showLanguage('pt');
  assert.equal([0, 45, 60, 150, 1440].map(plain), ['0 min', '45 min', '1 h', '2 h 30 min', '24 h']);
});

test('each language has its own words for them, with western figures', () => {
  const said = ['en', 'ru', 'ja', 'ar', 'hi'].map((code) => {
    showLanguage(code);
    return plain(150);
  });
  assert.equal(said, ['2 hr 30 min', '2 ч 30 мин', '2 時間 30 分', '2 س 30 د', '2 घं॰ 30 मि॰']);
  showLanguage('pt');
});

test.run();
