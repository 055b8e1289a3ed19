import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { configureTexts, loadTexts, showLanguage } from '../../../../src/app/i18n/texts.ts';
import { carouselTime, listTime } from '../../../../src/app/pages/home/lobby/match-time.ts';
import { dictionary } from '../../i18n/dictionaries.ts';

/** A moment by the site's clock, three hours behind UTC. */
const moment = (year: number, month: number, day: number, hour: number, minute: number): number =>
  Date.UTC(year, month, day, hour + 3, minute);
const at = (...parts: Parameters<typeof moment>): string => new Date(moment(...parts)).toISOString();
const NOW = moment(2026, 10, 21, 14, 30);

test.before(async () => {
  configureTexts(dictionary);
  await loadTexts('pt', ['lobby']);
  await loadTexts('en', ['lobby']);
});

test('a match of the list is today, tomorrow, or on its date with the name of the month', () => {
  showLanguage('pt');
  assert.is(listTime(at(2026, 10, 21, 19, 0), NOW), 'Hoje 19:00');
  assert.is(listTime(at(2026, 10, 22, 0, 5), NOW), 'Amanhã 00:05');
  assert.is(listTime(at(2026, 10, 23, 21, 30), NOW), '23-Nov 21:30');
  assert.is(listTime(at(2027, 1, 3, 9, 0), NOW), '03-Fev 09:00');
  showLanguage('en');
  assert.is(listTime(at(2026, 10, 21, 0, 0), NOW), 'Today 00:00');
  assert.is(listTime(at(2026, 10, 22, 23, 59), NOW), 'Tomorrow 23:59');
  assert.is(listTime(at(2027, 1, 3, 9, 0), NOW), '03-Feb 09:00');
});

test('a day that is over has its date; the day after the last of a month is tomorrow', () => {
  showLanguage('en');
  assert.is(listTime(at(2026, 10, 20, 23, 0), NOW), '20-Nov 23:00');
  assert.is(listTime(at(2027, 0, 1, 1, 0), moment(2026, 11, 31, 23, 0)), 'Tomorrow 01:00');
});

test('a match of the carousel has month and day in figures', () => {
  assert.is(carouselTime(at(2026, 10, 3, 7, 5)), '11-03 07:05');
});

test.run();
