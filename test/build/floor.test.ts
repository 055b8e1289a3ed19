import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readBuiltIns } from '../../src/build/checks/floor/globals.ts';
import { usesInScript } from '../../src/build/checks/floor/scripts.ts';
import { usesInStyle } from '../../src/build/checks/floor/styles.ts';
import { buildFixture } from './fixture.ts';

const HOME = 'src/app/pages/home/Home.tsx';
const CSS = 'src/app/pages/home/Home.css';
const builtIns = readBuiltIns();

const inScript = (text: string): string[] => usesInScript(text, builtIns).map(({ use }) => use);
const inStyle = (text: string): string[] => usesInStyle(text).map(({ use }) => use);

test('built-ins that came after the floor are found: globals, statics, methods, regular expressions', () => {
  assert.equal(inScript('structuredClone(thing)'), ['structuredClone']);
  assert.equal(inScript('new ResizeObserver(tell)'), ['ResizeObserver']);
  assert.equal(inScript('AbortSignal.any([one])'), ['AbortSignal.any']);
  assert.equal(inScript('new Intl.PluralRules("pt")'), ['Intl.PluralRules']);
  assert.equal(inScript('Promise.allSettled(all)'), ['Promise.allSettled']);
  assert.equal(inScript('crypto.randomUUID()'), ['.randomUUID()']);
  assert.equal(inScript('list.findLast(even)'), ['.findLast()']);
  assert.equal(inScript('box.replaceChildren()'), ['.replaceChildren()']);
  assert.equal(inScript('/(?<=a)b/.test(text)'), ['regular expression (?<=']);
  assert.equal(inScript('new RegExp("(?<!a)b")'), ['regular expression (?<=']);
  assert.equal(inScript('tell`one`'), ['tagged template']);
});

test('what the floor has, what is only asked for, and what has a name of its own is left alone', () => {
  assert.equal(inScript('new IntersectionObserver(tell); list.includes(1); Object.entries(thing); fetch(url)'), []);
  assert.equal(inScript('typeof structuredClone; const has = Intl.PluralRules; player.draw()'), []);
});

test('styles that came after the floor are found: properties, values, units, functions, selectors, at-rules', () => {
  assert.equal(inStyle('a{aspect-ratio:1}'), ['aspect-ratio']);
  assert.equal(inStyle('a{inset:0}'), ['inset']);
  assert.equal(inStyle('a{margin-inline:0}'), ['margin-inline']);
  assert.equal(inStyle('a{display:flex;gap:4px}'), ['gap outside display: grid']);
  assert.equal(inStyle('a{height:100dvh}'), ['unit dvh']);
  assert.equal(inStyle('a{width:min(1px,2px)}'), ['min()']);
  assert.equal(inStyle('a{width:clamp(1px,2px,3px)}'), ['clamp()']);
  assert.equal(inStyle('a{padding:env(safe-area-inset-top)}'), ['env()']);
  assert.equal(inStyle(':is(a,b){color:red}'), [':is']);
  assert.equal(inStyle('a:has(b){color:red}'), [':has']);
  assert.equal(inStyle('@layer one{a{color:red}}'), ['@layer']);
});

test('a style with a way out is none: a grid, a declaration before it, a prefixed twin, @supports', () => {
  assert.equal(inStyle('a{display:grid;gap:4px}'), []);
  assert.equal(inStyle('a{height:100vh;height:100dvh}'), []);
  assert.equal(inStyle('a{-webkit-text-size-adjust:100%;text-size-adjust:100%}'), []);
  assert.equal(inStyle('@supports (padding:env(safe-area-inset-top)){a{padding:env(safe-area-inset-top)}}'), []);
});

test('a planted property and a planted built-in fail the build by source and line; what the legacy script brings does not', async () => {
  const built = await buildFixture('floor', {
    [HOME]: `import './Home.css';
export default function Home() {
  const shown = structuredClone([['a'], ['b']]).flat().at(-1);
  return <p>{shown}</p>;
}
`,
    [CSS]: '.home {\n  color: red;\n}\n\n.home p {\n  aspect-ratio: 2;\n}\n',
  });
  assert.is(built.code, 1);
  assert.match(built.output, `${HOME}:3: structuredClone is unknown to Chrome 67, iOS 12.2`);
  assert.match(built.output, `${CSS}:6: aspect-ratio is unknown to Chrome 67, iOS 12.2`);
  assert.not.match(built.output, /\.(?:at|flat)\(\)/);
});

test.run();
