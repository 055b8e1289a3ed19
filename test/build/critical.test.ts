import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { packTokens } from '../../src/build/steps/critical.ts';

test('tokens lose the spaces that people read by, and nothing else', () => {
  assert.is(
    packTokens(':root{--ink: #0a0e1a;--veil: rgba(4, 7, 15, .72);--font: system-ui, "Segoe UI", Arial}'),
    ':root{--ink:#0a0e1a;--veil:rgba(4,7,15,.72);--font: system-ui, "Segoe UI", Arial}',
  );
});

test('products in sums lose theirs', () => {
  assert.is(
    packTokens('a{margin:calc(-1 * var(--s)) auto calc((var(--a) - 2 * var(--b)) / 2)}'),
    'a{margin:calc(-1*var(--s)) auto calc((var(--a) - 2*var(--b))/2)}',
  );
});

test('what needs its spaces keeps them', () => {
  const kept = 'a * b{margin:0 auto;content:"--a: b, c"}';
  assert.is(packTokens(kept), kept);
  assert.is(packTokens('p{--row: calc(var(--a) + 2px)}'), 'p{--row:calc(var(--a) + 2px)}');
});

test.run();
