import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type LiveApp, watchApp } from '../../src/build/dev/app.ts';
import { remembered } from '../../src/build/dev/remember.ts';
import { inTurns, type Turns } from '../../src/build/dev/turns.ts';
import { readOptions } from '../../src/build/options.ts';

interface Session {
  root: string;
  app: LiveApp;
  turns: Turns;
}

const dev = suite<Session>('dev');

const HOME = 'src/app/pages/home/Home.tsx';
const LOGIN = 'src/app/pages/account/Login.tsx';
const RTL = 'src/app/boot/rtl.css';
const FOLDERS = ['src', 'locales', 'static'];

dev.before(async (context) => {
  context.root = mkdtempSync(join(tmpdir(), 'leve-dev-'));
  cpSync('test/build/fixtures/app', context.root, { recursive: true });
  cpSync(join(context.root, 'locales', 'en.json'), join(context.root, 'locales', 'ar.json'));
  symlinkSync(resolve('node_modules'), join(context.root, 'node_modules'));
  context.app = await watchApp(readOptions(['dev'], context.root), 'hear()');
  context.turns = inTurns(context.app, context.root, FOLDERS);
  await context.turns.change([]);
});

dev.after(async ({ root, app }) => {
  await app.stop();
  rmSync(root, { recursive: true });
});

const html = ({ root }: Session, file: string): string => readFileSync(join(root, 'dist', 'public', file), 'utf8');

/** The script of a page, as its document names it. */
function pageOf(session: Session, page: 'home' | 'login'): string {
  const [, address = ''] = new RegExp(`"(/a/${page}-\\w+\\.js)"`, 'i').exec(html(session, `m/${page}.html`)) ?? [];
  return html(session, address);
}

/** When files of a folder of `public` were written, newest last (ms). */
function newest({ root }: Session, folder: string): number {
  const place = join(root, 'dist', 'public', folder);
  return Math.max(...readdirSync(place).map((file) => statSync(join(place, file)).mtimeMs));
}

/** All style for languages that are read from the right. */
function turned({ root }: Session): string {
  const folder = join(root, 'dist', 'public', 'a', 'rtl');
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

const change = async ({ root, turns }: Session, file: string, text: string): Promise<void> => {
  appendFileSync(join(root, file), text);
  await turns.change([file]);
};

dev('a page is in the bundle once it was opened, and only then', async (session) => {
  assert.match(pageOf(session, 'login'), 'ClosedPage');
  await session.turns.open('/m/login.html');
  assert.not.match(pageOf(session, 'login'), 'ClosedPage');
  assert.match(pageOf(session, 'home'), 'ClosedPage');
  await session.turns.open('/m/nowhere');
  assert.not.match(pageOf(session, 'home'), 'ClosedPage');
});

dev('every document hears of the next build', (session) => {
  assert.match(html(session, 'm/home.html'), 'hear()');
});

dev('a change of a page is built, and what it does not concern stays as it is', async (session) => {
  const texts = (): number =>
    newest(session, join('l', readdirSync(join(session.root, 'dist', 'public', 'l'))[0] ?? ''));
  const before = texts();
  await change(session, HOME, "\nconsole.log('jabuticaba');\n");
  assert.match(pageOf(session, 'home'), 'jabuticaba');
  assert.is(texts(), before);
  await change(session, 'locales/pt.json', ' ');
  assert.ok(texts() > before);
});

dev('what is drawn before any script follows its skeleton, and its style follows its sheet', async (session) => {
  const skeleton = 'src/app/pages/home/Home.skeleton.tsx';
  const before = html(session, 'm/home.html');
  const text = readFileSync(join(session.root, skeleton), 'utf8');
  writeFileSync(join(session.root, skeleton), text.replace('<div ', '<div title="bones" '));
  await session.turns.change([skeleton]);
  await change(session, 'src/app/pages/home/Home.bones.css', '\n.home-bone { color: teal; }\n');
  const after = html(session, 'm/home.html');
  for (const part of ['title="bones"', /\.home-bone\{[^}]*color:teal/]) {
    assert.not.match(before, part);
    assert.match(after, part);
  }
});

dev('the style of languages that are read from the right follows its sheet', async (session) => {
  await change(session, RTL, '.cashew { color: teal; }\n');
  assert.match(turned(session), 'cashew');
  await change(session, RTL, '.acerola { color: teal; }\n');
  assert.match(turned(session), 'acerola');
});

dev('a file that has come is found', async (session) => {
  await change(session, 'src/app/pages/account/words.ts', "export const words = 'graviola';\n");
  await change(session, LOGIN, "\nimport { words } from './words.ts';\nconsole.log(words);\n");
  assert.match(pageOf(session, 'login'), 'graviola');
});

dev('what does not compile is said at each turn until it does, and nothing is forgotten meanwhile', async (session) => {
  const { root, turns } = session;
  const whole = readFileSync(join(root, HOME), 'utf8');
  const said = async (build: Promise<void>): Promise<string> =>
    build.then(
      () => '',
      (error: Error) => error.message,
    );
  writeFileSync(join(root, HOME), `${whole}\nconst = ;`);
  appendFileSync(join(root, RTL), '.mangaba { color: teal; }\n');
  assert.match(await said(turns.change([HOME, RTL])), 'Home.tsx');
  assert.match(await said(turns.open('/m/home')), 'Home.tsx');
  writeFileSync(join(root, HOME), `${whole}\nconsole.log('cupuacu');`);
  assert.is(await said(turns.change([HOME])), '');
  assert.match(pageOf(session, 'home'), 'cupuacu');
  assert.match(turned(session), 'mangaba');
});

dev('a step runs again when what it is given, has read or is concerned by changes', async () => {
  const step = remembered<number>((file) => file.endsWith('.css'));
  let runs = 0;
  const made = (files: readonly string[], given: unknown, any = false): Promise<number> =>
    step({ files: new Set(files), any }, [given], async (read) => {
      read.add('/read.ts');
      runs += 1;
      return runs;
    });
  assert.is(await made([], 'one'), 1);
  assert.is(await made(['/other.ts'], 'one'), 1);
  assert.is(await made(['/read.ts'], 'one'), 2);
  assert.is(await made(['/other.css'], 'one'), 3);
  assert.is(await made([], 'two'), 4);
  assert.is(await made([], 'two', true), 5);
});

dev.run();
