import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../../support/dom.ts';
import { CallError } from '../../../../../src/app/api/errors.ts';
import { refusedBy, sendForm, takenFault } from '../../../../../src/app/pages/account/register/register-send.ts';
import { holdPerson, vouchedPerson } from '../../../../../src/app/stores/linked/providers.ts';
import { captcha } from '../../../../../src/app/stores/registration/registration.ts';
import { session } from '../../../../../src/app/stores/session/session.ts';
import type { RegisterFieldName } from '../../../../../src/contract/schemas/registration.ts';
import type { TestSandbox } from '../../../../support/sandbox.ts';
import { onPlatform, refusalOf, turn } from '../../../stores/platform.ts';

const NAMES: RegisterFieldName[] = ['username', 'password', 'confirmPassword', 'birthday', 'captcha'];

async function typed(sandbox: TestSandbox, username: string, password = 'Segredo12') {
  const proof = await sandbox.captcha();
  captcha.set({ captchaId: proof.captchaId, image: '' });
  return { username, password, confirmPassword: password, birthday: '1990-05-17', captcha: proof.captcha };
}

test('an account that was made while the answer was lost opens at the next attempt, and to its own password alone', () =>
  onPlatform(async (sandbox) => {
    await turn(sandbox, { dropAnswerRate: 100, path: '/wps/member/register' });
    const lost = await refusalOf(sendForm('username', NAMES, await typed(sandbox, 'perdida1'), undefined));
    assert.not(refusedBy(lost).refused);
    assert.is(session.peek(), undefined);
    await turn(sandbox);
    const other = await typed(sandbox, 'perdida1', 'Palpite12');
    assert.is(refusedBy(await refusalOf(sendForm('username', NAMES, other, undefined))).field, 'username');
    assert.is(session.peek(), undefined);
  }));

test('with the password that was typed it opens', () =>
  onPlatform(async (sandbox) => {
    await turn(sandbox, { dropAnswerRate: 100, path: '/wps/member/register' });
    await refusalOf(sendForm('username', NAMES, await typed(sandbox, 'perdida2'), undefined));
    await turn(sandbox);
    await sendForm('username', NAMES, await typed(sandbox, 'perdida2'), undefined);
    assert.is(session.peek()?.userName, 'perdida2');
  }));

test('a name and an address that somebody has are told when the field is left; a line that is down tells nothing', () =>
  onPlatform(async (sandbox) => {
    assert.is((await takenFault('username', 'member'))?.key, 'username_exists');
    assert.is((await takenFault('email', 'nonagent@example.com'))?.key, 'email_exists');
    for (const [name, text] of [
      ['username', 'nobody_has_it'],
      ['email', 'nobody@example.com'],
      ['nickname', 'member'],
    ] as const) {
      assert.is(await takenFault(name, text), undefined, name);
    }
    await turn(sandbox, { errorRate: 100 });
    assert.is(await takenFault('username', 'member'), undefined);
  }));

test('a refusal is told under its field; a ticket that is late is forgotten and told as one', () => {
  const fieldOf = (code: CallError['code']) => refusedBy(new CallError('refused', code)).field;
  assert.is(fieldOf('username.exists'), 'username');
  assert.is(fieldOf('captcha.invalid'), 'captcha');
  assert.is(fieldOf('verification.invalid'), 'verificationCode');
  assert.is(refusedBy(new CallError('refused', 'payload.invalid', { field: 'payeeName' })).field, 'payeeName');
  holdPerson({ provider: 'google', ticket: 'ticket' });
  const late = refusedBy(new CallError('refused', 'provider.failed'));
  assert.equal([late.text, late.values], ['provider_late', { provider: 'Google' }]);
  assert.is(vouchedPerson.peek(), undefined);
});

test.run();
