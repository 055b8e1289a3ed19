import { readdirSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { TextArea } from '../../../src/app/i18n/texts.ts';
import { dictionary } from './dictionaries.ts';

test('a key that stands in several dictionaries, so that each page has its own, says the same in all', async () => {
  for (const language of ['pt', 'en']) {
    const said = new Map<string, string>();
    for (const file of readdirSync(`locales/${language}`)) {
      const area = file.replace(/\.json$/, '') as TextArea;
      for (const [key, text] of Object.entries(await dictionary(language, area))) {
        assert.is(text, said.get(key) ?? text, `${language} ${area} ${key}`);
        said.set(key, text);
      }
    }
  }
});

test.run();
