import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import { plural } from '../../../src/app/i18n/plural.ts';
import {
  configureTexts,
  loadTexts,
  type PluralKey,
  showLanguage,
  type TextArea,
  tagOf,
} from '../../../src/app/i18n/texts.ts';
import { ALL_LANGUAGES } from '../../phone/languages/texts.ts';
import { dictionaries, dictionary } from './dictionaries.ts';

/** Counts that fall into every form of every language here; a half is what no whole number is. */
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100, 1.5];

const english = dictionaries('en');

/** Keys with plural forms, by their area. */
function pluralKeys(texts: object): (readonly [area: TextArea, key: PluralKey])[] {
  return Object.entries(texts).flatMap(([area, texts]) =>
    Object.keys(texts).flatMap((name) => {
      const [, key] = /^(.+)_other$/.exec(name) ?? [];
      return key && `${key}_one` in english[area as TextArea] ? [[area as TextArea, key as PluralKey] as const] : [];
    }),
  );
}

test('every count is told in the form that its language has for it', async () => {
  configureTexts(dictionary);
  let told = 0;
  for (const code of ALL_LANGUAGES) {
    const texts = dictionaries(code);
    const rules = new Intl.PluralRules(tagOf(code));
    await loadTexts(code, Object.keys(texts) as TextArea[]);
    showLanguage(code);
    for (const [area, key] of pluralKeys(texts)) {
      for (const count of COUNTS) {
        const pattern = texts[area][`${key}_${rules.select(count)}`];
        assert.ok(pattern, `${code}: ${key} has no form for ${count}`);
        assert.is(plural(key, count), pattern?.replace(/\{\{count\}\}/g, String(count)), `${code}: ${key} ${count}`);
        told += 1;
      }
    }
  }
  showLanguage('pt');
  assert.ok(told > 5000, `${told} were told`);
});

test('languages have the forms that they are known for', () => {
  const forms = (tag: string): string[] => COUNTS.map((count) => new Intl.PluralRules(tag).select(count));
  assert.equal(forms('ar'), ['zero', 'one', 'two', 'few', 'few', 'many', 'many', 'other', 'other']);
  assert.equal(forms('ru'), ['many', 'one', 'few', 'few', 'many', 'many', 'one', 'many', 'other']);
  assert.equal(new Set(forms('ja')).size, 1);
});

test.run();
