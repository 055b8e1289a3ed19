import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LANGUAGES } from '../../../src/app/i18n/language-list.ts';
import { areMany, languageOrder } from '../../../src/app/i18n/language-order.ts';

const codes = (count: number, current: string, wanted: readonly string[]): string[] =>
  languageOrder(LANGUAGES.slice(0, count), current, wanted).map(({ code }) => code);

test('a handful of languages stay where they are, whichever is on screen', () => {
  assert.equal(codes(5, 'th', ['ja']), ['pt', 'en', 'zh-CN', 'zh-TW', 'ja']);
  assert.not(areMany(LANGUAGES.slice(0, 8)));
});

test('of many, the one on screen comes first, then the ones of the phone, then the others, each once', () => {
  const order = codes(31, 'te', ['es-419', 'en-US', 'zh-HK', 'pt-PT', 'te-IN', 'xx']);
  assert.equal(order.slice(0, 6), ['te', 'es', 'en', 'zh-CN', 'pt-PT', 'pt']);
  assert.is(new Set(order).size, 31);
  assert.is(order.length, 31);
});

test('a phone in Portuguese of Brazil means plain Portuguese', () => {
  assert.equal(codes(31, 'ar', ['pt-BR', 'pt']).slice(0, 3), ['ar', 'pt', 'en']);
});

test.run();
