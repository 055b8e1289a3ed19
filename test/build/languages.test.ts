import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { suite, test } from 'uvu';
import * as assert from 'uvu/assert';
import { parityFaults } from '../../src/build/checks/parity.ts';
import { readOptions } from '../../src/build/options.ts';
import { type Dictionary, valuesApart, wellSet } from '../../src/build/steps/lend.ts';
import { mirrorStyle } from '../../src/build/steps/mirror.ts';
import { unpackTexts } from '../../src/build/steps/packed-texts.ts';
import { pseudoAreas } from '../../src/build/steps/pseudo.ts';
import { writeTexts } from '../../src/build/steps/texts.ts';
import { type Dictionaries, dictionaries } from './dictionaries.ts';
import { type Built, buildFixture } from './fixture.ts';
import { runBuild } from './run-build.ts';

const FORMS = { hot_one: '{{count}} hot', hot_other: '{{count}} hot' };

const unfinished = suite<{ built: Built }>('unfinished languages');

unfinished.before(async (context) => {
  context.built = await buildFixture('languages', {
    ...dictionaries('en', {
      common: { title_home: 'Light', title_login: 'Log in', language_own: 'English', only: 'Only' },
      home: { hot: 'Hot', cold: 'Cold', ...FORMS },
    }),
    ...dictionaries('pt', {
      common: { title_home: 'Leve', title_login: 'Entrar', language_own: 'Português', only: 'Só' },
      home: { hot: 'Quentes', cold: 'Frios', hot_one: 'um quente', hot_other: 'quentes' },
    }),
    ...dictionaries('es', { common: { title_login: 'Entrar ahora' } }),
    ...dictionaries('ja', { home: { hot_other: 'ホット{{count}}', hot: 'ホット' } }),
    ...dictionaries('pt-PT', { common: {} }),
    ...dictionaries('ar', { home: { hot: 'ساخن' } }),
  });
  assert.is(context.built.code, 0, context.built.output);
});

interface Manifest {
  readonly version: string;
  readonly css: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly further: string;
}

/** What the file of the further languages adds to it. */
interface Further {
  readonly texts: Readonly<Record<string, string>>;
  readonly rtl?: { readonly codes: readonly string[]; readonly mark: string };
}

const unpacked = (text: string): Dictionary => unpackTexts('', JSON.parse(text));

