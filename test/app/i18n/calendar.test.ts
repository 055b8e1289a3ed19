import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import { dayName, monthName, placeInWeek, weekLetters } from '../../../src/app/i18n/calendar.ts';
import { bareAmount } from '../../../src/app/i18n/figures.ts';
import { LANGUAGES } from '../../../src/app/i18n/language-list.ts';
import { configureTexts, loadTexts, showLanguage } from '../../../src/app/i18n/texts.ts';
import { dictionaries, dictionary } from './dictionaries.ts';

configureTexts(dictionary);

test('a calendar is written as people of the language write it', () => {
  showLanguage('pt');
  assert.equal(
    [monthName('2026-11-21'), dayName('2026-11-21'), bareAmount('1000.5')],
    ['novembro de 2026', '21 de novembro', '1.000,50'],
  );
  showLanguage('en');
  assert.equal(
    [monthName('2026-11-01'), dayName('2026-11-01'), bareAmount('0.5')],
    ['November 2026', 'November 1', '0.50'],
  );
  showLanguage('pt');
});

test('days of the week are named so that each can be told from the others', async () => {
  for (const { code } of LANGUAGES.filter((one) => !one.code.includes('-X'))) {
    showLanguage(code);
    await loadTexts(code, ['record']);
    assert.is(new Set(weekLetters()).size, 7, code);
    assert.is(dictionaries(code).record.week_days, dictionaries(code).signIn.week_days, code);
  }
  showLanguage('pt');
});

test('a month begins under its day of the week, whatever the phone’s time zone', () => {
  assert.equal(['2026-11-01', '2026-12-01', '2026-08-01'].map(placeInWeek), [0, 2, 6]);
});

test.run();
