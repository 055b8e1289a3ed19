import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getMember, getProfile } from '../../src/contract/calls/member.ts';
import {
  checkAffiliate,
  checkUsername,
  getRegisterSettings,
  registerByMobile,
  registerByUsername,
} from '../../src/contract/calls/registration.ts';
import { getSecurityConfig } from '../../src/contract/calls/security.ts';
import { sendRegisterCode } from '../../src/contract/calls/verification.ts';
import { getWallet } from '../../src/contract/calls/wallet.ts';
import { PERSONAL_TEXTS } from '../../src/contract/fields/personal.ts';
import type { RegisterForm } from '../../src/contract/schemas/registration.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';

async function buildForm({ captcha }: TestSandbox, changes: Partial<RegisterForm> = {}): Promise<RegisterForm> {
  return {
    type: 0,
    merchantCode: 'leve',
    registerUrl: '127.0.0.1',
    registerMethod: 'H5',
    domain: '127.0.0.1',
    username: 'Joana_7',
    password: 'Segredo12',
    confirmPassword: 'Segredo12',
    birthday: '1995-02-28',
    ...(await captcha()),
    ...changes,
  };
}

test('a new member is signed in, and the name is taken whatever its case', () =>
  withSandbox(async (sandbox) => {
    const { call } = sandbox;
    assert.is((await call(checkUsername, { query: { username: 'joana_7' } })).value.available, true);
    const { value } = await call(registerByUsername, { body: await buildForm(sandbox, { affiliateCode: 'agent1' }) });
    assert.equal([value.userName, value.type, value.firstTimeLogin], ['Joana_7', 0, false]);
    assert.is((await call(getMember, { token: value.token })).value.account, 'Joana_7');
    assert.is((await call(getWallet, { token: value.token })).value.sumBalance, '0.00');
    assert.is((await call(checkUsername, { query: { username: 'joana_7' } })).value.available, false);
    const again = await call(registerByUsername, { body: await buildForm(sandbox, { username: 'JOANA_7' }) });
    assert.equal([again.status, again.code, again.failure?.field], [409, 'username.exists', 'username']);
  }));

/** Digits fit the rule of every text that tells of a person. */
const TOLD = '12345678';

test('what registration asks for is kept and comes back, each field of it', () =>
  withSandbox(async (sandbox) => {
    const { call } = sandbox;
    const texts = Object.fromEntries(PERSONAL_TEXTS.map((name) => [name, TOLD]));
    const account = { nickname: 'Jo', payeeName: 'Joana Reis', email: 'joana@example.com', mobileNum: '11999998888' };
    const form = await buildForm(sandbox, { ...texts, ...account, paymentPassword: '135790', recommenderId: 'marta' });
    const { token } = (await call(registerByUsername, { body: form })).value;
    const profile = (await call(getProfile, { token })).value;
    for (const name of PERSONAL_TEXTS) assert.is(profile[name], name === 'idNumber' ? '12****78' : TOLD, name);
    assert.equal(
      [profile.birthday, profile.nickname, profile.payeeName, profile.email, profile.mobileNum],
      ['1995-02-28', 'Jo', 'J**** R***', 'j****@example.com', '119*****888'],
    );
    assert.is((await call(getSecurityConfig, { token })).value.paymentPassword, true);
  }));

test('each wrong field is refused by its name and nothing is made', () =>
  withSandbox(async (sandbox) => {
    const wrong: [Partial<RegisterForm>, string, string | undefined][] = [
      [{ username: 'ab' }, 'payload.invalid', 'username'],
      [{ username: '7days' }, 'payload.invalid', 'username'],
      [{ password: 'short1', confirmPassword: 'short1' }, 'payload.invalid', 'password'],
      [{ password: 'onlyletters', confirmPassword: 'onlyletters' }, 'payload.invalid', 'password'],
      [{ confirmPassword: 'Segredo13' }, 'payload.invalid', 'confirmPassword'],
      [{ birthday: '2015-01-01' }, 'payload.invalid', 'birthday'],
      [{ birthday: '1899-12-31' }, 'payload.invalid', 'birthday'],
      [{ affiliateCode: 'NOBODY99' }, 'affiliate.invalid', 'affiliateCode'],
      [{ captcha: '12' }, 'payload.invalid', 'captcha'],
      [{ captchaId: 'other' }, 'captcha.invalid', 'captcha'],
      [{ merchantCode: 'other' }, 'payload.invalid', undefined],
    ];
    for (const [changes, code, field] of wrong) {
      const refused = await sandbox.call(registerByUsername, { body: await buildForm(sandbox, changes) });
      assert.equal([refused.code, refused.failure?.field], [code, field], JSON.stringify(changes));
    }
    assert.is((await sandbox.call(checkUsername, { query: { username: 'Joana_7' } })).value.available, true);
  }));

test('registration by number needs the code that was sent to it, and a minute between codes', () =>
  withSandbox(async (sandbox) => {
    const { call, codeFor, pass } = sandbox;
    const number = { mobileNum: '11987654321', countryDialingCode: '+55' };
    const sent = await call(sendRegisterCode, { body: number });
    assert.ok(sent.value.expirationTime > Date.now() + 50_000);
    const hasty = await call(sendRegisterCode, { body: number });
    assert.equal([hasty.status, hasty.code], [429, 'verification.too.soon']);
    assert.is((await call(sendRegisterCode, { body: { ...number, mobileNum: '1234' } })).code, 'mobile.invalid');
    assert.is((await call(sendRegisterCode, { body: { ...number, mobileNum: '11900000000' } })).code, 'mobile.exists');
    pass(61_000);
    assert.is((await call(sendRegisterCode, { body: number })).success, true);

    const { username: _, ...form } = await buildForm(sandbox, number);
    const missing = await call(registerByMobile, { body: form });
    assert.equal([missing.code, missing.failure?.field], ['payload.invalid', 'verificationCode']);
    const verificationCode = await codeFor('+5511987654321');
    const { value } = await call(registerByMobile, { body: { ...form, verificationCode } });
    assert.match(value.userName, /^leve/);
    const { username: __, ...second } = await buildForm(sandbox, { ...number, verificationCode });
    assert.is((await call(registerByMobile, { body: second })).code, 'mobile.exists');
  }));

test('invitation codes lead to their agent', () =>
  withSandbox(async ({ call }) => {
    const query = { code: 'agent1', domain: 'leve.example' };
    assert.is((await call(checkAffiliate, { query })).value.code, 'AGENT1');
    assert.is((await call(checkAffiliate, { query: { ...query, code: 'nope' } })).code, 'affiliate.invalid');
  }));

test('the site decides which fields and ways there are', () =>
  withSandbox(async (sandbox) => {
    const { url, call } = sandbox;
    const first = (await call(getRegisterSettings)).value;
    assert.equal([first.usernameEnabled, first.fields.nickname?.enabled], [true, false]);
    const changes = {
      features: { usernameRegistration: false },
      fields: { nickname: { enabled: true, required: true } },
    };
    const put = await fetch(`${url}/sandbox/settings.json`, { method: 'PUT', body: JSON.stringify(changes) });
    assert.is(put.status, 200);
    const second = (await call(getRegisterSettings)).value;
    assert.equal([second.usernameEnabled, second.fields.nickname?.required], [false, true]);
    assert.is((await call(registerByUsername, { body: await buildForm(sandbox) })).code, 'permission.denied');
    const unknown = JSON.stringify({ features: { cheating: true } });
    assert.is((await fetch(`${url}/sandbox/settings.json`, { method: 'PUT', body: unknown })).status, 400);
  }));

test.run();
