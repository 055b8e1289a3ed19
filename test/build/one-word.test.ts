import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { wordFaults } from '../../src/build/checks/one-word.ts';
import { dictionaries } from './dictionaries.ts';
import { buildFixture } from './fixture.ts';

const faults = (text: string): string[] =>
  wordFaults({ code: 'pt', areas: new Map([['home', { key: text }]]) }, { Pix: ['PIX'], pescaria: ['pesca'] });

test('what is said for a thing that has its word is found, also in capitals and the plural, and inside no other word', () => {
  assert.equal(faults('Jogos de Pesca'), ['locales/pt: key says “pesca” where “pescaria” is the word']);
  assert.is(faults('Pescas e mais').length, 1);
  assert.is(faults('Pague com PIX').length, 1);
  assert.equal(['Pescaria', 'Pague com Pix', 'Abra {{pesca}}', 'pesca-e-solta'].flatMap(faults), []);
});

test('a text that leaves the list fails the build by name', async () => {
  const built = await buildFixture('one-word', {
    ...dictionaries('pt', { home: { title: 'Jogos populares' } }),
    'locales/words.json': '{ "pt": { "quentes": ["populares"] } }',
  });
  assert.is(built.code, 1);
  assert.match(built.output, 'locales/pt: title says “populares” where “quentes” is the word');
});

test.run();
