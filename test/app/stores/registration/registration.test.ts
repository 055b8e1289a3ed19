import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import {
  checkAffiliateCode,
  dropLinkedAffiliate,
  linkedAffiliate,
  type RegisterFields,
  register,
  registerSettings,
} from '../../../../src/app/stores/registration/registration.ts';
import { session } from '../../../../src/app/stores/session/session.ts';
import type { TestSandbox } from '../../../support/sandbox.ts';
import { onPlatform, refusalOf } from '../platform.ts';

const filled = async (sandbox: TestSandbox, username: string): Promise<RegisterFields> => ({
  username,
  password: 'Leve1234',
  birthday: '1990-05-17',
  ...(await sandbox.captcha()),
});

test('whoever registers is signed in', () =>
  onPlatform(async (sandbox) => {
    await registerSettings.load();
    assert.ok(registerSettings.value.peek()?.fields.username?.enabled);
    await register('username', await filled(sandbox, 'novata1'));
    assert.equal([session.peek()?.userName, session.peek()?.type], ['novata1', 0]);
  }));

test('a username that is taken and a wrong captcha are refused with their codes, and sign nobody in', () =>
  onPlatform(async (sandbox) => {
    const taken = await refusalOf(register('username', await filled(sandbox, 'member')));
    assert.equal([taken.code, taken.value?.field], ['username.exists', 'username']);
    const wrong = await refusalOf(register('username', { ...(await filled(sandbox, 'novata2')), captcha: '000000' }));
    assert.is(wrong.code, 'captcha.invalid');
    assert.is(session.peek(), undefined);
  }));

test('an invitation code that is none is refused', () =>
  onPlatform(async () => {
    assert.is((await refusalOf(checkAffiliateCode('nothing'))).code, 'affiliate.invalid');
  }));

test('the code of a link is kept for the tab, the newest one', () => {
  assert.is(linkedAffiliate(''), '');
  assert.is(linkedAffiliate('?affiliateCode=ABC123'), 'ABC123');
  assert.is(linkedAffiliate(''), 'ABC123');
  assert.is(linkedAffiliate('?code=XYZ'), 'XYZ');
  assert.is(linkedAffiliate(`?code=${'x'.repeat(500)}`).length, 32);
});

test('a link’s code that somebody took out stays out over a reload, and another link brings its own', () => {
  assert.is(linkedAffiliate('?code=BAD'), 'BAD');
  dropLinkedAffiliate();
  assert.is(linkedAffiliate('?code=BAD'), '');
  assert.is(linkedAffiliate(''), '');
  assert.is(linkedAffiliate('?code=GOOD'), 'GOOD');
});

test.run();
