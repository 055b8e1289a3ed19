import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DEFAULT_SITE } from '../../src/build/steps/site.ts';
import { brandManifest, type ManifestPlan } from '../../src/build/steps/web-manifest.ts';
import { dictionaries } from '../app/i18n/dictionaries.ts';

interface Icon {
  src: string;
  sizes: string;
  purpose?: string;
}

interface Manifest {
  name: string;
  short_name: string;
  id: string;
  start_url: string;
  scope: string;
  display: string;
  lang: string;
  dir: string;
  theme_color: string;
  icons: Icon[];
  shortcuts: { name: string; url: string; icons: Icon[] }[];
  screenshots?: { src: string; sizes: string; type: string; form_factor: string; label: string }[];
}

const TEXT = readFileSync('static/site.webmanifest', 'utf8');
const PATHS = ['/m/home', '/m/voucherCenter', '/m/slot-games', '/m/activity', '/m/message'];

const TITLES = ['title_home', 'title_deposit', 'title_slots', 'title_activity', 'title_message'];

const plan = (paths = PATHS): ManifestPlan =>
  ({
    pages: paths.map((path) => ({ path, title: TITLES[PATHS.indexOf(path)] })),
    languages: ['pt', 'en'].map((code) => ({ code, hash: '', titles: dictionaries(code).common })),
    rtl: { codes: ['ar'], sheets: {}, parts: '' },
  }) as unknown as ManifestPlan;

const PICTURES = readdirSync('static/screenshots').map((name) => `screenshots/${name}`);

const stamped = (site: Partial<typeof DEFAULT_SITE> = {}, paths?: string[], pictures = PICTURES): Manifest =>
  JSON.parse(brandManifest(TEXT, { ...DEFAULT_SITE, ...site }, plan(paths), pictures)) as Manifest;

test('the manifest has what browsers want for an installation, and every picture is there in its size', () => {
  const { id, start_url, scope, display, icons, shortcuts } = stamped();
  assert.equal([id, start_url, scope, display], ['/m/home', '/m/home', '/', 'standalone']);
  for (const size of ['192x192', '512x512'])
    assert.ok(icons.some(({ sizes, purpose }) => sizes === size && purpose === 'any'));
  assert.ok(icons.some(({ purpose }) => purpose === 'maskable'));
  for (const { src, sizes } of [...icons, ...shortcuts.flatMap((one) => one.icons)]) {
    assert.ok(existsSync(`static${src}`), src);
    if (!src.endsWith('.png')) continue;
    // A PNG says its width and height at bytes 16 and 20.
    const bytes = readFileSync(`static${src}`);
    assert.is(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes, src);
  }
});

test('shortcuts are named by the pages that they lead to, in the language of the brand', () => {
  assert.equal(
    stamped().shortcuts.map(({ name }) => name),
    ['Depositar', 'Slots', 'Promoções', 'Mensagens'],
  );
  const english = stamped({
    defaultLanguage: 'en',
    name: 'Sol',
    shortName: 'Sol',
    tokens: { dark: { ink: '#102030' } },
  });
  assert.equal(
    english.shortcuts.map(({ name }) => name),
    ['Deposit', 'Slots', 'Promotions', 'Messages'],
  );
  assert.equal(
    [english.name, english.short_name, english.lang, english.dir, english.theme_color],
    ['Sol', 'Sol', 'en', 'ltr', '#102030'],
  );
});

test('screenshots are what Chromium asks of its dialog, in the language of the brand, and small', async () => {
  const labels = { pt: ['Início', 'Slots', 'Promoções'], en: ['Home', 'Slots', 'Promotions'] };
  for (const language of ['pt', 'en'] as const) {
    const { screenshots = [] } = stamped({ defaultLanguage: language });
    assert.equal(
      screenshots.map(({ label }) => label),
      labels[language],
    );
    for (const { src, sizes, type, form_factor } of screenshots) {
      assert.match(src, new RegExp(`-${language}\\.webp$`));
      const { width = 0, height = 0, format } = await sharp(`static${src}`).metadata();
      assert.equal([sizes, type, form_factor], [`${width}x${height}`, `image/${format}`, 'narrow']);
      assert.ok(width >= 320 && height <= 3840 && height <= 2.3 * width, src);
    }
  }
  const bytes = PICTURES.map((name) => statSync(`static/${name}`).size);
  assert.ok(bytes.reduce((sum, size) => sum + size) < 150_000, String(bytes));
});

test('a brand shows no pictures but its own', () => {
  assert.is(stamped({ name: 'Sol' }, PATHS, []).screenshots, undefined);
  assert.equal(
    stamped({ name: 'Sol' }, PATHS, ['screenshots/slots-en.webp']).screenshots?.map(({ src }) => src),
    ['/screenshots/slots-en.webp'],
  );
});

test('a language that is read from the right says so, and a page that is not there has no shortcut', () => {
  assert.is(stamped({ defaultLanguage: 'ar' }).dir, 'rtl');
  assert.equal(
    stamped({}, ['/m/home', '/m/activity']).shortcuts.map(({ url }) => url),
    ['/m/activity'],
  );
});

test.run();
