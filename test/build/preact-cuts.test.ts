import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cutFaults } from '../../src/build/checks/cut-preact.ts';
import { readOptions } from '../../src/build/options.ts';
import { cutPreact } from '../../src/build/steps/preact-cuts.ts';

type Preact = typeof import('preact');

const FOLDER = resolve('dist/test/preact-cuts');
const WHOLE = readFileSync('node_modules/preact/dist/preact.mjs', 'utf8');
const COMPAT = readFileSync('node_modules/preact/compat/dist/compat.mjs', 'utf8');

/** Preact's core as one of these texts, by itself. */
async function load(name: string, text: string): Promise<Preact> {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}.mjs`);
  writeFileSync(file, text);
  return (await import(pathToFileURL(file).href)) as Preact;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** What a page does with Preact: takes markup over, moves rows, draws an icon, shows the face of a fault, hands a context down, leaves. */
async function play({ h, render, Component, Fragment, createContext }: Preact): Promise<string[]> {
  const { document } = new Window();
  Object.assign(globalThis, { document });
  const box = document.createElement('div') as unknown as HTMLElement;
  box.innerHTML = '<ul title="old"><li>1</li><li>0</li></ul><i>gone</i>';
  const first = box.querySelector('li');
  const seen: string[] = [];
  const { Provider, Consumer } = createContext('none');
  class Guard extends Component<{ children?: unknown }, { failed?: boolean }> {
    static override getDerivedStateFromError = () => ({ failed: true });
    override render() {
      return this.state.failed ? h('b', null, 'failed') : (this.props.children as never);
    }
  }
  const Row = ({ name }: { name: string }) => {
    if (name === 'bad') throw new Error('bad');
    return h('li', { style: { width: '1px' } }, name);
  };
  const draw = (rows: readonly string[], open: boolean) =>
    render(
      h(Fragment, null, [
        h(
          'ul',
          { title: 'new', key: 'list' },
          rows.map((name) => h(Row, { name, key: name })),
        ),
        open && h('svg', { key: 'icon' }, h('path', { d: 'M0 0' })),
        h(Guard, { key: 'guard' }, h(Row, { name: open ? 'bad' : 'good' })),
        h(
          Provider,
          { key: 'context', value: rows.join() },
          h(Consumer, null, (value: string) => value),
        ),
      ]),
      box,
    );
  const steps: [readonly string[], boolean][] = [
    [['1', '2', '3'], false],
    [['3', '1'], false],
    [['1', '4', '3'], true],
  ];
  for (const [rows, open] of steps) {
    draw(rows, open);
    await settled();
    seen.push(box.innerHTML, String(box.querySelector('path')?.namespaceURI), String(box.contains(first)));
  }
  render(null, box);
  return [...seen, box.innerHTML];
}

test('Preact without what is cut draws as the whole one does', async () => {
  const whole = await play(await load('whole', WHOLE));
  assert.equal(await play(await load('cut', cutPreact('preact.mjs', WHOLE))), whole);
  assert.match(whole.join('\n'), /failed/);
  assert.match(whole[0] ?? '', /^<ul title="new">/);
  assert.is(whole[2], 'true', 'the markup that stood there is taken over');
});

test('the cuts take three thousand letters', () => {
  const left = cutPreact('preact.mjs', WHOLE).length + cutPreact('compat.mjs', COMPAT).length;
  assert.ok(WHOLE.length + COMPAT.length - left > 3000, `${left} letters are left`);
});

test('another Preact than the cuts were made for is named, with the place', () => {
  assert.throws(
    () => cutPreact('preact.mjs', WHOLE.replace('c=o=null', 'o=c=null')),
    /preact\.mjs of preact has changed where it says c=o=null/,
  );
});

test('a script that has need of what is cut is named', async () => {
  const options = readOptions(['build'], '.');
  const files = new Map([
    ['/a/Chart-AAAAA.js', 'class Chart{componentDidMount(){}}'],
    ['/a/Home-AAAAA.js', 'class Home{componentDidCatch(){}}'],
  ]);
  assert.equal(await cutFaults(options, files), [
    '/a/Chart-AAAAA.js names componentDidMount, which src/build/steps/preact-cuts.ts cuts out of Preact',
  ]);
  assert.equal(await cutFaults({ ...options, runtime: 'react' }, files), []);
});

test.run();
