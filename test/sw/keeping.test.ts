import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser, type Site, startWorker, type Worker, type World } from './worker-world.ts';

/** Hashed files of a version: the shell, a page, a text, the table that every page names. */
interface Version {
  readonly shell: readonly string[];
  readonly login: readonly string[];
  readonly pages: Site;
  readonly files: Site;
}

/** A version by its letter: every file has another name in it. */
function versionOf(letter: string): Version {
  const hash = (name: string): string => `/a/${name}-AAAA${letter}.js`;
  const [entry, table, home, login, text] = [
    hash('entry'),
    `/a/parts-AAAAAAA${letter}.json`,
    hash('Home'),
    hash('Login'),
    `/l/pt.AAAAAAA${letter}/login.json`,
  ];
  const html = (script: string): string =>
    `<script id="leve">{"version":"AAAAAAA${letter}","parts":"${table}"}</script><script src="${entry}"></script><link href="${script}">`;
  return {
    shell: [entry, home, table],
    login: [entry, login, text],
    pages: new Map([
      ['/m/home', html(home)],
      ['/m/login', html(login)],
    ]),
    files: new Map([entry, home, table, login, text].map((address) => [address, `${address}, ${'whole '.repeat(20)}`])),
  };
}

const [A, B, C] = [versionOf('A'), versionOf('B'), versionOf('C')] as const;

const versionNamed = (letter: string): string => `AAAAAAA${letter}`;

/** The site has this version, and of others the hashed files alone. */
function deploy(site: Site, version: Version): void {
  for (const [path, text] of [...version.pages, ...version.files]) site.set(path, text);
}

/** HTML that is kept of a page. */
const keptPage = async ({ stores }: World, path: string): Promise<string> =>
  (await stores.get('leve-pages')?.get(path)?.clone().text()) ?? '';

/** A page of a version was opened, and tells what it has used. */
async function visit(worker: Worker, path: string, files: readonly string[], letter: string): Promise<void> {
  await worker.ask(path, { mode: 'navigate' });
  for (const file of files) await worker.ask(file);
  await worker.tell({ used: { page: path, files, version: versionNamed(letter) } });
}

/** A worker of a version that has installed itself and taken over. */
async function takeOver(world: World, shell: readonly string[]): Promise<Worker> {
  const worker = await startWorker(world, shell);
  await worker.install();
  await worker.activate();
  return worker;
}

test('where the browser can keep and read nothing, everything comes from the line', async () => {
  const world = openBrowser(
    new Map([
      ['/logo.svg', 'logo'],
      ['/img/game/1', 'picture'],
    ]),
  );
  deploy(world.site, A);
  const worker = await takeOver(world, [...A.shell, '/logo.svg']);
  world.trouble.stores = true;
  assert.match(await worker.ask('/m/home', { mode: 'navigate' }), 'entry-AAAAA');
  assert.match(await worker.ask('/a/Home-AAAAA.js'), 'whole');
  assert.match(await worker.ask('/a/Login-AAAAA.js'), 'whole');
  assert.is(await worker.ask('/logo.svg', { destination: 'image' }), 'logo');
  assert.is(await worker.ask('/img/game/1', { destination: 'image' }), 'picture');
});

test('a page that is kept opens where the line is silent for three seconds; others wait for it', async () => {
  const world = openBrowser(new Map());
  deploy(world.site, A);
  const worker = await takeOver(world, A.shell);
  worker.pass();
  world.trouble.silent = true;
  const page = worker.ask('/m/home', { mode: 'navigate' });
  const file = worker.ask('/a/Login-AAAAA.js');
  const ended = (work: Promise<string>) =>
    Promise.race([work.then(() => true), new Promise((done) => setTimeout(done, 50, false))]);
  assert.not.ok(await ended(page));
  assert.ok(worker.pass().includes(3000));
  assert.match(await page, 'Home-AAAAA');
  assert.not.ok(await ended(file));
});

