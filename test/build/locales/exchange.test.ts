import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { exported, imported } from '../../../src/build/locales/exchange.ts';
import { readLocales } from '../../../src/build/locales/locales.ts';

const all = await readLocales('locales');

const plain = (areas: ReadonlyMap<string, unknown> | undefined) => JSON.stringify([...(areas ?? [])]);

const refused = (text: string): Promise<string> =>
  imported('one.xlf', text, all).then(
    () => 'taken',
    (error: Error) => error.message,
  );

for (const code of ['ar', 'ja']) {
  test(`${code}: what goes out comes back as it was, with every plural form`, async () => {
    const text = await exported(code, all);
    assert.match(text, `trgLang="${code}"`);
    const back = await imported('one.xlf', text, all);
    assert.equal([back.language, back.changed, back.refused], [code, 0, []]);
    assert.is(plain(back.areas), plain(all.own.get(code)));
  });
}

test('a changed text is taken, an empty one leaves what is there', async () => {
  const before = all.own.get('es')?.get('common')?.deposit ?? '';
  const text = await exported('es', all);
  const unit = (target: string) =>
    text.replace(/(<unit id="deposit">[\s\S]*?<target>)[^<]*/, (_, start: string) => `${start}${target}`);
  const changed = await imported('one.xlf', unit('Recargar &amp; jugar'), all);
  assert.equal([changed.changed, changed.areas.get('common')?.deposit], [1, 'Recargar & jugar']);
  const empty = await imported('one.xlf', unit(''), all);
  assert.equal([empty.changed, empty.areas.get('common')?.deposit], [0, before]);
});

test('a text whose English is another by now, and a key that is gone, are refused and told', async () => {
  const text = await exported('es', all);
  const old = text
    .replace(/(<unit id="deposit">[\s\S]*?<source>)[^<]*/, '$1Pay in')
    .replace('<unit id="register">', '<unit id="registers">');
  const { refused: told, changed } = await imported('one.xlf', old, all);
  assert.is(changed, 0);
  assert.is(told.length, 2);
  assert.match(told.join('\n'), 'common/deposit: English says “Deposit” now');
  assert.match(told.join('\n'), 'common/registers: English has no such key');
});

test('what is no XLIFF, or of no language of ours, is refused in words', async () => {
  assert.match(await refused('{"a": 1}'), 'no XLIFF 2');
  assert.match(await refused('<html><body>Not found</body></html>'), 'one.xlf');
  assert.match(await refused((await exported('es', all)).replace('trgLang="es"', 'trgLang="xx"')), 'trgLang is “xx”');
  assert.match(await refused((await exported('es', all)).replace('trgLang="es"', 'trgLang="en"')), 'trgLang is “en”');
});

test.run();
