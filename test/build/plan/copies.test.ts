import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Module } from '../../../src/build/plan/graph.ts';
import { makePlan, type Plan } from '../../../src/build/plan/plan.ts';
import { copyEdit, withoutCopies } from '../../../src/build/steps/copies.ts';

const ENDLESS = {
  bytes: Number.POSITIVE_INFINITY,
  all: Number.POSITIVE_INFINITY,
  files: Number.POSITIVE_INFINITY,
};

const module = (id: string, bytes: number, imports: string[] = [], loads: string[] = []): Module => ({
  id,
  bytes,
  imports,
  loads,
});

/** A plan with room for everything; what every visit starts with takes no page's module. */
const planOf = (modules: readonly Module[], isPlain: (module: string) => boolean): Plan =>
  makePlan({
    modules: new Map(modules.map((one) => [one.id, one])),
    first: 'entry',
    moments: new Map(),
    weightOf: (entry) => (entry === 'entry' ? 40 : 1),
    isPage: (entry) => entry.startsWith('page'),
    room: () => ENDLESS,
    neverFirst: (id) => !id.startsWith('entry'),
    neverEarly: () => false,
    isPlain,
  });

/** Two pages share 500 minified bytes, which a first entry with room for nothing more cannot take. */
const plan = (isPlain: (module: string) => boolean, importers: readonly Module[] = []): Plan =>
  planOf(
    [
      module('entry', 20_000, [], ['pageA', 'pageB']),
      module('pageA', 900, ['shared', ...importers.map(({ id }) => id)]),
      module('pageB', 900, ['shared', ...importers.map(({ id }) => id)]),
      module('shared', 500),
      ...importers,
    ],
    isPlain,
  );

test('a small module that may run twice is copied by each page that uses it', () => {
  const { copies, groups } = plan((id) => id === 'shared');
  assert.equal([...copies.values()].flat(), ['shared', 'shared'].slice(0, copies.size));
  assert.ok(copies.size > 0);
  assert.not.ok(groups.some(({ fetchedBy, modules }) => modules.includes('shared') && fetchedBy.length > 1));
});

test('what is there once is never copied, nor what it imports', () => {
  assert.is(plan(() => false).copies.size, 0);
  const state = module('state', 40, ['shared']);
  assert.is(plan((id) => id === 'shared', [state]).copies.size, 0);
});

test('what a tap brings copies an icon in place of a file, and leaves a form where it is', () => {
  const copiesOf = (bytes: number) => {
    const modules = [
      module('entry', 20_000, [], ['pageA', 'pageB', 'pageC']),
      module('pageA', 900, ['thing', 'field']),
      module('pageB', 900, ['thing', 'field'], ['menu']),
      module('pageC', 900, [], ['menu']),
      module('menu', 3000, ['thing']),
      module('thing', bytes),
      module('field', 5000, ['thing']),
    ];
    const { copies } = planOf(modules, (id) => id === 'thing');
    return copies.get('menu');
  };
  assert.equal(copiesOf(100), ['thing']);
  assert.is(copiesOf(2000), undefined);
});

test('a module of an entry, and a copy, take the copies of what they import; others the shared one', () => {
  const entries = ['entry', 'src/A.ts', 'src/B.ts'];
  const graph = { entries, modules: new Map(), needs: new Map(), before: [], followers: [] };
  const edit = copyEdit('/p', {
    graph,
    copies: new Map([['src/A.ts', ['src/one.ts?icon', 'src/two.ts']]]),
    groups: [
      { modules: ['src/A.ts', 'src/own.ts'], bytes: 0, pinned: false, users: ['src/A.ts'], fetchedBy: ['src/A.ts'] },
    ],
  });
  const text =
    "import { icon } from './one.ts?icon';\nimport { b } from \"./two.ts\";\nimport { c } from './three.ts';\n";
  const copied =
    "import { icon } from './one.ts?icon#1';\nimport { b } from \"./two.ts#1\";\nimport { c } from './three.ts';\n";
  assert.is(edit(text, '/p/src/A.ts', ''), copied);
  assert.is(edit(text, '/p/src/own.ts', ''), copied);
  assert.is(edit(text, '/p/src/four.ts', '?x#1'), copied);
  assert.is(edit(text, '/p/src/four.ts', '?x'), text);
});

test('an account names copies as what they are copies of', () => {
  const input = (bytesInOutput: number) => ({ bytesInOutput });
  const output = {
    bytes: 9,
    imports: [],
    exports: [],
    inputs: { 'a.ts?x': input(2), 'a.ts?x#1': input(3), 'b.ts#1': input(4) },
  };
  assert.equal(withoutCopies({ 'o.js': output })['o.js']?.inputs, { 'a.ts?x': input(5), 'b.ts': input(4) });
});

test.run();