test('a page is not kept as a version whose files are not here', async () => {
  const world = openBrowser(new Map());
  deploy(world.site, A);
  const worker = await takeOver(world, A.shell);
  await visit(worker, '/m/login', A.login, 'A');
  const before = await keptPage(world, '/m/login');
  assert.match(before, 'Login-AAAAA');
  // The line was silent for a while, so that the kept page was shown; its fresh HTML came into the browser's own cache afterwards.
  world.browser.set('/m/login', B.pages.get('/m/login') ?? '');
  await worker.tell({ used: { page: '/m/login', files: A.login, version: versionNamed('A') } });
  assert.is(await keptPage(world, '/m/login'), before);
});

test('after a deploy that was rolled back a page that is kept has its files', async () => {
  const world = openBrowser(new Map());
  deploy(world.site, A);
  const first = await takeOver(world, A.shell);
  await visit(first, '/m/login', A.login, 'A');
  deploy(world.site, B);
  await visit(first, '/m/login', B.login, 'B');
  const waiting = await startWorker(world, B.shell);
  await waiting.install();
  deploy(world.site, A);
  await visit(first, '/m/login', A.login, 'A');
  await takeOver(world, A.shell);
  assert.match(await keptPage(world, '/m/login'), 'Login-AAAAA');
  const kept = [...(world.stores.get('leve-code')?.keys() ?? [])];
  assert.equal(
    [...A.shell, ...A.login].filter((file) => !kept.includes(file)),
    [],
  );
});

test('a version that takes over keeps no page of another, and of a page’s files those that the new ones are made of', async () => {
  const world = openBrowser(new Map());
  deploy(world.site, A);
  const first = await takeOver(world, A.shell);
  await visit(first, '/m/login', A.login, 'A');
  deploy(world.site, B);
  await takeOver(world, B.shell);
  assert.match(await keptPage(world, '/m/home'), 'Home-AAAAB');
  assert.is(await keptPage(world, '/m/login'), '');
  const kept = [...(world.stores.get('leve-code')?.keys() ?? [])];
  const others = A.login.filter((file) => !A.shell.includes(file));
  assert.equal(kept.sort(), [...others, ...B.shell].sort());
});

test('a version that comes while the one before takes over keeps what it has brought', async () => {
  const world = openBrowser(new Map());
  deploy(world.site, A);
  await takeOver(world, A.shell);
  deploy(world.site, B);
  const second = await startWorker(world, B.shell);
  await second.install();
  // The third has brought its shell, and not yet ended, when the last tab of the first is closed.
  deploy(world.site, C);
  const third = await startWorker(world, C.shell);
  await third.install();
  await second.activate();
  const kept = [...(world.stores.get('leve-code')?.keys() ?? [])];
  assert.equal(
    [...B.shell, ...C.shell].filter((file) => !kept.includes(file)),
    [],
  );
  assert.equal(
    A.shell.filter((file) => kept.includes(file)),
    [],
  );
  await third.activate();
  const now = [...(world.stores.get('leve-code')?.keys() ?? [])];
  assert.equal([...new Set(now)].sort(), [...C.shell].sort());
});

test('a new version brings nothing while a page is open where money moves, and the first one installs itself anywhere', async () => {
  const world = openBrowser(new Map());
  world.open.add('/m/voucherCenter?outcome=1');
  deploy(world.site, A);
  await takeOver(world, A.shell);
  deploy(world.site, B);
  const second = await startWorker(world, B.shell);
  const installed = second.install();
  // All that it would ask for is asked for in far less.
  for (const path of ['/m/withdraw', '/m/transfer/']) {
    await new Promise((done) => setTimeout(done, 50));
    assert.equal(second.asked, []);
    world.open.clear();
    world.open.add(path);
    assert.ok(second.pass().length > 0);
  }
  world.open.clear();
  world.open.add('/m/transferRecords');
  await new Promise((done) => setTimeout(done, 50));
  second.pass();
  await installed;
  assert.match(await keptPage(world, '/m/home'), 'Home-AAAAB');
});

test.run();
