import { existsSync, readdirSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LANGUAGES } from '../../../src/app/i18n/language-list.ts';
import { tagOf } from '../../../src/app/i18n/languages.ts';

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

test('a dictionary is of a listed language', () => {
  const folders = readdirSync('locales', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  assert.ok(folders.length >= 2);
  for (const { name } of folders)
    assert.ok(
      LANGUAGES.some(({ code }) => code === name),
      name,
    );
});

test.run();
