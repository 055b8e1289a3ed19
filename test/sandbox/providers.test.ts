import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getLinkedAccounts, linkAccount } from '../../src/contract/calls/linked.ts';
import { setPasswordByPhone } from '../../src/contract/calls/password.ts';
import { registerByUsername } from '../../src/contract/calls/registration.ts';
import { login, loginByProvider, trialLogin } from '../../src/contract/calls/session.ts';
import { getSystemStatus } from '../../src/contract/calls/system.ts';
import { sendNoLoginCode, sendRegisterCode } from '../../src/contract/calls/verification.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';

const site = { merchantCode: 'leve' };

const change = ({ url }: TestSandbox, changes: object) =>
  fetch(`${url}/sandbox/settings.json`, { method: 'PUT', body: JSON.stringify(changes) });

/** Picks an account in the service's window, as a person does, and gives the token that the window posts. */
async function pick({ url }: TestSandbox, provider: string, email: string): Promise<string> {
  const body = new URLSearchParams({ name: 'Ana Souza', email });
  const page = await (
    await fetch(`${url}/sandbox/providers/${provider}/sign-in?state=abc`, { method: 'POST', body })
  ).text();
  const answer = JSON.parse(/id="answer">([^<]+)</.exec(page)?.[1] ?? '{}') as { state: string; token: string };
  assert.is(answer.state, 'abc');
  return answer.token;
}

test('services are named in the status only where they are switched on', () =>
  withSandbox(async (sandbox) => {
    assert.is((await sandbox.call(getSystemStatus)).value.info.signIn, undefined);
    await change(sandbox, { features: { googleLogin: true } });
    const { signIn } = (await sandbox.call(getSystemStatus)).value.info;
    assert.equal(Object.keys(signIn ?? {}), ['google']);
    const script = await fetch(`${sandbox.url}${signIn?.google?.script}`);
    assert.match(script.headers.get('Content-Type') ?? '', 'text/javascript');
  }));

test('whom a service vouches for registers once, and is signed in by one tap from then on', () =>
  withSandbox(async (sandbox) => {
    const { call, captcha } = sandbox;
    const token = await pick(sandbox, 'google', 'ana@example.com');
    const off = await call(loginByProvider, { body: { ...site, provider: 'google', providerToken: token } });
    assert.is(off.code, 'permission.denied');
    await change(sandbox, { features: { googleLogin: true } });

    const first = await call(loginByProvider, { body: { ...site, provider: 'google', providerToken: token } });
    const { unlinked } = first.value;
    assert.equal([first.value.session, unlinked?.name, unlinked?.email], [undefined, 'Ana Souza', 'ana@example.com']);
    const twice = await call(loginByProvider, { body: { ...site, provider: 'google', providerToken: token } });
    assert.is(twice.code, 'provider.failed', 'a token is good for once');

    const form = {
      type: 0,
      ...site,
      registerUrl: '127.0.0.1',
      registerMethod: 'H5',
      domain: '127.0.0.1',
      username: 'ana_souza',
      password: 'Segredo12',
      confirmPassword: 'Segredo12',
      birthday: '1995-02-28',
      ...(await captcha()),
    } as const;
    const made = await call(registerByUsername, { body: { ...form, providerTicket: unlinked?.ticket ?? '' } });
    assert.is(made.value.userName, 'ana_souza');

    const again = await pick(sandbox, 'google', 'ana@example.com');
    const next = await call(loginByProvider, { body: { ...site, provider: 'google', providerToken: again } });
    assert.is(next.value.session?.userName, 'ana_souza');
    const foreign = await pick(sandbox, 'facebook', 'ana@example.com');
    const mixed = await call(loginByProvider, { body: { ...site, provider: 'google', providerToken: foreign } });
    assert.is(mixed.code, 'provider.failed', 'a token of another service');
  }));

test('a ticket that is late registers nobody', () =>
  withSandbox(async (sandbox) => {
    await change(sandbox, { features: { facebookLogin: true } });
    const providerToken = await pick(sandbox, 'facebook', 'late@example.com');
    const { value } = await sandbox.call(loginByProvider, { body: { ...site, provider: 'facebook', providerToken } });
    sandbox.pass(16 * 60_000);
    const token = await sandbox.signIn('member');
    const body = { provider: 'facebook', providerToken: value.unlinked?.ticket ?? '' } as const;
    assert.is((await sandbox.call(linkAccount, { token, body })).code, 'provider.failed');
  }));

