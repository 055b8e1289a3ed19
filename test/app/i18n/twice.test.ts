import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dictionaries } from './dictionaries.ts';

test('a key that stands in several dictionaries, so that each page has its own, says the same in all', () => {
  for (const language of ['pt', 'en']) {
    const said = new Map<string, string>();
    for (const [area, texts] of Object.entries(dictionaries(language))) {
      for (const [key, text] of Object.entries(texts)) {
        assert.is(text, said.get(key) ?? text, `${language} ${area} ${key}`);
        said.set(key, text);
      }
    }
  }
});

test.run();
