import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readBrand } from '../../src/build/site/brand.ts';
import { featureNames } from '../../src/build/site/features.ts';
import { brandStyle } from '../../src/build/site/tokens.ts';
import { type Built, copyOfFixture } from './fixture.ts';
import { type Ran, runBuild } from './run-build.ts';

const brand = suite<{ built: Built }>('brand');

const STYLE =
  ':root{--card: linear-gradient(red, blue);--space-1: 4px;--ink: #000;--text: #fff;--action: #0f0;--action-top: #0f0;--action-foot: #0f0;--on-action: #000}[data-theme=light]{--ink: #fff;--text: #000}';
const CHOICES = { languages: ['pt', 'en'], style: STYLE, statics: ['logo.svg'], features: ['trialPlay', 'redRain'] };
const GOOD = { name: 'Sol', merchantCode: 'sol' };

brand.before(async (context) => {
  context.built = await copyOfFixture('brand');
  assert.is(context.built.code, 0, context.built.output);
});

/** Stamps a brand into the fixture's build; its folder is `brands/<name>`. */
async function stamp(root: string, name: string, content: object, assets: Record<string, string> = {}): Promise<Ran> {
  const folder = join(root, 'brands', name);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const file = join(folder, 'brand.json');
  writeFileSync(file, JSON.stringify(content));
  for (const [asset, text] of Object.entries(assets)) writeFileSync(join(folder, 'assets', asset), text);
  return runBuild(['site', file, '--out', folder, '--root', root]);
}

const text = (root: string, name: string, file: string): string =>
  readFileSync(join(root, 'brands', name, file), 'utf8');

brand('a brand is in the HTML, its manifest and its headers, and no script or sheet is touched', async ({ built }) => {
  const content = {
    name: 'Sol & "Mar"',
    shortName: 'Sol',
    merchantCode: 'sol',
    apiOrigin: 'https://api.sol.example',
    imageHosts: ['https://img.sol.example'],
    languages: ['en'],
    tokens: { dark: { ink: '#102030' } },
    vitals: { url: 'https://count.sol.example/v', sample: 0.5 },
    help: {
      risk: { en: 'Stop while it is fun.' },
      links: [{ name: 'Help', url: 'https://help.example/', phone: '+44 20 1' }],
    },
    logo: '/logo.svg',
    assets: 'assets',
  };
  const { code, output } = await stamp(built.root, 'sol', content, { 'logo.svg': '<svg id="sol"/>' });
  assert.is(code, 0, output);
  const html = text(built.root, 'sol', 'public/m/login.html');
  assert.match(html, '<html lang="en"');
  assert.match(html, '<title>Log in · Sol &amp; &quot;Mar&quot;</title>');
  assert.match(html, '<meta name="theme-color" content="#102030">');
  assert.match(html, ':root:root{--i:#102030}</style>');
  assert.match(html, '<link rel="preconnect" href="https://api.sol.example" crossorigin>');
  const { site, texts } = JSON.parse(html.match(/id="leve">([^<]+)</)?.[1] ?? '');
  assert.equal([site.name, site.merchantCode, site.language], ['Sol & "Mar"', 'sol', 'en']);
  assert.equal(Object.keys(texts), ['en']);
  assert.equal([site.help.risk.en, site.help.links[0].url], ['Stop while it is fun.', 'https://help.example/']);
  assert.is(JSON.parse(text(built.root, 'sol', 'public/site.webmanifest')).short_name, 'Sol');
  assert.match(text(built.root, 'sol', 'public/logo.svg'), 'id="sol"');
  const headers = text(built.root, 'sol', 'public/_headers');
  assert.match(
    headers,
    "connect-src 'self' https://api.sol.example https://img.sol.example https://count.sol.example;",
  );
  assert.match(headers, "img-src 'self' data: blob: https://api.sol.example https://img.sol.example;");
  const nginx = text(built.root, 'sol', 'cdn/nginx.conf');
  assert.not.match(nginx, 'proxy_pass');
  assert.match(nginx, 'location ^~ /img/ {\n    return 307 https://api.sol.example$request_uri;');
  const redirects = text(built.root, 'sol', 'public/_redirects');
  assert.match(redirects, '/img/* https://api.sol.example/img/:splat 302\n/m/* /m/home 200\n');
  const packed = readFileSync(join(built.root, 'brands', 'sol', 'public', 'm', 'login.html.br'));
  assert.is(brotliDecompressSync(packed).toString(), html);
  for (const folder of ['a', 'l']) {
    const own = join(built.root, 'brands', 'sol', 'public', folder);
    const shared = join(built.root, 'dist', 'public', folder);
    const list = (path: string) => readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
    assert.equal(list(own), list(shared));
    for (const file of list(shared).filter((name) => /\.(?:js|css|json)$/.test(name))) {
      assert.ok(readFileSync(join(own, file)).equals(readFileSync(join(shared, file))), file);
    }
  }
});

