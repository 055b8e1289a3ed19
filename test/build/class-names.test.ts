import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { memberName } from '../../src/build/steps/style-names.ts';
import { filesOf, ownClasses } from '../support/app-sheets.ts';
import { classesOf } from '../support/class-selectors.ts';
import { plainClasses } from '../support/class-words.ts';

/** Sheets for the whole app, which the entry imports for their effect alone. */
const FOR_ALL = ['src/app/boot/entry.tsx'];

/** Classes that components name as they are. */
const UTILITIES = [...new Set(ownClasses(readFileSync('src/app/boot/base.css', 'utf8')))];

const scripts = (): string[] => [...filesOf('src/app', '.ts'), ...filesOf('src/app', '.tsx')];

const styledClasses = (): ReadonlySet<string> =>
  new Set(filesOf('src/app', '.css').flatMap((file) => classesOf(readFileSync(file, 'utf8'))));

test('plain classes are read out of every way to say them', async () => {
  const source = `
    import styles from './eight.css';
    const nine = 'ten';
    const a = <p className="one two" data-testid="no" />;
    const b = <p className={open ? 'three' : \`four \${styles.five} \${styles[\`six--\${kind}\`]}\`} />;
    const c = <p className={kind === 'other' ? 'seven' : undefined} title="title" />;`;
  assert.equal((await plainClasses(source)).sort(), ['four', 'one', 'seven', 'three', 'two']);
});

test('the utilities are a handful, and all other classes are members of their sheets', async () => {
  assert.ok(UTILITIES.length < 20, UTILITIES.join(' '));
  const plain: string[] = [];
  for (const file of filesOf('src/app', '.tsx')) {
    for (const name of await plainClasses(readFileSync(file, 'utf8')))
      if (!UTILITIES.includes(name)) plain.push(`${file}: ${name}`);
  }
  assert.equal(plain, []);
});

test('no component imports a sheet of which it names nothing', () => {
  const idle = scripts()
    .filter((file) => !FOR_ALL.includes(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^import '[^']+\.css';$/gm)].map(([line]) => `${file}: ${line}`),
    );
  assert.equal(idle, []);
});

test('every class in a selector of a script has a style', () => {
  const styled = styledClasses();
  const bare: string[] = [];
  for (const file of scripts()) {
    const selectors = readFileSync(file, 'utf8').match(/(["'`])[^"'`\n/]*\.[a-z]+-[^"'`\n/]*\1/g) ?? [];
    for (const name of selectors.flatMap(classesOf)) if (!styled.has(name)) bare.push(`${file}: ${name}`);
  }
  assert.equal(bare, []);
});

/** A text that is no class: the name of a constant's value, a key of the phone's storage, an event. */
const OTHER_NAMES =
  /(?:\bconst [A-Z][A-Z_]*(?:: \w+)? = |(?<!classList\.)\b(?:get|set|remove|getItem|setItem|removeItem|Event|addEventListener)\()(["'`])([a-z][a-z\d]*(?:-[a-z\d]+)+)\1/g;

test('no key, event or constant is called like a utility, whose name the build shortens', () => {
  const found = (text: string): string[] => [...text.matchAll(OTHER_NAMES)].map(([, , name = '']) => name);
  assert.equal(
    found(
      "const KEY = 'own-rows'; tab.set('a-b', 1); new Event('c-d'); classList.remove('g-h'); <p className='e-f' />",
    ),
    ['own-rows', 'a-b', 'c-d'],
  );
  const alike = scripts().flatMap((file) =>
    found(readFileSync(file, 'utf8'))
      .filter((name) => UTILITIES.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  assert.equal(alike, []);
});

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
  const shared = [...folders].filter(([, of]) => of.size > 1).map(([name, of]) => `${name}: ${[...of].join(', ')}`);
  assert.equal(shared, []);
});

test('every class with a style is named in the code, whole or up to two dashes', () => {
  const code = [...scripts(), ...filesOf('src/build/steps', '').filter((file) => /\.(?:ts|js)$/.test(file))]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const words = new Set(code.match(/[a-zA-Z][\w-]*/g));
  const begins = [...code.matchAll(/([a-zA-Z][\w-]*--)\$\{/g)].map(([, begin = '']) => begin);
  const idle = filesOf('src/app', '.css').flatMap((file) =>
    [...new Set(classesOf(readFileSync(file, 'utf8')))]
      .filter((name) => !words.has(memberName(name)) && !words.has(name))
      .filter((name) => !begins.some((begin) => name.startsWith(begin)))
      .map((name) => `${file}: ${name}`),
  );
  assert.equal(idle, []);
});

test.run();