const furtherOf = (text: string): Further => JSON.parse(/furtherLanguages=(\{.*?\});\(?/.exec(text)?.[1] ?? '');

const manifestOf = (html: string): Manifest => JSON.parse(/id="leve">(.+?)<\/script>/.exec(html)?.[1] ?? '');

unfinished('a dictionary of a few keys makes a language of the site, which leans on others by key', ({ built }) => {
  const home = built.read('m/home.html');
  const manifest = manifestOf(home);
  assert.equal(Object.keys(manifest.texts), ['pt', 'en'], 'the HTML names two');
  const further = furtherOf(built.read(manifest.further.slice(1)));
  assert.equal(Object.keys(further.texts), ['ja', 'es', 'pt-PT', 'ar']);
  const texts = (code: string, area: string) =>
    unpacked(built.read(`l/${code}.${further.texts[code] ?? manifest.texts[code]}/${area}.json`));
  assert.is(texts('es', 'common').title_login, 'Entrar ahora');
  assert.is(texts('es', 'common').title_home, 'Leve', "Leve's own language is Portuguese");
  assert.is(texts('es', 'common').language_own, 'Español');
  assert.is(texts('pt-PT', 'common').title_login, 'Entrar', 'a kind of Portuguese leans on Portuguese first');
  assert.is(texts('ar', 'home').hot, 'ساخن');
  assert.equal(further.rtl?.codes, ['ar']);
  const critical = /<style data-rtl="\/(a\/rtl\/critical-\w+\.css)">/.exec(home)?.[1] ?? '';
  assert.ok(built.files.includes(critical), 'the mirrored critical style is a file');
  for (const sheet of Object.values(manifest.css)) {
    const mirrored = sheet.replace('/a/', 'a/rtl/').replace('.css', `${further.rtl?.mark}.css`);
    assert.ok(built.files.includes(mirrored), mirrored);
  }
});

/** The version of a page, and the hashes of all its languages, those that the HTML leaves out included. */
function hashesIn(html: string, read: (file: string) => string) {
  const { version, texts, further } = manifestOf(html);
  return { version, hashes: { ...texts, ...(further && furtherOf(read(further.slice(1))).texts) } };
}

/** Stamps a brand of these languages, whose own is the first, and reads what it shows. */
async function branded({ root }: Built, languages: readonly string[]) {
  const folder = join(root, 'brands', languages.join('-'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'brand.json'), JSON.stringify({ name: 'Sol', merchantCode: 'sol', languages }));
  const words = ['site', join(folder, 'brand.json'), '--out', folder, '--root', root];
  const { code, output } = await runBuild(words);
  assert.is(code, 0, output);
  const html = readFileSync(join(folder, 'public', 'm', 'login.html'), 'utf8');
  const read = (file: string): Buffer => readFileSync(join(folder, 'public', file));
  const { version, hashes } = hashesIn(html, (file) => read(file).toString());
  const addressOf = (one: string, area: string): string => `l/${one}.${hashes[one]}/${area}.json`;
  const texts = (one: string, area: string) => unpacked(read(addressOf(one, area)).toString());
  return { html, version, hashes, addressOf, read, texts };
}

unfinished("a brand's own language lends before English, and English before Portuguese", async ({ built }) => {
  const { html, version, hashes, addressOf, read, texts } = await branded(built, ['es', 'ar', 'pt-PT', 'pt', 'en']);
  const arabic = texts('ar', 'common');
  assert.is(arabic.title_login, '\u2068Entrar ahora\u2069', 'Spanish, as the brand is, and kept together');
  assert.is(arabic.only, '\u2068Only\u2069', 'what Spanish lacks is English');
  assert.is(arabic.language_own, 'العربية');
  assert.is(texts('ar', 'home').hot, 'ساخن', 'own texts stay');
  assert.is(texts('es', 'common').only, 'Only', "the brand's own language leans on English, then Portuguese");
  assert.is(texts('pt-PT', 'common').only, 'Só', 'the language that it is a kind of comes first');
  assert.match(html, '<title>Entrar ahora · Sol</title>');
  assert.equal(unpacked(brotliDecompressSync(read(`${addressOf('ar', 'common')}.br`)).toString()), arabic);
  const before = hashesIn(built.read('m/login.html'), built.read);
  for (const code of ['pt', 'en', 'pt-PT']) assert.is(hashes[code], before.hashes[code], `${code} stays`);
  assert.is.not(hashes.ar, before.hashes.ar);
  assert.is.not(version, before.version, 'tabs of before learn that something is new');
});

unfinished('what one language lends has all its plural forms, and no other ones', async ({ built }) => {
  const { texts } = await branded(built, ['ja', 'es']);
  const { hot, cold, hot_one, hot_other } = texts('es', 'home');
  assert.equal([hot, hot_one, hot_other, cold], ['ホット', undefined, 'ホット{{count}}', 'Cold']);
});

unfinished('a brand of the language that the build has baked in brings no text of its own', async ({ built }) => {
  const { version, hashes } = await branded(built, ['pt', 'es']);
  const before = hashesIn(built.read('m/login.html'), built.read);
  assert.is(hashes.es, before.hashes.es);
  assert.is(version, before.version);
});

unfinished.run();

/** Dictionaries in a folder of their own, read as the build reads them. */
async function textsOf(name: string, languages: Readonly<Record<string, Dictionaries>>) {
  const root = resolve('dist/test/locales', name);
  rmSync(root, { recursive: true, force: true });
  cpSync('test/build/fixtures/app/locales', join(root, 'locales'), { recursive: true });
  for (const [code, areas] of Object.entries(languages)) {
    for (const [file, text] of Object.entries(dictionaries(code, areas))) writeFileSync(join(root, file), text);
  }
  return writeTexts(readOptions(['build'], root));
}

test('a key of another language that English lacks is told by name; the build says how much is lent', async () => {
  const built = await buildFixture('unknown-key', dictionaries('es', { home: { hott: 'Caliente' } }));
  assert.is(built.code, 1);
  assert.match(built.output, 'locales/es: home/hott is a key that English lacks');
  assert.match(built.output, /locales\/es: other languages lend \d+ of \d+ texts/);
});

test('a language that lacks a plural form of its own, or has one too many, is told by name', async () => {
  const home = { hot: 'Hot', ...FORMS };
  const languages = await textsOf('plurals', {
    en: { home },
    pt: { home },
    ru: { home: { ...FORMS, hot_zero: '0' } },
    es: { home: FORMS },
    ar: { home: { hot: 'ساخن' } },
  });
  const told = ['few', 'many', 'zero'].map(
    (form) => `locales/ru: home/hot_${form} does not go with the plural forms of the language`,
  );
  assert.equal(parityFaults(languages).sort(), told);
  assert.is(
    languages.get('ar')?.areas.get('home')?.hot_one,
    '\u2068\u2068{{count}}\u2069 hot\u2069',
    'whole texts are lent with their forms',
  );
});

test('a value stands apart in a text that is read from the right, with its sign', () => {
  assert.equal(
    valuesApart({ call: 'اتصل بـ {{phone}}', points: '+{{count}} نقطة', rate: 'حتى {{rate}}%', none: 'لا' }),
    {
      call: 'اتصل بـ \u2068{{phone}}\u2069',
      points: '\u2068+{{count}}\u2069 نقطة',
      rate: 'حتى \u2068{{rate}}%\u2069',
      none: 'لا',
    },
  );
});

test('a Burmese consonant with its sign stays with its word, and so does the A before it', () => {
  const text = 'အကောင့်';
  assert.equal(wellSet('my', { text }), { text: 'အ\u2060ကော\u2060င့်' });
  assert.equal(wellSet('my', { text: 'ဘောနပ်စ်' }), { text: 'ဘော\u2060န\u2060ပ်\u2060စ်' });
  assert.equal(wellSet('th', { text }), { text });
});

test('a file that is no language of the product is refused by name', async () => {
  const thrown = await textsOf('strange', { tlh: { common: {} } }).catch((error: unknown) => String(error));
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
