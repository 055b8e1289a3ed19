import type { Metafile } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { contentNames } from '../../src/build/steps/content-names.ts';

const METAFILE: Metafile = { inputs: {}, outputs: {} };

const named = (texts: Readonly<Record<string, string>>): Map<string, string> => {
  const files = Object.entries(texts).map(([name, text]) => ({
    path: `/out/a/${name}.js`,
    text,
    contents: new TextEncoder().encode(text),
    hash: '',
  }));
  const made = contentNames({ files, metafile: METAFILE });
  return new Map(
    made.files.map(({ path, text }) => [path.replace(/.*\/|-.*/g, ''), `${path.slice('/out'.length)} ${text}`]),
  );
};

/** An entry that has its pages by name alone, a chunk that it shares with them, a part that a page names. */
const site = (changes: Readonly<Record<string, string>> = {}): Map<string, string> =>
  named({
    'entry-AAAAA': 'import{a}from"/a/QX-CCCCC.js";f("Bets.");a()',
    'QX-CCCCC': 'export{a}',
    'Bets-BBBBB': 'import{a}from"/a/entry-AAAAA.js";x("BetSheet-DDDDD")',
    'BetSheet-DDDDD': 'import{a}from"/a/QX-CCCCC.js";a()',
    'Help-EEEEE': 'import{b}from"/a/entry-AAAAA.js";b()',
    ...changes,
  });

const changed = (changes: Readonly<Record<string, string>>): string[] => {
  const [before, after] = [site(), site(changes)];
  return [...before.keys()].filter((name) => before.get(name) !== after.get(name)).sort();
};

test('a script is renamed when its text changes, or that of a script that it names', () => {
  assert.equal(changed({ 'Bets-BBBBB': 'import{a}from"/a/entry-AAAAA.js";x("BetSheet-DDDDD");1' }), ['Bets']);
  assert.equal(changed({ 'BetSheet-DDDDD': 'import{a}from"/a/QX-CCCCC.js";a(1)' }), ['BetSheet', 'Bets']);
  assert.equal(changed({ 'QX-CCCCC': 'export{a,b}' }), ['BetSheet', 'Bets', 'Help', 'QX', 'entry']);
});

test('a hash of the bundler that differs for no text of a script changes no name', () => {
  assert.equal(
    [...named({ 'entry-AAAAA': 'f("Bets.")', 'Bets-BBBBB': 'import"/a/entry-AAAAA.js";' }).values()],
    [...named({ 'entry-ZZZZZ': 'f("Bets.")', 'Bets-YYYYY': 'import"/a/entry-ZZZZZ.js";' }).values()],
  );
});

test('scripts that name each other are renamed together, and name each other as they are called', () => {
  const pair = named({ 'one-AAAAA': 'import("/a/two-BBBBB.js")', 'two-BBBBB': 'import{a}from"/a/one-AAAAA.js"' });
  const one = /^\/a\/(one-\w+)\.js/.exec(pair.get('one') ?? '')?.[1] ?? 'none';
  assert.ok(pair.get('two')?.includes(`"/a/${one}.js"`));
  const other = named({ 'one-AAAAA': 'import("/a/two-BBBBB.js")', 'two-BBBBB': 'import{a,b}from"/a/one-AAAAA.js"' });
  assert.not.equal(other.get('one'), pair.get('one'));
});

test('a text that only looks like a script’s name stays', () => {
  assert.ok(site({ 'Help-EEEEE': 'b("Other-FFFFF")' }).get('Help')?.endsWith('b("Other-FFFFF")'));
});

test.run();
