import { readdirSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DEFAULT_LANGUAGE, LANGUAGES, languageOf } from '../../../src/app/i18n/languages.ts';

test('every language offered has its dictionaries, a flag and a tag that Intl knows', () => {
  const folders = readdirSync('locales');
  const flags = readdirSync('static', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));
  for (const { code, tag, flag } of LANGUAGES) {
    assert.ok(folders.includes(code), code);
    assert.ok(
      flags.some((file) => file.endsWith(`${flag}.svg`)),
      flag,
    );
    assert.is(new Intl.NumberFormat(tag).resolvedOptions().locale, tag);
  }
});

test('an unknown or absent choice gives Portuguese (SPEC section 9)', () => {
  assert.is(DEFAULT_LANGUAGE, 'pt');
  assert.is(languageOf('xx').code, 'pt');
  assert.is(languageOf(undefined).code, 'pt');
});

test.run();