test('a link is final: neither side can be linked again, and a trial cannot be linked', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const token = await signIn('member');
    const link = async (who: string, email: string) =>
      call(linkAccount, {
        token: who,
        body: { provider: 'google', providerToken: await pick(sandbox, 'google', email) },
      });
    const shown = async (who: string) =>
      (await call(getLinkedAccounts, { token: who })).value.map(({ linked, name = '' }) => [linked, name]);
    assert.equal(await shown(token), [
      [false, ''],
      [false, ''],
    ]);
    assert.is((await link(token, 'ana@example.com')).success, true);
    assert.equal(await shown(token), [
      [true, 'ana@example.com'],
      [false, ''],
    ]);
    const changed = await link(token, 'other@example.com');
    assert.equal([changed.status, changed.code], [409, 'provider.linked']);
    assert.is((await link(await signIn('agent1'), 'ana@example.com')).code, 'provider.linked');
    const trial = (await call(trialLogin, { body: site })).value.token;
    assert.is((await link(trial, 'new@example.com')).code, 'free.reject');
  }));

async function phoneAuth({ url }: TestSandbox, method: string, body: object) {
  const answer = await fetch(`${url}/sandbox/providers/firebase/v1/accounts:${method}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': 'leve-sandbox' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { sessionInfo?: string; idToken?: string; error?: { message: string } };
}

test('the phone-authentication provider sends codes of its own, and its token proves the number alone', () =>
  withSandbox(async (sandbox) => {
    const { call, codeFor } = sandbox;
    const { sessionInfo } = await phoneAuth(sandbox, 'sendVerificationCode', { phoneNumber: '+5511900000000' });
    const code = await codeFor('+5511900000000');
    const wrong = await phoneAuth(sandbox, 'signInWithPhoneNumber', { sessionInfo, code: '000000' });
    assert.is(wrong.error?.message, 'INVALID_CODE');
    const { idToken = '' } = await phoneAuth(sandbox, 'signInWithPhoneNumber', { sessionInfo, code });
    const form = { ...site, type: 'firebase', firebaseChannel: 'sms', countryDialingCode: '55' } as const;
    const mine = { ...form, firebaseMobileNo: '11900000000', firebaseIdToken: idToken };
    assert.is((await call(login, { body: mine })).code, 'not.ready', 'switched off');

    await change(sandbox, { features: { firebaseAuth: true } });
    const other = { ...mine, firebaseMobileNo: '11900000001' };
    assert.is((await call(login, { body: other })).code, 'verification.invalid');
    assert.is((await call(login, { body: { ...mine, firebaseIdToken: 'made-up' } })).code, 'verification.invalid');
    assert.is((await call(login, { body: mine })).value.userName, 'member');

    const set = { mobileNum: '11900000000', countryDialingCode: '55', verificationCode: code, newPassword: 'Outra123' };
    const reset = await call(setPasswordByPhone, { body: { ...set, firebaseIdToken: idToken } });
    assert.is(reset.value.userName, 'member');
  }));

test('the provider tells a number that is none, too many codes, and whoever has no key', () =>
  withSandbox(async (sandbox) => {
    const send = (phoneNumber: string) => phoneAuth(sandbox, 'sendVerificationCode', { phoneNumber });
    assert.is((await send('123')).error?.message, 'INVALID_PHONE_NUMBER');
    assert.ok((await send('+5511955550000')).sessionInfo);
    assert.is((await send('+5511955550000')).error?.message, 'TOO_MANY_ATTEMPTS_TRY_LATER');
    const address = `${sandbox.url}/sandbox/providers/firebase/v1/accounts:sendVerificationCode`;
    assert.is((await fetch(address, { method: 'POST', body: '{}' })).status, 400);
  }));

test('where the platform wants a person, no code is sent without the check, which is good for once', () =>
  withSandbox(async (sandbox) => {
    const { call, url } = sandbox;
    await change(sandbox, { humanCheck: true });
    const number = { mobileNum: '11955550009', countryDialingCode: '55' };
    for (const row of [sendRegisterCode, sendNoLoginCode]) {
      assert.is((await call(row, { body: number })).code, 'human.required');
      assert.is((await call(row, { body: { ...number, humanCheck: { token: 'x' } } })).code, 'human.required');
    }
    const answer = await fetch(`${url}/sandbox/providers/human/verify`, { method: 'POST', body: '{}' });
    const humanCheck = (await answer.json()) as { token: string };
    assert.is((await call(sendRegisterCode, { body: { ...number, humanCheck } })).success, true);
    sandbox.pass(61_000);
    assert.is((await call(sendRegisterCode, { body: { ...number, humanCheck } })).code, 'human.required');
    assert.is(
      (await phoneAuth(sandbox, 'sendVerificationCode', { phoneNumber: '+5511955550009' })).error?.message,
      'CAPTCHA_CHECK_FAILED',
    );
  }));

test('a site that says 21 refuses whoever is younger', () =>
  withSandbox(async (sandbox) => {
    await change(sandbox, { minAge: 21 });
    assert.is((await sandbox.call(getSystemStatus)).value.info.minAge, 21);
  }));

test.run();
