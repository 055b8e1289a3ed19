import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parityFaults } from '../../src/build/checks/parity.ts';
import { readOptions } from '../../src/build/options.ts';
import { mirrorStyle } from '../../src/build/steps/mirror.ts';
import { pseudoAreas } from '../../src/build/steps/pseudo.ts';
import { writeTexts } from '../../src/build/steps/texts.ts';
import { buildFixture } from './fixture.ts';

const FORMS = '"hot_one": "{{count}} hot", "hot_other": "{{count}} hot"';

test('a dictionary of a few keys makes a language of the site, which leans on others by key', async () => {
  const built = await buildFixture('languages', {
    'locales/es/common.json': '{ "title_login": "Entrar ahora" }',
    'locales/pt-PT/common.json': '{}',
    'locales/pt/common.json': '{ "title_home": "Leve", "title_login": "Entrar" }',
    'locales/ar/home.json': '{ "hot": "ساخن" }',
  });
  assert.is(built.code, 0, built.output);
  const home = built.read('m/home.html');
  const manifest = JSON.parse(/id="leve">(.+?)<\/script>/.exec(home)?.[1] ?? '');
  assert.equal(manifest.site.languages, ['pt', 'en', 'es', 'pt-PT', 'ar']);
  const texts = (code: string, area: string) =>
    JSON.parse(built.read(`l/${code}.${manifest.texts[code]}/${area}.json`));
  assert.is(texts('es', 'common').title_login, 'Entrar ahora');
  assert.is(texts('es', 'common').title_home, 'Leve');
  assert.is(texts('pt-PT', 'common').title_login, 'Entrar', 'a kind of Portuguese leans on Portuguese first');
  assert.is(texts('ar', 'home').hot, 'ساخن');
  assert.equal(manifest.rtl.codes, ['ar']);
  const critical = /<style data-rtl="\/(a\/rtl\/critical-\w+\.css)">/.exec(home)?.[1] ?? '';
  assert.ok(built.files.includes(critical), 'the mirrored critical style is a file');
  for (const sheet of Object.values<string>(manifest.rtl.css)) assert.ok(built.files.includes(sheet.slice(1)), sheet);
});

/** Dictionaries in a folder of their own, read as the build reads them. */
async function textsOf(name: string, files: Readonly<Record<string, string>>) {
  const root = resolve('dist/test/locales', name);
  rmSync(root, { recursive: true, force: true });
  cpSync('test/build/fixtures/app/locales', join(root, 'locales'), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'locales', file)), { recursive: true });
    writeFileSync(join(root, 'locales', file), text);
  }
  return writeTexts(readOptions(['build'], root));
}

test('a language that lacks a plural form of its own, or has one too many, is told by name', async () => {
  const home = `{ "hot": "Hot", ${FORMS} }`;
  const languages = await textsOf('plurals', {
    'en/home.json': home,
    'pt/home.json': home,
    'ru/home.json': `{ ${FORMS} , "hot_zero": "0" }`,
    'es/home.json': `{ ${FORMS} }`,
    'ar/home.json': '{ "hot": "ساخن" }',
  });
  const told = ['few', 'many', 'zero'].map(
    (form) => `locales/ru: home/hot_${form} does not go with the plural forms of the language`,
  );
  assert.equal(parityFaults(languages).sort(), told);
  assert.is(languages.get('ar')?.areas.get('home')?.hot_one, '{{count}} hot', 'whole texts are lent with their forms');
});

test('a folder that is no language of the product is refused by name', async () => {
  const thrown = await textsOf('strange', { 'tlh/common.json': '{}' }).catch((error: unknown) => String(error));
  assert.match(String(thrown), 'locales/tlh: locales/languages.json lists no language tlh');
});

test('pseudo-languages are long and mirrored, and leave the places of values alone', () => {
  const [[, long], [, mirrored]] = pseudoAreas(new Map([['common', { a: 'Deposit {{amount}} now', b: 'OK' }]]));
  const wide = long.get('common')?.a ?? '';
  assert.match(wide, '{{amount}}');
  assert.ok(wide.length >= 1.4 * 'Deposit {{amount}} now'.length, wide);
  assert.is(long.get('common')?.b, '[ÖÖĶ]');
  assert.match(mirrored.get('common')?.a ?? '', /\u202EDeposit\u202C\u200F \{\{amount\}\} /);
});

const mirrored: readonly (readonly [string, string])[] = [
  ['margin:0 4px 0 8px', 'margin:0 8px 0 4px'],
  ['margin-left:1px', 'margin-right:1px'],
  ['border-top-left-radius:4px', 'border-top-right-radius:4px'],
  ['border-radius:1px 2px 3px', 'border-radius:2px 1px 2px 3px'],
  ['left:50%', 'right:50%'],
  ['text-align:left', 'text-align:right'],
  ['transform:translateX(-50%)', 'transform:translateX(50%)'],
  ['transform:translate(0,4px) rotate(45deg)', 'transform:translate(0,4px) rotate(-45deg)'],
  ['transform-origin:0 50%', 'transform-origin:100% 50%'],
  ['background:linear-gradient(90deg,red,blue)', 'background:linear-gradient(270deg,red,blue)'],
  ['box-shadow:4px 0 8px red', 'box-shadow:-4px 0 8px red'],
  ['padding:1px 2px', 'padding:1px 2px'],
  ['--left:4px', '--left:4px'],
];

test('a style is mirrored, and what has no sides stays', () => {
  for (const [from, to] of mirrored) {
    assert.is(mirrorStyle(`.a{${from}}`), `.a{${to}}`);
  }
});

test.run();
