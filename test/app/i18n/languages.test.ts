import { existsSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areMany, LANGUAGES, languageOrder } from '../../../src/app/i18n/language-list.ts';
import { tagOf } from '../../../src/app/i18n/texts.ts';

const isPseudo = ({ code }: { code: string }): boolean => /-X[AB]$/.test(code);

test('every language of SPEC section 1 is listed once, with its own name, a flag and a tag that Intl knows', () => {
  const real = LANGUAGES.filter((one) => !isPseudo(one));
  assert.is(real.length, 31);
  assert.is(new Set(real.map(({ code }) => code)).size, 31);
  assert.is(new Set(real.map(({ name }) => name)).size, 31);
  for (const { code, name, flag } of LANGUAGES) {
    assert.ok(existsSync(`static/flags/${flag}.svg`), flag);
    assert.equal(Intl.getCanonicalLocales(tagOf(code)), [tagOf(code)]);
    assert.ok(name.trim().length > 1);
  }
});

test('Arabic, Persian and Urdu are read from the right, Urdu in Latin letters is not', () => {
  const rtl = LANGUAGES.filter((one) => one.rtl && !isPseudo(one)).map(({ code }) => code);
  assert.equal(rtl.sort(), ['ar', 'fa', 'ur']);
});

test('every listed language has its dictionaries', () => {
  for (const { code } of LANGUAGES.filter((one) => !isPseudo(one))) assert.ok(existsSync(`locales/${code}.json`), code);
});

const codes = (count: number, current: string, wanted: readonly string[]): string[] =>
  languageOrder(LANGUAGES.slice(0, count), current, wanted).map(({ code }) => code);

test('a handful of languages stay where they are, whichever is on screen', () => {
  assert.equal(codes(5, 'th', ['ja']), ['pt', 'en', 'zh-CN', 'zh-TW', 'ja']);
  assert.not(areMany(LANGUAGES.slice(0, 8)));
});

test('of many, the one on screen comes first, then the ones of the phone, then the others, each once', () => {
  const order = codes(31, 'te', ['es-419', 'en-US', 'zh-HK', 'pt-PT', 'te-IN', 'xx']);
  assert.equal(order.slice(0, 6), ['te', 'es', 'en', 'zh-TW', 'pt-PT', 'pt']);
  assert.is(new Set(order).size, 31);
  assert.is(order.length, 31);
});

test('a phone in Portuguese of Brazil means plain Portuguese', () => {
  assert.equal(codes(31, 'ar', ['pt-BR', 'pt']).slice(0, 3), ['ar', 'pt', 'en']);
});

test.run();
