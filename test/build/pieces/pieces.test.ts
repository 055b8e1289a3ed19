import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findPieces, importPieces, type Pieces, pieceText } from '../../../src/build/pieces/pieces.ts';

/** Takes files under `src/app` apart; gives the modules by the path there, and how to take the folder away. */
async function pieced(files: Readonly<Record<string, string>>): Promise<Pieces & { src: string }> {
  const src = await mkdtemp(join(tmpdir(), 'pieces-'));
  for (const folder of ['app', 'contract']) await mkdir(join(src, folder), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(src, 'app', path)), { recursive: true });
    await writeFile(join(src, 'app', path), text);
  }
  const pieces = await findPieces(src);
  await rm(src, { recursive: true });
  return { src, ...pieces };
}

/** The names that stand in one piece of a module, piece by piece; undefined for a module that stays whole. */
async function piecesOf(text: string, others: Readonly<Record<string, string>> = {}): Promise<string[] | undefined> {
  const { src, modules } = await pieced({ 'one.ts': text, ...others });
  const module = modules.get(join(src, 'app', 'one.ts'));
  return module && [...module.pieces.values()].map((all) => all.flatMap(({ names }) => names).join(' '));
}

test('each declaration is a piece: constants, functions, signals', async () => {
  assert.equal(
    await piecesOf(`
import { signal } from '@preact/signals';
export const icon = 'M1';
export const count = signal(0);
const twice = (n: number): number => n * 2;
export function shown(): number { return twice(count.value); }
`),
    ['icon', 'count', 'twice', 'shown'],
  );
});

test('a variable stays with all that changes it', async () => {
  assert.equal(
    await piecesOf(`
let last = 0;
export function note(n: number): void { last = n; }
export const bump = (): void => { last += 1; };
export const read = (): number => last;
export const other = 1;
`),
    ['last note bump', 'read', 'other'],
  );
});

test('what is done when the module is read stays with the state that it is about', async () => {
  assert.equal(
    await piecesOf(`
import { onSignOut } from './session.ts';
const known = new Set<string>();
const forget = (): void => known.clear();
export const has = (id: string): boolean => known.has(id);
export const LIMIT = 3;
onSignOut(forget);
`),
    ['known forget', 'has', 'LIMIT'],
  );
});

test('a module that does something that is about nothing of its own stays whole', async () => {
  assert.is(
    await piecesOf("export const a = 1;\nexport const b = 2;\naddEventListener('online', () => undefined);\n"),
    undefined,
  );
});

test('what is made and named by nobody counts as done', async () => {
  assert.equal(
    await piecesOf(`
import { effect, signal } from '@preact/signals';
export const on = signal(false);
const stop = effect(() => console.warn(on.value));
export const free = 1;
`),
    ['on stop', 'free'],
  );
});

test('functions that call each other in a circle stay together', async () => {
  assert.equal(
    await piecesOf(`
export function even(n: number): boolean { return n === 0 || odd(n - 1); }
export function odd(n: number): boolean { return n !== 0 && even(n - 1); }
export const two = 2;
`),
    ['even odd', 'two'],
  );
});

test('a module stays whole that somebody loads, takes with all its names or exports onwards', async () => {
  const text = 'export const a = 1;\nexport const b = 2;\n';
  for (const other of ["import('./one.ts');", "import * as one from './one.ts';", "export { a } from './one.ts';"])
    assert.is(await piecesOf(text, { 'other.ts': `${other}\n` }), undefined);
});

test('a piece imports what it mentions, and no more; its style comes with it', async () => {
  const { src, modules } = await pieced({
    'One.tsx': `
import './One.css';
import { useState, useRef } from 'react';
import { go } from './links.ts';
const LABEL = 'a';
export function One() { const [n] = useState(0); return <p title={LABEL}>{n}</p>; }
export function Two() { return <button type="button" ref={useRef(null)} onClick={go}>2</button>; }
`,
  });
  const file = join(src, 'app', 'One.tsx');
  const module = modules.get(file);
  assert.ok(module);
  const one = pieceText(file, module, 'One');
  assert.match(one, 'import "./One.css";');
  assert.match(one, 'import { useState } from "react";');
  assert.match(one, 'import { LABEL } from "./One.tsx?LABEL";');
  assert.not.match(one, 'links.ts');
  assert.match(pieceText(file, module, 'Two'), 'import { go } from "./links.ts";');
});

test('what is not exported is, for the other pieces', async () => {
  const { src, modules } = await pieced({
    'one.ts': "const A = 'a';\nexport const b = (): string => A;\nexport const c = 1;\n",
  });
  const file = join(src, 'app', 'one.ts');
  const module = modules.get(file);
  assert.ok(module);
  assert.match(pieceText(file, module, 'A'), 'export { A };');
});

test('an import of several names becomes one of each piece, and keeps its lines', async () => {
  const { src, modules } = await pieced({
    'one.ts': 'export const a = 1;\nexport const b = 2;\nexport interface C { d: 1 }\n',
  });
  const edit = importPieces(modules);
  const importer = join(src, 'app', 'two.ts');
  assert.is(
    edit("import {\n  a,\n  b as c,\n  type C,\n} from './one.ts';\n", importer),
    `import { a } from './one.ts?a';import { b as c } from './one.ts?b';${'\n'.repeat(4)}\n`,
  );
  assert.is(edit("import { x } from './other.ts';\n", importer), "import { x } from './other.ts';\n");
});

test('functions and filled constants may be copied; what is changed, empty or compared may not', async () => {
  const { src, plain } = await pieced({
    'one.ts': `
export const icon = 'M1';
export const sides = ['front', 'back'];
export const known = {};
export const made = new Map();
export const BLANK = { at: 0 };
export function shown(): string { return icon; }
`,
    'two.ts': "import { BLANK } from './one.ts';\nexport const isBlank = (one: object): boolean => one === BLANK;\n",
  });
  const names = [...plain].map((path) => path.slice(join(src, 'app').length + 1)).sort();
  assert.equal(names, ['one.ts?icon', 'one.ts?shown', 'one.ts?sides', 'two.ts']);
});

test('what is known by being the same one, or changed inside, may not be copied', async () => {
  const { src, plain } = await pieced({
    'one.ts': `
export const counts = { seen: 0 };
export const queue = ['first'];
export const rows = { one: 1 };
export const page = { size: 40 };
export function heard(): void {}
export const listen = (): void => addEventListener('focus', heard);
export const note = (): void => { counts.seen += 1; queue.push('next'); delete rows.one; };
`,
    'two.ts': `import { page } from './one.ts';
const open = new Set<object>();
export const isOpen = (): boolean => open.has(page);
`,
  });
  const names = [...plain].map((path) => path.slice(join(src, 'app').length + 1)).sort();
  assert.equal(names, ['one.ts?listen', 'one.ts?note', 'two.ts?isOpen']);
});

test.run();
