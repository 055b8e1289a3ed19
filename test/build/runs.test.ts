import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readRuns } from '../../src/build/report/runs/runs.ts';

const PAGE = 'src/app/pages/Page.tsx';

/** What runs by itself on a page of these modules: sources of `import()`, sorted. */
async function brought(name: string, modules: Readonly<Record<string, string>>): Promise<string[]> {
  const root = resolve('dist/test/runs', name);
  for (const [file, text] of Object.entries(modules)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const files = Object.keys(modules);
  const runs = await readRuns(root, {
    inputs: Object.fromEntries(files.map((file) => [file, { bytes: 0, imports: [] }])),
    outputs: {},
  });
  return [...runs(new Set(files), PAGE).values()].flatMap((parts) => [...parts]).sort();
}

const page = (code: string): Record<string, string> => ({ [PAGE]: code });
const drawn = (body: string, before = ''): Record<string, string> =>
  page(`${before}\nexport default function Page() { ${body} }`);

const BY_ITSELF: Readonly<Record<string, Record<string, string>>> = {
  'at module level': page(`void import('./a.ts'); export default () => null;`),
  'in a timer': page(`setTimeout(() => { import('./a.ts'); }, 500); export default () => null;`),
  'in a timer, by name': page(`const bring = () => import('./a.ts'); setTimeout(bring); export default () => null;`),
  'in an effect': drawn(`useEffect(() => { void import('./a.ts'); }, []); return <p />;`),
  'after a promise': page(`fetch('/x').then(() => import('./a.ts')); export default () => null;`),
  'when the page has loaded': page(`addEventListener('load', () => import('./a.ts')); export default () => null;`),
  'when a picture has': drawn(`const image = new Image(); image.onload = () => import('./a.ts'); return <p />;`),
  'when a picture of the page has': drawn(`return <img onLoad={() => import('./a.ts')} />;`),
  'when a picture is not there': drawn(`return <img onError={() => import('./a.ts')} />;`),
  'when an animation ends': drawn(`return <p onAnimationEnd={() => import('./a.ts')} />;`),
  'when an element is there': drawn(`return <p ref={() => import('./a.ts')} />;`),
  'when an object is made': drawn(
    `new Loader(); return <p />;`,
    `class Loader { constructor() { import('./a.ts'); } }`,
  ),
  'when an object is made, by its base': drawn(
    `new Other(); return <p />;`,
    `class Loader { part = import('./a.ts'); } class Other extends Loader {}`,
  ),
  'through call': page(`const bring = () => import('./a.ts'); bring.call(null); export default () => null;`),
  'through bind': page(
    `const bring = () => import('./a.ts'); setTimeout(bring.bind(null)); export default () => null;`,
  ),
  'when it is near the screen': drawn(`new IntersectionObserver(() => import('./a.ts')); return <p />;`),
  'in what is drawn': drawn(`return <ul>{[1].map(() => <Row />)}</ul>;`, `function Row() { import('./a.ts'); }`),
  'as a part that says so': page(
    `const Sheet = lazy(() => import('./a.ts'), { texts: ['a'], afterPaint: true }); export default () => null;`,
  ),
  'by a loader that is wrapped': drawn(
    `useEffect(() => { load().then(show); }, []); return <p />;`,
    `const load = withTexts(() => import('./a.ts'), ['a']);`,
  ),
};

const ON_A_TAP: Readonly<Record<string, Record<string, string>>> = {
  'in a handler': drawn(`return <button onClick={() => import('./a.ts')} />;`),
  'in a handler by name': drawn(`const open = () => import('./a.ts'); return <button onClick={open} />;`),
  'in a function that only a handler calls': drawn(
    `return <button onClick={() => open()} />;`,
    `async function open() { (await import('./a.ts')).show(); }`,
  ),
  'in a handler that is kept': drawn(
    `const open = useCallback(() => import('./a.ts'), []); return <Row open={open} />;`,
    `function Row({ open }) { return <button onClick={open} />; }`,
  ),
  'in a handler of a component': drawn(
    `return <Sheet onClose={() => import('./a.ts')} onRefuse={() => import('./a.ts')} />;`,
  ),
  'in a method': drawn(`const tool = new Tool(); return <p />;`, `class Tool { open() { import('./a.ts'); } }`),
  'when a key is pressed': page(`addEventListener('keydown', () => import('./a.ts')); export default () => null;`),
  'as a part that comes when it is shown': page(`const S = lazy(() => import('./a.ts')); export default () => null;`),
  'in a function of another name': drawn(
    `const run = (load) => load; run(1); return <p />;`,
    `const load = () => import('./a.ts'); export const open = () => load();`,
  ),
};

for (const [where, modules] of Object.entries(BY_ITSELF)) {
  test(`comes by itself: ${where}`, async () => {
    assert.equal(await brought(`itself-${where.replace(/\W/g, '-')}`, modules), ['./a.ts']);
  });
}

for (const [where, modules] of Object.entries(ON_A_TAP)) {
  test(`waits for a person: ${where}`, async () => {
    assert.equal(await brought(`tap-${where.replace(/\W/g, '-')}`, modules), []);
  });
}

test('what runs is followed into other modules, under the names by which they are imported', async () => {
  const parts = await brought('modules', {
    [PAGE]: `import { start as begin } from '../lib/start.ts';\nexport default function Page() { begin(); return <p />; }`,
    'src/app/lib/start.ts': `export { go as start } from './go.ts'; export const other = () => import('./b.ts');`,
    'src/app/lib/go.ts': `const bring = () => import('./a.ts'); export function go() { whenIdle(bring); }`,
  });
  assert.equal(parts, ['./a.ts']);
});

test.run();
