import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { entryName, entryOf, findEntries } from '../../../src/app/lib/help-entries.ts';

test('the query names an entry, then the hash, else it is the first', () => {
  assert.is(entryOf('?i=2', '', 5), 2);
  assert.is(entryOf('', `#${entryName(3)}`, 5), 3);
  assert.is(entryOf('?i=1', `#${entryName(3)}`, 5), 1);
  for (const search of ['', '?i=', '?i=5', '?i=-1', '?i=1.5', '?i=abc', '?i=99999999', '?x=1']) {
    assert.is(entryOf(search, '', 5), 0, search);
  }
});

const ITEMS = [
  { title: 'Depósitos', content: '<p>Pague por <b>PIX</b> em segundos</p>' },
  { title: 'Saques', content: '<ul><li>Só para a sua conta</li></ul>' },
  { title: 'Segurança', content: '<p title="pix">Nunca pedimos a senha</p>' },
];

test('every word must stand in the title or in the text, accents and case aside', () => {
  assert.equal(findEntries(ITEMS, ''), [0, 1, 2]);
  assert.equal(findEntries(ITEMS, '  '), [0, 1, 2]);
  assert.equal(findEntries(ITEMS, 'pix'), [0]);
  assert.equal(findEntries(ITEMS, 'DEPOSITO'), [0]);
  assert.equal(findEntries(ITEMS, 'conta sua'), [1]);
  assert.equal(findEntries(ITEMS, 'seguranca senha'), [2]);
  assert.equal(findEntries(ITEMS, 'conta pix'), []);
  assert.equal(findEntries(ITEMS, 'strong li'), []);
});

test.run();
