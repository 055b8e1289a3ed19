import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { outlineOf } from '../../../src/app/lib/html-outline.ts';
import { markWords } from '../../../src/app/lib/mark-words.ts';

test('every word that is sought is marked, accents and case aside', () => {
  assert.is(markWords('<p>Depósito por Pix</p>', 'deposito PIX'), '<p><mark>Depósito</mark> por <mark>Pix</mark></p>');
  assert.is(markWords('pixpix Pixa', 'pix'), '<mark>pixpix</mark> <mark>Pix</mark>a');
  assert.is(markWords('São Paulo', 'sao'), '<mark>São</mark> Paulo');
});

test('tags, attributes, comments and entities are left as they are', () => {
  const html = '<a href="/m/pix" title="pix">x &amp; pix</a><!-- pix --><br>';
  assert.is(markWords(html, 'pix amp href'), html.replace('; pix<', '; <mark>pix</mark><'));
  assert.is(markWords('<p>1 &lt; 2</p>', 'lt'), '<p>1 &lt; 2</p>');
});

test('a letter alone marks nothing, and neither does an empty search', () => {
  assert.is(markWords('<p>a b</p>', ' a '), '<p>a b</p>');
  assert.is(markWords('<p>a b</p>', ''), '<p>a b</p>');
});

test('marked text is still plain enough to be drawn element by element', () => {
  const { nodes, whole } = outlineOf(markWords('<p>Pague por <b>Pix</b></p>', 'pix'));
  assert.ok(whole);
  assert.is(JSON.stringify(nodes).match(/"mark"/g)?.length, 1);
});

test.run();
