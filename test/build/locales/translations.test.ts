import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkLanguage } from '../../../src/build/locales/check.ts';
import { readLocales } from '../../../src/build/locales/locales.ts';

const all = await readLocales('locales');

/** Languages that are translated from English, beside Portuguese. */
const codes = all.codes.filter((code) => code !== 'en' && code !== 'pt');

const countOf = (code: string): number =>
  [...(all.own.get(code)?.values() ?? [])].reduce((sum, texts) => sum + Object.keys(texts).length, 0);

for (const code of all.codes) {
  test(`${code}: every text that is there keeps the rules of its language`, () => {
    const faults = checkLanguage(code, all);
    assert.equal(
      faults.filter(({ kind }) => kind !== 'missing').map(({ at, told }) => `${at}: ${told}`),
      [],
    );
    // What is new in English is lent until somebody translates it.
    const missing = faults.length;
    assert.ok(missing < 0.03 * countOf(code), `${missing} are missing`);
  });
}

test('the glossary has every term in every language', () => {
  const glossary = JSON.parse(readFileSync('locales/glossary.json', 'utf8')) as Record<string, Record<string, string>>;
  for (const [term, words] of Object.entries(glossary)) {
    assert.equal(
      codes.filter((code) => !words[code]),
      [],
      term,
    );
  }
});

test('what is kept is kept for something: each word, text and place is there', () => {
  const { kept } = all;
  const textsOf = (code: string): string[] => [...(all.own.get(code)?.values() ?? [])].flatMap(Object.values);
  for (const [code, words] of Object.entries(kept.latin)) {
    const said = textsOf(code).join('\n');
    assert.equal(
      words.filter((word) => !said.includes(word)),
      [],
      code,
    );
  }
  for (const [code, texts] of Object.entries(kept.taken)) {
    const own = textsOf(code);
    assert.equal(
      texts.filter((text) => !own.includes(text)),
      [],
      code,
    );
  }
  for (const place of Object.values(kept.apart).flat()) {
    const [code = '', area = '', key = ''] = place.split(/[ /]/);
    assert.ok(all.own.get(code)?.get(area)?.[key], place);
  }
});

test.run();
