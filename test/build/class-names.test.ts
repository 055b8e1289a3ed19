import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Node, parse } from 'acorn';
import { simple } from 'acorn-walk';
import { transform } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { classesOf } from '../support/class-selectors.ts';

const filesOf = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));

/** The words of every text that a `className` of this source can be, but those that end or begin in a value. */
async function namesIn(source: string): Promise<string[]> {
  const { code } = await transform(source, { loader: 'tsx', jsx: 'automatic', format: 'esm', target: 'es2022' });
  const names: string[] = [];
  const add = (text: string, before = ' ', after = ' '): void => {
    const words = `${before}${text}${after}`.split(/\s/).filter(Boolean);
    names.push(...words.filter((word) => !word.includes('$')));
  };
  const inside = (value: Node): void =>
    simple(value, {
      Literal(node) {
        if (typeof node.value === 'string') add(node.value);
      },
      TemplateLiteral({ quasis }) {
        for (const [place, { value: text }] of quasis.entries())
          add(text.cooked ?? '', place > 0 ? '$' : ' ', place < quasis.length - 1 ? '$' : ' ');
      },
      BinaryExpression({ left, right }) {
        for (const side of [left, right])
          if (side.type === 'Literal') names.splice(names.indexOf(String(side.value)), 1);
      },
    });
  simple(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), {
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'className') inside(value);
    },
  });
  return names;
}

test('the names of classes are read out of every way to say them', async () => {
  const source = `
    const a = <p className="one two" />;
    const b = <p className={open ? 'three' : \`four five-\${kind} six\`} />;
    const c = <p className={kind === 'other' ? 'seven' : undefined} title="no" />;`;
  assert.equal((await namesIn(source)).sort(), ['four', 'one', 'seven', 'six', 'three', 'two']);
});

test('every class in the markup has a style', async () => {
  const styled = new Set(filesOf('src/app', '.css').flatMap((file) => classesOf(readFileSync(file, 'utf8'))));
  const bare: string[] = [];
  for (const file of filesOf('src/app', '.tsx')) {
    for (const name of await namesIn(readFileSync(file, 'utf8'))) if (!styled.has(name)) bare.push(`${file}: ${name}`);
  }
  assert.equal(bare, []);
});

test('every class in a selector of a script has a style', async () => {
  const styled = new Set(filesOf('src/app', '.css').flatMap((file) => classesOf(readFileSync(file, 'utf8'))));
  const bare: string[] = [];
  for (const file of [...filesOf('src/app', '.ts'), ...filesOf('src/app', '.tsx')]) {
    const selectors = readFileSync(file, 'utf8').match(/(["'`])[^"'`\n/]*\.[a-z]+-[^"'`\n/]*\1/g) ?? [];
    for (const name of selectors.flatMap(classesOf)) if (!styled.has(name)) bare.push(`${file}: ${name}`);
  }
  assert.equal(bare, []);
});

/** A text that is no class: the name of a constant's value, a key of the phone's storage, an event. */
const OTHER_NAMES =
  /(?:\bconst [A-Z][A-Z_]*(?:: \w+)? = |(?<!classList\.)\b(?:get|set|remove|getItem|setItem|removeItem|Event|addEventListener)\()(["'`])([a-z][a-z\d]*(?:-[a-z\d]+)+)\1/g;

test('no key, event or constant is called like a class, whose name the build shortens', () => {
  const found = (text: string): string[] => [...text.matchAll(OTHER_NAMES)].map(([, , name = '']) => name);
  assert.equal(
    found(
      "const KEY = 'own-rows'; tab.set('a-b', 1); new Event('c-d'); classList.remove('g-h'); <p className='e-f' />",
    ),
    ['own-rows', 'a-b', 'c-d'],
  );
  const styled = new Set(filesOf('src/app', '.css').flatMap((file) => classesOf(readFileSync(file, 'utf8'))));
  const alike = [...filesOf('src/app', '.ts'), ...filesOf('src/app', '.tsx')].flatMap((file) =>
    found(readFileSync(file, 'utf8'))
      .filter((name) => styled.has(name))
      .map((name) => `${file}: ${name}`),
  );
  assert.equal(alike, []);
});

/** Classes that a sheet styles by themselves, not as a part or a state of another. */
const ownClasses = (sheet: string): string[] =>
  [...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, rule = '']) => rule.split(','))
    .flatMap((selector) => /^\s*\.([a-z][\w-]*)(?:::?[\w-]+)*\s*$/.exec(selector)?.[1] ?? []);

test('a class is styled in one folder: sheets stay when their page is left, and would draw another page', () => {
  assert.equal(ownClasses('/* .no {} */ .a, .b:active { c: d } .e .f { } @media (x) { .g::after { } }'), [
    'a',
    'b',
    'g',
  ]);
  const folders = new Map<string, Set<string>>();
  for (const file of filesOf('src/app', '.css')) {
    // What the boot has is for all: it mirrors others, and makes room for large letters.
    if (file.startsWith(join('src/app/boot/'))) continue;
    for (const name of ownClasses(readFileSync(file, 'utf8'))) {
      folders.set(name, (folders.get(name) ?? new Set()).add(dirname(file)));
    }
  }
  // The frame puts every bar into the middle of a wide screen.
  folders.delete('titlebar');
  const shared = [...folders].filter(([, of]) => of.size > 1).map(([name, of]) => `${name}: ${[...of].join(', ')}`);
  assert.equal(shared, []);
});

// The build shortens a class where it stands whole: one that a value completes says so with two dashes, and keeps its name.
test('every class with a style is named in the code, whole or up to two dashes', () => {
  const code = [...filesOf('src/app', '.tsx'), ...filesOf('src/app', '.ts'), ...filesOf('src/build/steps', '')]
    .filter((file) => /\.(?:tsx?|js)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const words = new Set(code.match(/[a-zA-Z][\w-]*/g));
  const begins = [...code.matchAll(/([a-zA-Z][\w-]*--)\$\{/g)].map(([, begin = '']) => begin);
  const idle = filesOf('src/app', '.css').flatMap((file) =>
    [...new Set(classesOf(readFileSync(file, 'utf8')))]
      .filter((name) => !words.has(name) && !begins.some((begin) => name.startsWith(begin)))
      .map((name) => `${file}: ${name}`),
  );
  assert.equal(idle, []);
});

test.run();
