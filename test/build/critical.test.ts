import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { packTokens } from '../../src/build/steps/critical.ts';

test('tokens lose the spaces that people read by, and nothing else', () => {
  assert.is(
    packTokens(':root{--ink: #0a0e1a;--veil: rgba(4, 7, 15, .72);--font: system-ui, "Segoe UI", Arial}'),
    ':root{--ink:#0a0e1a;--veil:rgba(4,7,15,.72);--font: system-ui, "Segoe UI", Arial}',
  );
});

test('what needs its spaces keeps them', () => {
  const kept = 'a{margin:calc(-1 * var(--space-1)) auto;content:"--a: b, c"}';
  assert.is(packTokens(kept), kept);
  assert.is(packTokens('p{--row: calc(var(--a) + 2px)}'), 'p{--row:calc(var(--a) + 2px)}');
});

test.run();
