import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { openFacebook } from '../../../../src/app/device/sign-in/facebook.ts';
import { openGoogle } from '../../../../src/app/device/sign-in/google.ts';
import { SignInError } from '../../../../src/app/device/sign-in/service.ts';

let scripts: string[] = [];
/** What happens to a script that is asked for. */
let serve: (script: HTMLScriptElement) => void = () => undefined;

document.head.append = (...nodes: (Node | string)[]) => {
  const script = nodes[0] as HTMLScriptElement;
  scripts.push(script.src);
  setTimeout(() => serve(script), 0);
};

const fire = (event: 'onload' | 'onerror') => (script: HTMLScriptElement) =>
  (script[event] as unknown as () => void)?.();

test.before.each(() => {
  scripts = [];
  serve = fire('onload');
});

const troubleOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof SignInError ? error.trouble : error),
  );

interface GoogleConfig {
  client_id: string;
  callback: (answer: object) => void;
  error_callback: (problem: object) => void;
}

/** A Google that ends each sign-in in the same way. */
function playGoogle(end: (config: GoogleConfig) => void): void {
  const initCodeClient = (config: GoogleConfig) => ({ requestCode: () => end(config) });
  Object.assign(window, { google: { accounts: { oauth2: { initCodeClient } } } });
}

test('Google gives an authorization code, and its script comes once', async () => {
  playGoogle((config) => config.callback({ code: `code of ${config.client_id}` }));
  const ask = await openGoogle({ key: 'leve', script: '/g.js' });
  assert.is(await ask(), 'code of leve');
  await openGoogle({ key: 'leve', script: '/g.js' });
  assert.is(scripts.length, 1);
});

test('at Google a person who turns back, and a window that was not let open, are told apart', async () => {
  const ends: [string, (config: GoogleConfig) => void][] = [
    ['cancelled', (config) => config.callback({ error: 'access_denied' })],
    ['cancelled', (config) => config.error_callback({ type: 'popup_closed' })],
    ['blocked', (config) => config.error_callback({ type: 'popup_failed_to_open' })],
  ];
  for (const [trouble, end] of ends) {
    playGoogle(end);
    assert.is(await troubleOf((await openGoogle({ key: 'leve', script: '/g.js' }))()), trouble);
  }
});

test('a script that cannot be had is down, and is asked for again at the next tap', async () => {
  serve = fire('onerror');
  assert.is(await troubleOf(openGoogle({ key: 'leve', script: '/gone.js' })), 'down');
  serve = fire('onload');
  playGoogle((config) => config.callback({ code: 'code' }));
  assert.is(await (await openGoogle({ key: 'leve', script: '/gone.js' }))(), 'code');
});

type FacebookEnd = (callback: (answer: object) => void) => void;

function playFacebook(end: FacebookEnd): void {
  Object.assign(window, { FB: { init: () => undefined, login: end } });
}

test('Facebook gives an access token', async () => {
  playFacebook((callback) => callback({ authResponse: { accessToken: 'token' } }));
  const ask = await openFacebook({ key: 'leve', script: '/f.js' });
  assert.is(await ask(), 'token');
});

test('Facebook says nothing of a window that was not let open: it answers sooner than a person could', async () => {
  playFacebook((callback) => callback({ authResponse: null }));
  const ask = await openFacebook({ key: 'leve', script: '/f.js' });
  assert.is(await troubleOf(ask()), 'blocked');
  playFacebook((callback) => setTimeout(() => callback({ authResponse: null }), 350));
  const patient = await openFacebook({ key: 'leve', script: '/f.js' });
  assert.is(await troubleOf(patient()), 'cancelled');
});

test.run();
