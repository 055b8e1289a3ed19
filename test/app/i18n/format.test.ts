import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import {
  dayAndMonth,
  longDay,
  longMoment,
  plainDay,
  plainDays,
  shortMoment,
  tightMoment,
  wordedDay,
} from '../../../src/app/i18n/dates.ts';
import { bareAmount } from '../../../src/app/i18n/figures.ts';
import { integer, masked, money } from '../../../src/app/i18n/format.ts';
import { configureClock } from '../../../src/app/i18n/site-clock.ts';
import { showLanguage } from '../../../src/app/i18n/texts.ts';
import { dateMinute, dateTime, day, hour, monthAndHour, slashedDay } from '../../../src/app/i18n/timestamp.ts';
import { countIn } from '../../../src/app/lib/money-scale.ts';

/** Intl parts an amount from its sign with a space that does not break. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

test('money is written as the language writes it, with the decimals asked for', () => {
  showLanguage('pt');
  assert.is(plain(money('1234567.8', 'BRL')), 'R$ 1.234.567,80');
  assert.is(plain(money('-12.50', 'BRL')), '-R$ 12,50');
  assert.is(plain(money('1000.00', 'BRL', 0)), 'R$ 1.000');
  assert.is(plain(money('12.50', 'BRL', 0)), 'R$ 12,50');
  showLanguage('en');
  assert.is(plain(money('1234567.8', 'BRL')), 'R$1,234,567.80');
  assert.is(plain(money('5', 'USD')), '$5.00');
});

test('Spanish groups every thousand, and writes the sign of a currency that everybody knows', () => {
  showLanguage('es');
  assert.is(plain(money('1234.5', 'BRL')), 'R$ 1.234,50');
  assert.is(plain(money('-12345.5', 'USD')), '-US$ 12.345,50');
  assert.is(integer(1234), '1.234');
  assert.is(bareAmount('1234.5'), '1.234,50');
  showLanguage('pt');
});

test('less than nothing by less than is shown has no minus', () => {
  showLanguage('pt');
  for (const none of ['-0.00', '-0', '-0.001']) assert.is(plain(money(none, 'BRL')), 'R$ 0,00', none);
  assert.is(bareAmount('-0.00'), '0,00');
});

test('the largest amount is shown to the cent', () => {
  showLanguage('pt');
  assert.is(plain(money('9999999999999.99', 'BRL')), 'R$ 9.999.999.999.999,99');
  assert.is(plain(money('0.01', 'BRL')), 'R$ 0,01');
});

test('a currency that is none of ISO 4217 stands behind its amount, and an amount that is none is no number', () => {
  showLanguage('pt');
  assert.is(plain(money('1234.5', 'USDT')), '1.234,50 USDT');
  countIn('R$', 8);
  assert.is(plain(money('+0.00012', 'R$')), '+0,00012000 R$');
  countIn('BRL');
  for (const none of ['', '+', 'abc', '1,5,2']) assert.is(money(none, 'BRL'), '–', none);
});

test('money has the decimals of its currency, cut and never rounded up, and none is thrown', () => {
  showLanguage('en');
  const written = (currency: string, decimals?: number) => {
    countIn(currency, decimals);
    return ['1234.56789999', '0.00012345', '20.00'].flatMap((amount) => [
      plain(money(amount, currency)),
      plain(money(amount, currency, 0)),
    ]);
  };
  assert.equal(written('JPY'), ['¥1,234', '¥1,234', '¥0', '¥0', '¥20', '¥20']);
  assert.equal(written('KWD'), ['KWD 1,234.567', 'KWD 1,234.567', 'KWD 0.000', 'KWD 0', 'KWD 20.000', 'KWD 20']);
  const [long, short, coins, less, ...round] = written('BTC', 8);
  assert.equal([long, short], ['BTC 1,234.56789999', 'BTC 1,234.56789999']);
  assert.equal([coins, less], ['BTC 0.00012345', 'BTC 0.00012345']);
  assert.equal(round, ['BTC 20.00000000', 'BTC 20']);
  assert.equal(written('points', 1).slice(0, 2), ['1,234.5 points', '1,234.5 points']);
  countIn('BRL');
});

test('a hidden balance tells neither digits nor less of its form', () => {
  assert.is(masked('R$ 1.234,56'), 'R$ *.***,**');
});

test('whole numbers are grouped', () => {
  showLanguage('pt');
  assert.is(integer(12_000), '12.000');
  showLanguage('en');
  assert.is(integer(12_000), '12,000');
});

test('moments and days are written as SPEC section 9 has them, by the site’s clock', () => {
  const late = '2026-01-06T01:30:07.000Z';
  configureClock({ value: { timeZone: 'America/Sao_Paulo' } });
  assert.equal(
    [dateTime(late), dateMinute(late), day(late)],
    ['2026-01-05 22:30:07', '2026-01-05 22:30', '2026-01-05'],
  );
  assert.equal([slashedDay(late), hour(late), monthAndHour(late)], ['2026/01/05', '22:30', '01-05 22:30']);
  assert.is(slashedDay('2026-01-06T03:30:00.000Z'), '2026/01/06');
  configureClock({ value: { timeZone: 'Asia/Tokyo' } });
  assert.equal([dateTime(late), slashedDay(late)], ['2026-01-06 10:30:07', '2026/01/06']);
});

test('moments in words are by the site’s clock too', () => {
  showLanguage('pt');
  const late = '2026-11-23T01:30:00.000Z';
  configureClock({ value: { timeZone: 'Asia/Tokyo' } });
  assert.equal([longDay(late), dayAndMonth(late)], ['23 de nov. de 2026', '23/11']);
  configureClock({ value: undefined });
  assert.is(longMoment(late), '22 de nov. de 2026, 22:30');
  assert.equal([longDay(late), dayAndMonth(late)], ['22 de nov. de 2026', '22/11']);
  assert.is(shortMoment(late), 'dom., 22 de nov., 22:30');
  assert.is(tightMoment('2026-11-23T03:30:00.000Z'), '23/11, 00:30');
});

test('days of a record are the site’s, wherever the phone is', () => {
  showLanguage('pt');
  assert.is(plainDay('2026-11-01'), '01/11/2026');
  assert.is(plainDays('2026-11-01', '2026-11-21'), '01/11 – 21/11/2026');
  assert.is(plainDays('2025-12-30', '2026-01-02'), '30/12/2025 – 02/01/2026');
  assert.is(plainDays('2026-11-21', '2026-11-21'), '21/11/2026');
  assert.is(wordedDay('2026-11-21'), '21 de nov. de 2026');
  showLanguage('en');
  assert.is(plainDay('2026-11-01'), '11/01/2026');
});

test.run();
