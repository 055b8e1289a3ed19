import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readBrand } from '../../src/build/site/brand.ts';
import { brandStyle } from '../../src/build/site/tokens.ts';
import { type Built, copyOfFixture } from './fixture.ts';
import { type Ran, runBuild } from './run-build.ts';

const brand = suite<{ built: Built }>('brand');

const STYLE =
  ':root{--ink: #000;--text: #fff;--action: #0f0;--action-top: #0f0;--action-foot: #0f0;--on-action: #000}[data-theme=light]{--ink: #fff;--text: #000}';
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
  assert.match(html, ':root:root{--ink:#102030}</style>');
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
  assert.not.match(text(built.root, 'sol', 'cdn/nginx.conf'), 'proxy_pass');
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
  ['the brand: Unrecognized key: "colour"', { colour: 'red' }],
  ['help.links.0.url: is no https address', { help: { links: [{ name: 'Help', url: 'http://help.example/' }] } }],
  ['help.links.0.url: is no https address', { help: { links: [{ name: 'Help', url: 'javascript:alert(1)' }] } }],
];

brand('what is wrong with a brand is told by field', async ({ built }) => {
  const choices = { languages: ['pt', 'en'], style: STYLE, statics: ['logo.svg'] };
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
