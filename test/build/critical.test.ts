import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { packTokens } from '../../src/build/steps/critical.ts';
import { splitStyle, usedStyle } from '../../src/build/steps/used-style.ts';

const FACE = '<div class="bar"><i class="bone wide"></i></div>';

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

test('a skeleton takes the rules of its own elements and classes', () => {
  const style =
    'html{margin:0}.bar,.btn{color:red}.bar .btn{top:0}i:not(.btn){left:0}h1{right:0}@media (min-width:9px){.bone{top:1px}a{top:2px}}';
  const { used, rest } = splitStyle(style, FACE);
  assert.is(used, 'html{margin:0}.bar{color:red}i:not(.btn){left:0}@media (min-width:9px){.bone{top:1px}}');
  assert.is(rest, '.btn{color:red}.bar .btn{top:0}h1{right:0}@media (min-width:9px){a{top:2px}}');
  assert.is(usedStyle(style, FACE), used);
});

test('a token stands with what needs it first, in every rule that sets it', () => {
  const style =
    ':root{color-scheme:dark;--ink:#000;--foot:calc(var(--line) + 1px);--line:2px;--gold:gold;--beside:1px}' +
    '[data-theme=light]{--ink:#fff;--gold:tan}:lang(my){--line:3px;--gold:red}.bar{background:var(--ink)}.bone{height:var(--foot)}.btn{color:var(--gold)}';
  const { used, rest } = splitStyle(style, FACE, '.own{top:var(--beside)}');
  assert.is(
    used,
    ':root{color-scheme:dark;--ink:#000;--foot:calc(var(--line) + 1px);--line:2px;--beside:1px}' +
      '[data-theme=light]{--ink:#fff}:lang(my){--line:3px}.bar{background:var(--ink)}.bone{height:var(--foot)}',
  );
  assert.is(rest, ':root{--gold:gold}[data-theme=light]{--gold:tan}:lang(my){--gold:red}.btn{color:var(--gold)}');
});

test('keyframes stand with what is moved by them first', () => {
  const style =
    '@keyframes breathe{to{top:0}}@keyframes turn{to{top:1px}}.bone{animation:breathe 1s}.btn{animation:turn 1s}';
  const { used, rest } = splitStyle(style, FACE);
  assert.is(used, '@keyframes breathe{to{top:0}}.bone{animation:breathe 1s}');
  assert.is(rest, '@keyframes turn{to{top:1px}}.btn{animation:turn 1s}');
});

test('keyframes of a style beside come with the tokens that they move by', () => {
  const style = ':root{--far:9px;--else:1px}@keyframes turn{to{top:var(--far)}}.btn{animation:turn 1s;top:var(--else)}';
  const { used, rest } = splitStyle(style, FACE, '.own{animation:turn 2s}');
  assert.is(used, ':root{--far:9px}@keyframes turn{to{top:var(--far)}}');
  assert.is(rest, ':root{--else:1px}.btn{animation:turn 1s;top:var(--else)}');
});

test.run();
