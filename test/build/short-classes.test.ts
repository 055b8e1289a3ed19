import { resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOptions } from '../../src/build/options.ts';
import { still } from '../../src/build/snapshot/markup.ts';
import {
  namesShortClasses,
  readShortClasses,
  shortClasses,
  shortenSelectors,
} from '../../src/build/steps/short-classes.ts';
import { type Built, buildFixture } from './fixture.ts';

const classes = suite<{ built: Built }>('short classes');

const STYLE = `.frame { color: red } .frame-main { color: green } .frame-main .frame-mark:not(.frame-off) { color: blue }
.tint--1 { color: gold }`;

classes.before(async (context) => {
  context.built = await buildFixture('short-classes', {
    'src/app/pages/home/Home.css': STYLE,
    'src/app/pages/home/Home.tsx': `import styles from './Home.css';
      export default function Home() {
        document.querySelector('main.frame-main > .frame-mark')?.closest('.frame-off');
        const off = location.hash ? \`\${styles.frameMark} \${styles.frameOff}\` : styles.frameMark;
        return (
          <main className={\`frame \${styles.frameMain}\`} data-testid="frame-main">
            <p className={off} title="/frame-main/frame-off.svg" />
            <p className={\`\${styles.frameMark} \${styles[\`tint--\${location.port}\`]}\`} />
          </main>
        );
      }`,
  });
  assert.is(context.built.code, 0, context.built.output);
});

classes('a class of several words gets a letter or more of each, and others keep their names', () => {
  const short = shortClasses(['tile', 'tile-name', 'tile-names', 'tile--hot', 'text-name', 'tile-name-long']);
  assert.equal(
    [...short],
    [
      ['text-name', 't-n'],
      ['tile-name', 'ti-n'],
      ['tile-name-long', 'ti-nl'],
      ['tile-names', 'ti-na'],
    ],
  );
});

classes('a short name is no name of another class, and none that content blockers hide', () => {
  assert.equal([...shortClasses(['bar-top', 'b-t'])].at(-1), ['bar-top', 'ba-t']);
  assert.is(shortClasses(['ad-banner']).get('ad-banner'), 'a-b');
  assert.is(shortClasses(['act-now', 'address-form']).get('address-form'), 'address-form');
});

classes("the app's own classes are as many short ones, and none is an old one of another", () => {
  const own = readShortClasses(readOptions([], resolve('.')));
  assert.ok(own.size > 1000);
  assert.is(new Set(own.values()).size, own.size);
  for (const [name, short] of own) assert.ok(short === name || !own.has(short), `${name} is ${short}`);
});

classes('selectors, scripts and no file, test id or value are called so', ({ built }) => {
  const text = built.files
    .filter((file) => /\.(?:html|css|js)$/.test(file))
    .map((file) => built.read(file))
    .join('\n');
  assert.match(text, '.f-m .f-ma:not(.f-o){');
  assert.match(text, '"frame f-m"');
  assert.match(text, '"main.f-m > .f-ma"');
  assert.match(text, '".f-o"');
  assert.match(text, /"f-ma f-o":"f-ma"/);
  assert.match(text, '"data-testid":"frame-main"');
  assert.match(text, '"/frame-main/frame-off.svg"');
  assert.match(text, 'f-ma tint--');
  assert.match(text, '.tint--1{');
});

classes('of plain texts utilities alone are shortened, and never in an address or a longer word', () => {
  const edit = namesShortClasses(readOptions([], resolve('.')));
  const short = readShortClasses(readOptions([], resolve('.')));
  const path = resolve('src/app/ui/Any.tsx');
  assert.is(edit('"btn btn-wide" "frame-main"', path, ''), `"btn ${short.get('btn-wide')}" "frame-main"`);
  for (const text of ['"/btn-wide.svg"', '"a-btn-wide"', '"btn-wide-1"', '"btn-wide/x"'])
    assert.is(edit(text, path, ''), text);
  assert.is(edit('".frame-main"', path, ''), `".${short.get('frame-main')}"`);
});

classes('a drawn screen shows its pictures under the names that it was drawn with', () => {
  const short = new Map([
    ['picture-img', 'p-im'],
    ['picture-shown', 'p-s'],
  ]);
  const drawn = '<img src="/a.png" width="90" class="p-im"/><img src="/b.png" class="logo"/>';
  const shown = '<img data-src="/a.png" width="90" class="p-im p-s"><img src="/b.png" class="logo"/>';
  assert.is(still(drawn, short), shown);
  assert.is(
    still('<img src="/a.png" class="picture-img"/>', new Map()),
    '<img data-src="/a.png" class="picture-img picture-shown">',
  );
});

classes('numbers, addresses and classes without a short name are left alone', () => {
  assert.is(
    shortenSelectors('.a-b.page{margin:.5em;background:url(x.a-b)}', new Map([['a-b', 'a']])),
    '.a.page{margin:.5em;background:url(x.a-b)}',
  );
});

classes('in dev people read names', () => {
  assert.is(readShortClasses(readOptions(['dev'], resolve('.'))).size, 0);
});

classes.run();
