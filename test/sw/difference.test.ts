import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { encode } from '../../src/build/differences/encode.ts';
import { differenceAddress, digestOf, patched, versionOf } from '../../src/sw/difference.ts';

/** Numbers that look random and are the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test('a new text is made from the old one, whatever has changed', () => {
  const random = seeded(7);
  const word = (): string => 'abcdefgh🐯é"\\'.slice(Math.floor(random() * 8)).repeat(1 + Math.floor(random() * 6));
  for (let round = 0; round < 400; round += 1) {
    const old = Array.from({ length: Math.floor(random() * 60) }, word);
    const text = old.filter(() => random() < 0.9).flatMap((one) => (random() < 0.1 ? [word(), one] : [one]));
    if (random() < 0.2) text.reverse();
    const [before, after] = [old.join(''), text.join('')];
    assert.is(patched(before, encode(before, after)), after, `round ${round}`);
  }
});

test('from nothing, to nothing, and to the same', () => {
  const text = 'function a(){return 1}function b(){return 2}';
  for (const [old, next] of [
    ['', text],
    [text, ''],
    ['', ''],
    [text, text],
  ] as const) {
    assert.is(patched(old, encode(old, next)), next);
  }
  assert.ok(encode(text, text).length < 6);
});

test('a small change is a small difference', () => {
  const old = Array.from({ length: 300 }, (_, line) => `const value${line * 7919}=call("${line}");`).join('');
  const text = old.replace('call("150")', 'other("150",1)');
  assert.ok(encode(old, text).length < 60);
});

test('a version is told from the file that it is of', () => {
  assert.equal(versionOf('/a/BetSheet-AB12C.js'), { file: '/a/BetSheet-.js', mark: 'AB12C' });
  assert.equal(versionOf('/a/fresh-start-AB12C.css'), { file: '/a/fresh-start-.css', mark: 'AB12C' });
  assert.equal(versionOf('/a/parts-8sa4tpvE.json'), { file: '/a/parts-.json', mark: '8sa4tpvE' });
  assert.equal(versionOf('/l/pt-PT.5SyyyTXK/bets.json'), { file: '/l/pt-PT./bets.json', mark: '5SyyyTXK' });
  assert.is(versionOf('/logo.svg'), undefined);
  assert.is(differenceAddress('/a/BetSheet-AB12C.js', 'ZZZZZ'), '/d/a/BetSheet-AB12C.js.ZZZZZ.txt');
});

test('a digest is of a text under its address', async () => {
  const digest = await digestOf('/a/one-AAAAA.js', 'text');
  assert.is(digest, await digestOf('/a/one-AAAAA.js', 'text'));
  assert.not.equal(digest, await digestOf('/a/two-AAAAA.js', 'text'));
  assert.not.equal(digest, await digestOf('/a/one-AAAAA.js', 'texts'));
});

test.run();
