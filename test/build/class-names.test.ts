import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { appSheets, filesOf, ownClasses } from '../support/app-sheets.ts';
import { classesOf } from '../support/class-selectors.ts';
import { classWords } from '../support/class-words.ts';

test('the names of classes are read out of every way to say them', async () => {
  const source = `
    import './eight.css';
    const nine = 'ten';
    const a = <p className="one two" data-testid="no" />;
    const b = <p className={open ? 'three' : \`four five-\${kind} six six--\${kind}\`} />;
    const c = <p className={kind === 'other' ? 'seven' : undefined} title="title" />;`;
  const { whole, begins, elsewhere } = await classWords(source);
  assert.equal([...whole].sort(), ['four', 'one', 'seven', 'six', 'three', 'two']);
  assert.equal(begins, ['six--']);
  assert.equal(
    elsewhere.filter((word) => !word.includes('/') && word.length > 1),
    ['ten', 'title'],
  );
});

test('every class in the markup has a style', async () => {
  const styled = new Set([...appSheets().values()].flatMap(({ classes }) => [...classes]));
  const bare: string[] = [];
  for (const file of filesOf('src/app', '.tsx')) {
    const { whole } = await classWords(readFileSync(file, 'utf8'));
    for (const name of whole) if (!styled.has(name)) bare.push(`${file}: ${name}`);
  }
  assert.equal(bare, []);
});

/** Style that is here whatever page there is. */
const SHELL = 'src/app/boot/shell.css';

/** Sheets for the whole app, which the entry imports: it names nothing itself. */
const FOR_ALL = [SHELL, 'src/app/boot/large-text.css'];

interface StyledFile {
  readonly file: string;
  /** The sheets that it imports, with what these bring. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  /** The sheets that a class which it names may come from, by class. */
  readonly homes: ReadonlyMap<string, readonly string[]>;
}

/** What each component names and imports; a class has its home where it is styled by itself, or else wherever it is styled. */
async function styledFiles(): Promise<StyledFile[]> {
  const sheets = [...appSheets().values()];
  const homesOf = (name: string): string[] => {
    const own = sheets.filter((sheet) => sheet.own.has(name));
    return (own.length > 0 ? own : sheets.filter(({ classes }) => classes.has(name))).map(({ file }) => file);
  };
  const all = [...new Set(sheets.flatMap(({ classes }) => [...classes]))];
  const files = filesOf('src/app', '.tsx').filter((file) => !file.endsWith('.stories.tsx'));
  return Promise.all(
    files.map(async (file) => {
      const source = readFileSync(file, 'utf8');
      const paths = [...source.matchAll(/^import '([^']+\.css)';$/gm)].map(([, path = '']) =>
        join(dirname(file), path),
      );
      const { whole, begins, elsewhere } = await classWords(source);
      const begun = all.filter((name) => begins.some((begin) => name.startsWith(begin)));
      const named = [...whole, ...begun, ...elsewhere.filter((word) => word.includes('-'))];
      const homes = new Map(named.map((name) => [name, homesOf(name)] as const).filter(([, of]) => of.length > 0));
      const brings = (path: string): readonly string[] => sheets.find((sheet) => sheet.file === path)?.brings ?? [];
      return { file, imports: new Map(paths.map((path) => [path, brings(path)])), homes };
    }),
  );
}

test('whoever names a class imports its sheet: a component that moves takes its style along', async () => {
  const sheets = appSheets();
  const here = sheets.get(SHELL)?.brings ?? [];
  const isHere = (name: string): boolean => here.some((file) => sheets.get(file)?.classes.has(name));
  const files = await styledFiles();
  assert.ok(files.some(({ homes }) => homes.size > 20));
  const bare = files.flatMap(({ file, imports, homes }) => {
    const brought = [...imports.values()].flat();
    const missing = [...homes].filter(([name, of]) => !isHere(name) && !of.some((sheet) => brought.includes(sheet)));
    return missing.map(([name, of]) => `${file}: ${name} (${of.join(' or ')})`);
  });
  assert.equal(bare, []);
});

test('no component imports a sheet of which it names nothing', async () => {
  const sheets = appSheets();
  const idle = (await styledFiles()).flatMap(({ file, imports, homes }) =>
    [...imports]
      .filter(([path]) => !FOR_ALL.includes(path))
      .filter(
        ([, brings]) => !brings.some((one) => [...homes.keys()].some((name) => sheets.get(one)?.classes.has(name))),
      )
      .map(([path]) => `${file}: ${path}`),
  );
  assert.equal(idle, []);
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
