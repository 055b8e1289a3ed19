import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/routes.ts';
import '../../support/dom.ts';
import { loseSession } from '../../../src/app/boot/lost-session.ts';
import { attend } from '../../../src/app/boot/stay-in.ts';
import { local, readJson, tab, writeJson } from '../../../src/app/device/storage.ts';
import { configureTexts } from '../../../src/app/i18n/texts.ts';
import { question } from '../../../src/app/stores/screen/dialogs.ts';
import { toast } from '../../../src/app/stores/screen/toasts.ts';
import {
  adoptSession,
  dropSession,
  onSignIn,
  onSignOut,
  session,
  token,
} from '../../../src/app/stores/session/session.ts';
import { refreshStatus } from '../../../src/app/stores/system/system.ts';
import type { SessionInfo } from '../../../src/contract/schemas/session.ts';
import { enter, madeCalls, onPlatform, until } from '../stores/platform.ts';

const KEY = 'MC_SESSION_INFO';
const ASKED = 'GET /wps/agent/contract/requests';

configureTexts(() => Promise.resolve({}));

const marina: SessionInfo = {
  token: 'first',
  userName: 'marina',
  type: 0,
  firstTimeLogin: false,
  merchantCode: 'leve',
  since: 1,
};

/** Another tab has left this in the storage that all share. */
function elsewhere(info: SessionInfo | undefined): void {
  local.set('autoLogin', info ? '1' : '0');
  writeJson(local, KEY, info);
  attend();
}

const at = (path: string): void => history.replaceState(null, '', path);
const asks = (): number => madeCalls().filter((call) => call === ASKED).length;

/** How often what belongs to a member was forgotten, and asked for. */
const turns = { left: 0, entered: 0 };
onSignOut(() => {
  turns.left += 1;
});
onSignIn(() => {
  turns.entered += 1;
});

test.before.each(() => {
  dropSession();
  at('/m/slot-games');
  Object.assign(turns, { left: 0, entered: 0 });
});

test('a sign-out in another tab signs out here, and is told', async () => {
  adoptSession(marina);
  elsewhere(undefined);
  assert.is(session.peek(), undefined);
  assert.is(tab.get(KEY), undefined);
  assert.equal(turns, { left: 1, entered: 1 });
  await until(() => toast.peek()?.text === 'session_ended_elsewhere');
});

test('a sign-in in another tab signs in here, is told, and leaves the login for where it would have led', async () => {
  at('/m/login?next=%2Fm%2Fhelp');
  elsewhere(marina);
  assert.is(token(), 'first');
  assert.equal(turns, { left: 0, entered: 1 });
  assert.is(location.pathname, '/m/help');
  await until(() => toast.peek()?.text === 'session_taken');
});

test('another member in another tab leaves nothing of this one', () => {
  adoptSession(marina);
  elsewhere({ ...marina, token: 'other', userName: 'bruno' });
  assert.is(session.peek()?.userName, 'bruno');
  assert.equal(turns, { left: 1, entered: 2 });
});

test('a token that another tab has renewed is taken over without a word', () => {
  adoptSession(marina);
  const { since } = session.peek() ?? {};
  const before = toast.peek()?.id;
  elsewhere({ ...marina, token: 'second', since: since ?? 0 });
  assert.equal([token(), session.peek()?.since], ['second', since]);
  assert.equal(turns, { left: 0, entered: 1 });
  assert.is(toast.peek()?.id, before);
});

test('a tab that slept through a renewal loses nothing when its old token is refused', () => {
  adoptSession(marina);
  local.set('autoLogin', '1');
  writeJson(local, KEY, { ...marina, token: 'second' });
  loseSession('first');
  assert.is(token(), 'second');
  assert.is(location.pathname, '/m/slot-games');
  loseSession('second');
  assert.is(token(), undefined);
  assert.not(readJson(local, KEY, (value): value is SessionInfo => value !== null));
});

test('home asks once per session whether a contract waits, offers each, and leads to its page', () =>
  onPlatform(async () => {
    await enter('agent3');
    attend();
    assert.is(asks(), 0, 'not elsewhere');
    at('/m/home');
    attend();
    attend();
    await until(() => question.peek()?.text === 'contract_dailySalary');
    question.peek()?.answer(false);
    await until(() => question.peek()?.text === 'contract_dividend');
    question.peek()?.answer(true);
    await until(() => location.pathname === '/m/member/agent/getDevidendContract');
    at('/m/home');
    attend();
    assert.is(asks(), 1);
    dropSession();
    await enter('agent3');
    attend();
    for (const kind of ['dailySalary', 'dividend']) {
      await until(() => question.peek()?.text === `contract_${kind}`);
      question.peek()?.answer(false);
    }
    dropSession();
  }));

test('no dividend is offered to be signed where the site has none', () =>
  onPlatform(async ({ url }) => {
    const features = { dividend: false };
    await fetch(`${url}/sandbox/settings.json`, { method: 'PUT', body: JSON.stringify({ features }) });
    await refreshStatus();
    await enter('agent3');
    at('/m/home');
    attend();
    await until(() => question.peek()?.text === 'contract_dailySalary');
    question.peek()?.answer(false);
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.is(question.peek(), undefined);
    dropSession();
  }));

test('types 4, 40, 41 and 42 are not asked for contracts, and who has none is not disturbed', () =>
  onPlatform(async () => {
    at('/m/home');
    for (const name of ['trial', 'nonagent', 'agent41', 'agent42']) {
      await enter(name);
      attend();
    }
    assert.is(asks(), 0);
    await enter('member');
    attend();
    await until(() => asks() === 1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.is(question.peek(), undefined);
    dropSession();
  }));

test.run();
