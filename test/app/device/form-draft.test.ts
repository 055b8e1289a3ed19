import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import { keepTyped, typedTexts } from '../../../src/app/device/form-draft.ts';
import { tab } from '../../../src/app/device/storage.ts';

test('what is typed is there after a reload, and gone once the form has been sent', () => {
  keepTyped('register', { username: 'marina', affiliateCode: 'LEVE1', countryDialingCode: '+55', email: '' });
  assert.equal(typedTexts('register'), { username: 'marina', affiliateCode: 'LEVE1', countryDialingCode: '+55' });
  assert.equal(typedTexts('deposit'), {});
  keepTyped('register', undefined);
  assert.equal(typedTexts('register'), {});
});

test('no secret is kept, whatever its form calls it, nor what is no text', () => {
  const secrets = [
    ...['password', 'confirmPassword', 'old_password', 'newPassword', 'confimpsw', 'oldPwd', 'verifyPwd', 'cvv'],
    ...[
      'paymentPassword',
      'captcha',
      'captchaId',

      'verificationCode',

      'answer',
      'answer2',
    ],
    ...['securityAnswer', 'firebaseIdToken', 'providerToken', 'cardNumber'],
  ];
  keepTyped('all', { ...Object.fromEntries(secrets.map((name) => [name, 'Segredo1'])), remember: true, name: 'Ana' });
  assert.equal(typedTexts('all'), { name: 'Ana' });
  assert.not(tab.get('typed')?.includes('Segredo1'));
});

test('broken texts are none', () => {
  for (const broken of ['{', 'null', '[1]', '{"all":1}', '{"all":null}', '{"all":{"a":1}}', '"all"']) {
    tab.set('typed', broken);
    assert.equal(typedTexts('all'), {}, broken);
  }
});

test.run();
