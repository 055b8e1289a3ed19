import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import { bucketMark, bucketName, dateOrder, dayInWords, dayName, monthName } from '../../../src/app/i18n/calendar.ts';
import { dayAndMonth, longMoment, plainDays, shortMoment, tightMoment } from '../../../src/app/i18n/dates.ts';
import { dataSize } from '../../../src/app/i18n/figures.ts';
import { money } from '../../../src/app/i18n/format.ts';
import { LANGUAGES as LIST } from '../../../src/app/i18n/language-list.ts';
import { exactMoment, recordMoment } from '../../../src/app/i18n/record-moment.ts';
import { configureClock } from '../../../src/app/i18n/site-clock.ts';
import { showLanguage } from '../../../src/app/i18n/texts.ts';
import { listTime } from '../../../src/app/pages/home/lobby/match-time.ts';

const LANGUAGES = LIST.map(({ code }) => code);

/** A day and the first minute of it in the site's zone. */
const MIDNIGHT = '2026-11-28T03:00:00Z';

const visible = (text: string): string => text.replace(/\s/g, ' ').replace(/[\u200e\u200f]/g, '');

test.before.each(() => configureClock({ value: { timeZone: 'America/Sao_Paulo' } }));
test.after.each(() => {
  document.dir = '';
  showLanguage('pt');
});

test('a range of days has one way of writing, and its year at the end where years are', () => {
  const said = ['pt', 'en', 'tr', 'ta', 'vi', 'zh-TW', 'ja', 'ko', 'ru', 'te', 'ar'].map((code) => {
    showLanguage(code);
    return visible(plainDays('2026-11-02', '2026-11-28'));
  });
  assert.equal(said, [
    '02/11 – 28/11/2026',
    '11/02 – 11/28/2026',
    '02.11 – 28.11.2026',
    '02/11 – 28/11/2026',
    '02/11 – 28/11/2026',
    '2026/11/02 – 11/28',
    '2026/11/02 – 11/28',
    '2026. 11. 02. – 11. 28.',
    '02.11 – 28.11.2026',
    '02-11 – 28-11-2026',
    '02/11 – 28/11/2026',
  ]);
});

test('a day of a moment is written as in a range', () => {
  const said = ['tr', 'ta', 'vi', 'ko', 'zh-TW'].map((code) => {
    showLanguage(code);
    return [tightMoment(MIDNIGHT), recordMoment('2025-11-28T03:00:00Z'), dayAndMonth(MIDNIGHT)]
      .map(visible)
      .join(' | ');
  });
  assert.equal(said, [
    '28.11 00:00 | 28.11.2025 00:00 | 28.11',
    '28/11, 00:00 | 28/11/2025, 00:00 | 28/11',
    '00:00 28/11 | 00:00 28/11/2025 | 28/11',
    '11. 28. 00:00 | 2025. 11. 28. 00:00 | 11. 28.',
    '11/28 00:00 | 2025/11/28 00:00 | 11/28',
  ]);
});

test('the day has 24 hours in every language but English', () => {
  for (const code of LANGUAGES.filter((one) => !one.startsWith('en'))) {
    showLanguage(code);
    for (const write of [tightMoment, shortMoment, longMoment, exactMoment, recordMoment]) {
      assert.match(write(MIDNIGHT), /00[:.]00/, code);
      assert.match(write('2026-11-28T19:56:00Z'), /16[:.]56/, code);
    }
  }
  showLanguage('en');
  assert.is(visible(tightMoment(MIDNIGHT)), '11/28, 12:00 AM');
});

test('what is read from the right has its own comma', () => {
  document.dir = 'rtl';
  for (const code of ['ar', 'fa', 'ur']) {
    showLanguage(code);
    assert.match(tightMoment(MIDNIGHT), /\d، 00:00$/, code);
  }
});

const DAY = { startDate: '2026-11-28', endDate: '2026-11-28' };

test('a language that the browser does not know has figures, not names of another', () => {
  // Nobody knows it: as Khmer in Chromium on a desk.
  showLanguage('xx');
  const day = '2026-11-28';
  assert.equal(
    [longMoment, shortMoment, exactMoment, tightMoment].map((write) => write(MIDNIGHT)),
    ['28/11/2026, 00:00', '28/11, 00:00', '28/11/2026, 00:00:00', '28/11, 00:00'],
  );
  assert.equal(
    [monthName(day), dayName(day), dayInWords(day), bucketName(DAY, 'day'), bucketMark(DAY, 'month')],
    ['11/2026', '28/11', '28/11/2026', '28/11', '11'],
  );
  assert.equal([dateOrder().months[10], dateOrder().order], ['11', ['day', 'month', 'year']]);
  assert.is(visible(dataSize(1_500_000)), '1.5 MB');
  assert.is(money('1234.5', 'BRL'), 'R$1,234.50');
});

test('a language of which the browser has numbers alone has figures too', () => {
  const real = Intl.DateTimeFormat;
  const rootOnly = Object.assign(
    (tag: string, options: Intl.DateTimeFormatOptions) =>
      options.month === 'long' ? { format: () => 'M11' } : real(tag, options),
    { supportedLocalesOf: real.supportedLocalesOf },
  );
  // Called by `new`, a function may give another object.
  Reflect.set(Intl, 'DateTimeFormat', new Proxy(real, { construct: (_, [tag, options]) => rootOnly(tag, options) }));
  showLanguage('uz');
  const said = longMoment(MIDNIGHT);
  Reflect.set(Intl, 'DateTimeFormat', real);
  assert.is(said, '28/11/2026, 00:00');
});

test('Urdu in Latin letters has no Arabic ones in its dates', () => {
  showLanguage('ur-Latn');
  assert.is(visible(shortMoment(MIDNIGHT)), 'Sat 28 Nov, 00:00');
});

test('Burmese writes the names of its months out', () => {
  showLanguage('my');
  assert.match(longMoment(MIDNIGHT), /နိုဝင်ဘာ/);
  assert.is(bucketMark(DAY, 'month'), 'နိုဝင်ဘာ');
  assert.is(listTime(MIDNIGHT, Date.parse('2026-10-01T12:00:00Z')), '28-နိုဝင်ဘာ 00:00');
  // Malay keeps its short ones.
  showLanguage('ms');
  assert.is(bucketMark(DAY, 'month'), 'Nov');
});

test.run();