brand('a brand that follows the browser asks it in the head; one that offers nothing says so', async ({ built }) => {
  const pageOf = async (languageOffer: string): Promise<string> => {
    const { code, output } = await stamp(built.root, languageOffer, { ...GOOD, languageOffer });
    assert.is(code, 0, output);
    return text(built.root, languageOffer, 'public/m/home.html');
  };
  const follows = await pageOf('follow');
  assert.match(follows, /<script>\{const followLanguages=\["[^{]+\];/);
  const [, script = ''] = /<script>(\{const followLanguages=[\s\S]*?)<\/script>/.exec(follows) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  assert.ok(text(built.root, 'follow', 'public/_headers').includes(hash), 'the policy lets it in');
  assert.match(await pageOf('off'), '"languageOffer":"off"');
  const offers = await pageOf('offer');
  assert.not.match(offers, 'languageOffer');
  assert.not.match(offers, 'followLanguages');
});

const WRONG: readonly (readonly [field: string, wrong: object])[] = [
  ['name: may not hold < >', { name: '</title><script>alert(1)</script>' }],
  ['name: may not hold < >', { name: 'Sol‮' }],
  ['name: may not be empty', { name: ' ' }],
  ['merchantCode: is no merchant code', { merchantCode: 'a"b' }],
  ['apiOrigin: is no https origin', { apiOrigin: 'javascript:alert(1)' }],
  ['apiOrigin: is no https origin', { apiOrigin: 'https://api.example/path' }],
  ['apiOrigin: is no https origin', { apiOrigin: "https://api.example; script-src 'unsafe-inline'" }],
  ['apiOrigin: is no https origin', { apiOrigin: 'http://api.example' }],
  ['languages.0: is none of', { languages: ['xx'] }],
  ['defaultLanguage: is not among the languages', { languages: ['en'], defaultLanguage: 'pt' }],
  ['languageOffer: is none of offer, follow, off', { languageOffer: 'ask' }],
  ['tokens.dark.colour: is no token', { tokens: { dark: { colour: '#fff' } } }],
  ['tokens.dark.ink: may hold colours', { tokens: { dark: { ink: '#fff}body{display:none' } } }],
  ['tokens.dark: text on ink has a contrast of 1.0', { tokens: { dark: { ink: '#fff' } } }],
  ['tokens.light: text on ink has a contrast of 3.9', { tokens: { light: { text: '#808080' } } }],
  [
    'tokens.dark: on-action on action has',
    { tokens: { dark: { action: '#010', 'action-top': '#fff', 'action-foot': '#fff' } } },
  ],
  ['tokens.light: sets only a part of', { tokens: { light: { action: '#0f0' } } }],
  ['tokens.light.ink: may call', { tokens: { light: { ink: 'url(//evil.example)' } } }],
  ['imageHosts.0: is no https origin', { imageHosts: ['*'] }],
  ['pictures: is no pattern', { pictures: '//evil.example{path}' }],
  ['logo: is no file of static', { logo: '/gone.svg' }],
  ['vitals.url: is no https address', { vitals: { url: 'https://a.example/?token=1', sample: 1 } }],
  ['vitals.sample', { vitals: { url: '/v', sample: 2 } }],
  ['flags.trialPlay', { flags: { trialPlay: 'yes' } }],
  ['services.0', { services: ['https://evil.example'] }],
  ['assets: is no folder', { assets: '/etc' }],
  ['colour: is no field of a brand; there is name,', { colour: 'red' }],
  ['languagez: is no field of a brand: did you mean languages?', { languagez: ['en'] }],
  ['tokens.night: is no field of a brand', { tokens: { night: {} } }],
  ['merchantCode: is missing', { merchantCode: undefined }],
  ['flags.trialPlai: is no feature: did you mean trialPlay?', { flags: { trialPlai: true } }],
  ['flags.vips: is no feature; there is trialPlay, redRain', { flags: { vips: true } }],
  ['apiOrigin: is no https origin', { apiOrigin: 'https://*.example' }],
  ['imageHosts.0: is no https origin', { imageHosts: ['https://*.example'] }],
  ['tokens.dark.inc: is no token of src/app/boot/tokens.css: did you mean ink?', { tokens: { dark: { inc: '#000' } } }],
  ['tokens.dark.ink: is no colour: midnite', { tokens: { dark: { ink: 'midnite' } } }],
  ['tokens.dark.ink: is no colour: currentcolor', { tokens: { dark: { ink: 'currentcolor' } } }],
  ['tokens.dark.ink: is no colour: #12345', { tokens: { dark: { ink: '#12345' } } }],
  ['tokens.dark.ink: is no colour: rgb(1, 2)', { tokens: { dark: { ink: 'rgb(1, 2)' } } }],
  ['tokens.dark.card: is no colour: golden', { tokens: { dark: { card: 'linear-gradient(to top, golden, red)' } } }],
  ['tokens.dark.space-1: is no size: red', { tokens: { dark: { 'space-1': 'red' } } }],
  ['tokens.dark: text on ink has a contrast of 1.0', { tokens: { dark: { ink: 'white' } } }],
  ['tokens.dark: text on ink has a contrast of 1.0', { tokens: { dark: { ink: 'hsl(0, 0%, 100%)' } } }],
  ['tokens.dark: text on ink has a contrast of 1.7', { tokens: { dark: { text: 'rgba(255, 255, 255, 0.2)' } } }],
  ['tokens.dark: text on ink has a contrast of 1.7', { tokens: { dark: { text: 'rgb(255 255 255 / 20%)' } } }],
  ['tokens.dark.ink: may hold colours', { tokens: { dark: { ink: 'black//' } } }],
  ['tokens.light: text on ink has a contrast of 3.9', { tokens: { light: { text: 'rgb(128 128 128)' } } }],
  ['tokens.dark.ink: is the page', { tokens: { dark: { ink: 'rgba(0, 0, 0, 0.5)' } } }],
  ['shortName: may have 12 characters at most', { shortName: '🇧🇷'.repeat(13) }],
  ['help.links.0.url: is no https address', { help: { links: [{ name: 'Help', url: 'http://help.example/' }] } }],
  ['help.links.0.url: is no https address', { help: { links: [{ name: 'Help', url: 'javascript:alert(1)' }] } }],
];

brand('what is wrong with a brand is told by field', async ({ built }) => {
  const choices = CHOICES;
  const file = join(built.root, 'wrong.json');
  for (const [fault, wrong] of WRONG) {
    writeFileSync(file, JSON.stringify({ ...GOOD, ...wrong }));
    const told = await readBrand(file, choices).then(
      () => 'nothing',
      (error: Error) => error.message,
    );
    assert.match(told, `wrong.json: ${fault}`);
  }
});

brand('good forms of colours, sizes and names are taken', async ({ built }) => {
  const file = join(built.root, 'good.json');
  const dark = {
    ink: 'black',
    text: 'hsla(0, 0%, 100%, 0.95)',
    card: 'linear-gradient(to top right, navy, rgba(0, 0, 0, 0.4) 20%)',
    'space-1': '0.5em',
  };
  const name = `${'🇧🇷'.repeat(11)}ção`;
  writeFileSync(file, JSON.stringify({ ...GOOD, name, tokens: { dark }, flags: { trialPlay: false } }));
  const { site } = await readBrand(file, CHOICES);
  assert.is(site.shortName, `${'🇧🇷'.repeat(11)}ç`);
  // Persian, Hindi and families of emoji are written with joiners.
  for (const joined of [
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    '\u0915\u094d\u200d\u0937',
    '👨\u200d👩\u200d👧 Sol',
  ]) {
    writeFileSync(file, JSON.stringify({ ...GOOD, name: joined }));
    assert.is((await readBrand(file, CHOICES)).site.shortName, joined);
  }
  writeFileSync(file, JSON.stringify({ ...GOOD, flags: { any: true } }));
  assert.equal((await readBrand(file, { ...CHOICES, features: undefined })).site.flags, { any: true });
});

brand('a build knows the features of its contract', async () => {
  const names = await featureNames({ src: resolve('src') });
  assert.ok(names && names.length > 20, String(names));
  for (const name of ['usernameRegistration', 'trialPlay', 'redRain', 'liveRooms'])
    assert.ok(names.includes(name), name);
  assert.is(await featureNames({ src: resolve('nowhere') }), undefined);
});

brand('a dark value holds in both themes, unless the light theme has its own', () => {
  const tokens = { dark: { ink: '#111', action: '#ff0' }, light: { text: '#222' } };
  const parts = [
    ':root:root{--action:#ff0}',
    ':root[data-theme=dark]{--ink:#111}',
    ':root[data-theme=light]{--text:#222}',
  ];
  assert.is(brandStyle(STYLE, tokens), parts.join(''));
  assert.is(brandStyle(STYLE), '');
});

brand('a wrong brand writes nothing', async ({ built }) => {
  const { code, output } = await stamp(built.root, 'wrong', { ...GOOD, merchantCode: 'a"b' });
  assert.is(code, 1);
  assert.match(output, 'brand.json: merchantCode: is no merchant code');
  assert.equal(readdirSync(join(built.root, 'brands', 'wrong')).sort(), ['assets', 'brand.json']);
});

brand('a drawing that could act, and one that nothing shows, are refused', async ({ built }) => {
  const assets = { 'logo.svg': '<svg onload="alert(1)"/>', 'hero.svg': '<svg/>' };
  const { code, output } = await stamp(built.root, 'acting', { ...GOOD, assets: 'assets' }, assets);
  assert.is(code, 1);
  assert.match(output, 'assets: logo.svg holds more than a drawing');
  assert.match(output, 'assets: nothing shows hero.svg');
});

brand('without a build, and without a brand, the command says what to do', async () => {
  const empty = resolve('dist/test/fixtures/nothing');
  const { output } = await runBuild(['site', 'x.json', '--root', empty]);
  assert.match(output, 'run npm run build first');
  assert.match((await runBuild(['site'])).output, 'usage: node build.mjs site');
});

brand.run();
