import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOptions } from '../../src/build/options.ts';
import { namesShortTokens, readShortTokens, shortenDrawing, shortTokens } from '../../src/build/steps/short-tokens.ts';
import { type Built, buildFixture } from './fixture.ts';
import { runBuild } from './run-build.ts';

const tokens = suite<{ built: Built }>('short tokens');

const STYLE = `:root { --ink: #000; --space-3: 12px; --row-count: 1; --gold: gold }
.frame { background: var(--ink); padding: var(--space-3); border: var(--row-count) solid }`;

tokens.before(async (context) => {
  context.built = await buildFixture('short-tokens', {
    'src/app/boot/tokens.css': STYLE,
    'src/app/pages/home/Home.tsx': `import './Home.css';
      export default function Home() {
        return <p style={{ '--row-count': 3 } as object}>home</p>;
      }`,
    'static/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path fill="var(--gold)" d="M0 0h1"/></svg>',
  });
  assert.is(context.built.code, 0, context.built.output);
});

tokens('a name has as many letters as tell it from all others, in whatever order they come', () => {
  const names = [
    '--space-3',
    '--space-12',
    '--gold',
    '--gold-top',
    '--gold-text',
    '--on-art',
    '--art-foot',
    '--act-foot',
  ];
  const short = shortTokens(names);
  const words = names.map((name) => short.get(name));
  assert.equal(words, ['--s3', '--s1', '--g', '--gto', '--gte', '--oa', '--arfoo', '--acfoo']);
  assert.equal([...shortTokens([...names].reverse())], [...short]);
});

tokens('a short name is no whole name of another token', () => {
  const short = shortTokens(['--line', '--line-in', '--li', '--l'], new Set(['--lin']));
  assert.equal([...short.values()], ['--l', '--li', '--line', '--liin']);
});

tokens("the app's own names are as many short ones, and none is an old one of another", () => {
  const own = readShortTokens(readOptions([], resolve('.')));
  assert.ok(own.size > 100);
  assert.is(new Set(own.values()).size, own.size);
  for (const [name, short] of own) assert.ok(short === name || !own.has(short), `${name} is ${short}`);
});

tokens('HTML, sheets and scripts name them alike, but for what a drawing takes', ({ built }) => {
  const written = built.files.filter((file) => /\.(?:html|css|js)$/.test(file)).map((file) => built.read(file));
  const text = written.join('\n');
  assert.not.match(text, /--(?:space-3|row-count)/);
  assert.match(text, 'padding:var(--s3)');
  assert.match(text, /--rc['"]/);
  assert.match(text, /--gold: ?gold/);
  assert.match(built.read('mark.svg'), 'var(--gold)');
});

tokens('what takes one from a number is no token', ({ built }) => {
  const options = readOptions(['--root', built.root], built.root);
  const edit = namesShortTokens(options);
  const source = "let ink = 2; set('--ink', --ink, `--row-count: 3`);";
  assert.is(edit(source, join(options.src, 'app', 'ink.ts'), ''), "let ink = 2; set('--i', --ink, `--rc: 3`);");
});

tokens('a drawing that a brand brings takes them by the names that travel', async ({ built }) => {
  const folder = join(built.root, 'brands', 'sol');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'assets', 'logo.svg'), '<svg fill="var(--ink)" stroke="var(--gold)"/>');
  const brand = { name: 'Sol', merchantCode: 'sol', assets: 'assets' };
  writeFileSync(join(folder, 'brand.json'), JSON.stringify(brand));
  const { code, output } = await runBuild(['site', join(folder, 'brand.json'), '--out', folder, '--root', built.root]);
  assert.is(code, 0, output);
  assert.is(readFileSync(join(folder, 'public', 'logo.svg'), 'utf8'), '<svg fill="var(--i)" stroke="var(--gold)"/>');
});

tokens('a picture of points is left alone', () => {
  const picture = Buffer.from('--ink');
  assert.is(shortenDrawing('logo.png', picture, new Map([['--ink', '--i']])), picture);
});

tokens('in dev all names are whole', () => {
  assert.is(readShortTokens(readOptions(['dev'], resolve('.'))).size, 0);
});

tokens.run();
