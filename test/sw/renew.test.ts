import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { encode } from '../../src/build/differences/encode.ts';
import { differenceAddress, digestOf, versionOf } from '../../src/sw/difference.ts';
import { namedIn } from '../../src/sw/named.ts';
import { noteRequest, renew } from '../../src/sw/renew.ts';

const ORIGIN = 'https://leve.example';
const pathOf = (asked: string | { url: string }): string =>
  new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).pathname;

/** Cache Storage, as far as the worker uses it. */
class FakeStore {
  readonly texts = new Map<string, string>();
  match = async (asked: string | { url: string }): Promise<Response | undefined> => {
    const text = this.texts.get(pathOf(asked));
    return text === undefined ? undefined : new Response(text);
  };
  keys = async () => [...this.texts.keys()].map((path) => ({ url: ORIGIN + path }));
  put = async (asked: string, answer: Response): Promise<void> => {
    this.texts.set(pathOf(asked), await answer.text());
  };
}

const BIG = 'const line = "long enough"; '.repeat(40);
const OLD: Readonly<Record<string, string>> = {
  '/a/entry-AAAA1.js': `${BIG}import("/a/shared-AAAA1.js")`,
  '/a/shared-AAAA1.js': `${BIG}1`,
  '/a/Home-AAAA1.js': `${BIG}import"/a/shared-AAAA1.js"`,
  '/a/Home-BBBB1.css': `.home{color:red}${BIG}`,
  '/a/parts-AAAAAAA1.json': '" Home BBBB1.AAAA1 Login CCCC1.AAAA1 "',
  '/l/pt.AAAAAAA1/home.json': `{"a":"${BIG.replaceAll('"', '')}"}`,
};
const renewed = (text: string): string => text.replaceAll('AAAA1', 'AAAA2').replaceAll('BBBB1', 'BBBB2');
const NEW: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(OLD).map(([address, text]) => [renewed(address), `${renewed(text)}\n`])),
  '/a/Login-AAAA2.js': 'nobody has used it',
};
const HTML =
  '<script src="/a/entry-AAAA2.js"></script>{"version":"two","parts":"/a/parts-AAAAAAA2.json","texts":{"pt":"AAAAAAA2"}}</html>';

interface Phone {
  readonly code: FakeStore;
  readonly pages: FakeStore;
  readonly asked: string[];
}

/** A phone that keeps the old version and has just shown a page of the new one. */
async function phone(connection: object, without: (path: string) => boolean = () => false): Promise<Phone> {
  const [code, pages] = [new FakeStore(), new FakeStore()];
  for (const [address, text] of Object.entries(OLD)) code.texts.set(address, text);
  pages.texts.set('/m/login', HTML);
  const answers = new Map(Object.entries(NEW));
  for (const [address, text] of Object.entries(OLD)) {
    const to = renewed(address);
    const steps = encode(text, NEW[to] ?? '');
    answers.set(
      differenceAddress(to, versionOf(address)?.mark ?? ''),
      `${await digestOf(to, NEW[to] ?? '')}\n${steps}`,
    );
  }
  const asked: string[] = [];
  const stores: Readonly<Record<string, FakeStore>> = { 'leve-code': code, 'leve-pages': pages };
  Object.assign(globalThis, {
    self: { navigator: { connection } },
    caches: {
      open: async (name: string) => stores[name],
      match: async (path: string) => pages.match(path),
    },
    fetch: async (path: string) => {
      asked.push(path);
      const text = without(path) ? undefined : answers.get(path);
      const answer = new Response(text ?? '', { status: text === undefined ? 404 : 200 });
      return Object.defineProperty(answer, 'type', { value: 'basic' });
    },
  });
  return { code, pages, asked };
}

const keptNow = ({ code }: Phone): string[] => [...code.texts.keys()].filter((path) => path.includes('2'));
const used = Object.keys(NEW)
  .filter((path) => !path.includes('Login'))
  .sort();

test('what a phone has used is made anew by differences alone, what it has not is left', async () => {
  const one = await phone({ type: 'cellular' });
  await renew('/m/login');
  assert.equal(keptNow(one).sort(), used);
  for (const path of used) assert.is(one.code.texts.get(path), NEW[path]);
  assert.ok(one.asked.every((path) => path.startsWith('/d/')));
  const before = one.asked.length;
  await renew('/m/login');
  assert.is(one.asked.length, before, 'once for each version');
});

test('where there is no difference, a metered line fetches nothing whole; an unmetered one does', async () => {
  const noShared = (path: string): boolean => path.startsWith('/d/a/shared');
  const metered = await phone({ type: 'cellular' }, noShared);
  await renew('/m/login');
  assert.not.ok(keptNow(metered).includes('/a/shared-AAAA2.js'));
  assert.ok(metered.asked.every((path) => path.startsWith('/d/')));
  const free = await phone({ type: 'wifi' }, noShared);
  await renew('/m/login');
  assert.equal(keptNow(free).sort(), used);
});

test('a metered line pays for 10 KB at most, a saved one for nothing', async () => {
  const heavy = { ...OLD };
  const one = await phone({});
  for (const address of Object.keys(heavy)) one.code.texts.set(address, `${'x'.repeat(9)}${address}`);
  const fetched = globalThis.fetch;
  globalThis.fetch = (async (path: string) => {
    const answer = await fetched(path);
    answer.headers.set('Content-Length', '6000');
    return answer;
  }) as typeof fetch;
  await renew('/m/login');
  assert.is(one.asked.length, 2);
  const saving = await phone({ type: 'wifi', saveData: true });
  await renew('/m/login');
  assert.equal(saving.asked, []);
});

test('nothing is renewed while money moves or a game is launched; the next page does', async () => {
  const now = Date.now;
  for (const [method, path] of [
    ['POST', '/wps/wallet/withdraw'],
    ['GET', '/wps/game/launchGame?id=7'],
  ] as const) {
    const one = await phone({ type: 'wifi' });
    noteRequest(new Request(ORIGIN + path, { method }));
    await renew('/m/login');
    assert.equal(one.asked, []);
    Date.now = () => now() + 11_000;
    await renew('/m/login');
    Date.now = now;
    assert.equal(keptNow(one).sort(), used);
  }
});

test('names are found whole, by name and hash, in the table, and by language', () => {
  assert.equal(namedIn('import"/a/shared-AAAA1.js";w("SideMenu-AAAA1")', []), [
    '/a/shared-AAAA1.js',
    '/a/SideMenu-AAAA1.js',
  ]);
  assert.equal(namedIn('" BetSheet G2WSE DepositUnderWay DepositState-U5FSB Vip A1234.B1234 "', []), [
    '/a/DepositState-U5FSB.css',
    '/a/BetSheet-G2WSE.css',
    '/a/DepositUnderWay-DepositState-U5FSB.css',
    '/a/Vip-A1234.css',
    '/a/Vip-B1234.js',
  ]);
  assert.equal(namedIn('{"texts":{"pt-PT":"AAAAAAA2"}}', ['/l/pt-PT.AAAAAAA1/home.json', '/l/pt.AAAAAAA1/home.json']), [
    '/l/pt-PT.AAAAAAA2/home.json',
  ]);
});

test.run();
