import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { wantedLanguage } from '../../../src/app/lib/wanted-language.ts';

const CODES = ['pt', 'en', 'zh-CN', 'zh-TW', 'es', 'id', 'pt-PT', 'fil', 'ur', 'ur-Latn'];

test('a browser gets the first of its languages that the site has', () => {
  assert.is(wantedLanguage(CODES, ['de-DE', 'es-MX', 'en']), 'es');
  assert.is(wantedLanguage(CODES, ['en-US', 'pt-BR']), 'en');
  assert.is(wantedLanguage(CODES, ['de', 'nl']), undefined);
  assert.is(wantedLanguage(CODES, []), undefined);
  assert.is(wantedLanguage(CODES, ['*', '']), undefined);
});

test('a country has its own language where there is one, else that of another country', () => {
  assert.equal(
    ['pt-PT', 'pt-BR', 'pt', 'pt-AO', 'ur-PK', 'ur-Latn'].map((tag) => wantedLanguage(CODES, [tag])),
    ['pt-PT', 'pt', 'pt', 'pt', 'ur', 'ur-Latn'],
  );
  assert.is(wantedLanguage(['pt-PT'], ['pt-BR']), 'pt-PT');
});

test('Chinese goes by its letters, and old codes are known', () => {
  assert.equal(
    ['zh', 'zh-CN', 'zh-SG', 'zh-TW', 'zh-HK', 'zh-Hant', 'zh-Hans-HK'].map((tag) => wantedLanguage(CODES, [tag])),
    ['zh-CN', 'zh-CN', 'zh-CN', 'zh-TW', 'zh-TW', 'zh-TW', 'zh-CN'],
  );
  assert.is(wantedLanguage(['zh-TW'], ['zh-CN']), undefined, 'other letters are another language');
  assert.equal([wantedLanguage(CODES, ['tl']), wantedLanguage(CODES, ['in-ID'])], ['fil', 'id']);
});

test.run();
