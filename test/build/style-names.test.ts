import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readOptions } from '../../src/build/options.ts';
import { inlinesStyleNames, memberName, styleNames } from '../../src/build/steps/style-names.ts';
import { writeStyleTypes } from '../../src/build/steps/style-types.ts';

const SHEETS = {
  'boot/shell.css': '@import "../ui/bar.css";',
  'ui/bar.css': '.bar { color: red }',
  'ui/layout.css': '.tile-bone { color: red }',
  'ui/Tile.css':
    '/* .none */ @import "./layout.css"; .tile-name, .tile--hot { background: url(a.b) } .tile > .tile-name:not(.tile-long) { margin: .5em }',
};

const root = mkdtempSync(join(tmpdir(), 'leve-styles-'));
const app = join(root, 'src', 'app');
for (const [file, text] of Object.entries(SHEETS)) {
  mkdirSync(dirname(join(app, file)), { recursive: true });
  writeFileSync(join(app, file), text);
}
test.after(() => rmSync(root, { recursive: true }));

/** A script beside the sheets, as it is built by this command. */
const edited = (text: string, command = 'dev'): string =>
  String(inlinesStyleNames(readOptions([command, '--root', root], root))(text, join(app, 'ui', 'Tile.tsx'), ''));

test('a class of several words is a member in camel case, one that a value completes is said as it is', () => {
  assert.equal(['tile', 'tile-name', 'tile-3', 'tile--hot'].map(memberName), [
    'tile',
    'tileName',
    'tile3',
    'tile--hot',
  ]);
});

test('a sheet gives the names of its classes and of those that it brings; comments, addresses and numbers are none', () => {
  assert.equal(
    [...styleNames(join(app, 'ui/Tile.css'))].map((pair) => pair.join(' ')),
    ['tileName tile-name', 'tile--hot tile--hot', 'tile tile', 'tileLong tile-long', 'tileBone tile-bone'],
  );
});

test('members are written as texts, alone, in texts and in brackets, and the import stays for the style', () => {
  const source = `import styles from './Tile.css';
const a = styles.tileName;
const b = \`card \${styles.tile} \${on ? styles.tileLong : ''} \${styles[\`tile--\${kind}\`]}\`;
const c = [styles[names[0] ?? 'tile'], other.styles.tile];`;
  assert.is(
    edited(source),
    `import './Tile.css';
const a = 'tile-name';
const b = \`card tile \${on ? 'tile-long' : ''} tile--\${kind}\`;
const c = [(names[0] ?? 'tile'), other.styles.tile];`,
  );
});

test('a build writes the short names, and two sheets are told apart', () => {
  const source = `import layoutStyles from './layout.css';
import tileStyles from './Tile.css';
const a = layoutStyles.tileBone + tileStyles.tileName;`;
  assert.is(
    edited(source, 'build'),
    `import './layout.css';
import './Tile.css';
const a = 't-b' + 't-n';`,
  );
});

test('what the shell has is not imported again', () => {
  assert.is(edited("import styles from './bar.css';\nconst a = styles.bar;"), "\nconst a = 'bar';");
});

test('a member without a class ends the build, and says where', () => {
  assert.throws(
    () => edited("import styles from './Tile.css';\nconst a = styles.tileNam;"),
    (error: Error) => /Tile\.tsx: .*Tile\.css has no class for styles\.tileNam$/.test(error.message),
  );
});

test('each sheet has its types, by which some value of a completed class may have no style', () => {
  writeStyleTypes({ root, src: join(root, 'src') });
  assert.is(
    readFileSync(join(root, 'dist/types/app/ui/Tile.d.css.ts'), 'utf8'),
    `declare const styles: {
  readonly tileName: string;
  readonly 'tile--hot': string;
  readonly tile: string;
  readonly tileLong: string;
  readonly tileBone: string;
  readonly [name: \`tile--\${string}\`]: string;
};
export default styles;
`,
  );
});

test.run();
