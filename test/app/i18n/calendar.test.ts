import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import { dayName, monthName, placeInWeek, weekLetters } from '../../../src/app/i18n/calendar.ts';
import { bareAmount } from '../../../src/app/i18n/figures.ts';
import { showLanguage } from '../../../src/app/i18n/texts.ts';

test('a calendar is written as people of the language write it', () => {
  showLanguage('pt');
  assert.equal(
    [monthName('2026-11-21'), dayName('2026-11-21'), bareAmount('1000.5')],
    ['novembro de 2026', '21 de novembro', '1.000,50'],
  );
  assert.equal(weekLetters(), ['D', 'S', 'T', 'Q', 'Q', 'S', 'S']);
  showLanguage('en');
  assert.equal(
    [monthName('2026-11-01'), dayName('2026-11-01'), bareAmount('0.5')],
    ['November 2026', 'November 1', '0.50'],
  );
  showLanguage('pt');
});

test('a month begins under its day of the week, whatever the phone’s time zone', () => {
  assert.equal(['2026-11-01', '2026-12-01', '2026-08-01'].map(placeInWeek), [0, 2, 6]);
});

test.run();
