import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isSecret, mannerOf } from '../../../../src/app/pages/account/register-inputs.ts';
import { CaptchaField } from '../../../../src/app/ui/field/CaptchaField.tsx';
import { CodeField } from '../../../../src/app/ui/field/CodeField.tsx';
import { Field } from '../../../../src/app/ui/field/Field.tsx';
import { PhoneField } from '../../../../src/app/ui/field/PhoneField.tsx';
import type { RegisterFieldName } from '../../../../src/contract/schemas/registration.ts';
import { render, reset } from '../../../support/dom.ts';

test.after.each(reset);

/** Type, keyboard and what a browser may fill in, of every field of SPEC 2.4. */
const REGISTER = {
  username: 'text - username',
  password: 'password - new-password',
  confirmPassword: 'password - new-password',
  paymentPassword: 'password numeric off',
  recommenderId: 'text - off',
  nickname: 'text - nickname',
  payeeName: 'text - name',
  email: 'email email email',
  mobileNum: 'tel tel tel-national',
  idNumber: 'text numeric off',
  qqNum: 'text numeric off',
  facebook: 'text - off',
  wechat: 'text - off',
  line: 'text - off',
  whatsapp: 'tel tel tel',
  zalo: 'text - off',
  birthday: 'date - bday',
  affiliateCode: 'text - off',
} satisfies Partial<Record<RegisterFieldName, string>>;

const drawn = (): string => {
  const input = document.querySelector('input');
  return [input?.type, input?.getAttribute('inputmode') ?? '-', input?.getAttribute('autocomplete')].join(' ');
};

const nothing = () => undefined;
const plain = { name: 'field', label: 'Field', value: '', onChange: nothing };

test('every registration field shows the right keyboard and is filled in by the right memory', () => {
  for (const [name, expected] of Object.entries(REGISTER)) {
    render(<Field {...plain} {...mannerOf(name as RegisterFieldName)} />);
    assert.is(drawn(), expected, name);
    reset();
  }
});

test('the passwords of SPEC 2.4 have an eye, and nothing else has', () => {
  const secret = Object.keys(REGISTER).filter((name) => isSecret(name as RegisterFieldName));
  assert.equal(secret, ['password', 'confirmPassword', 'paymentPassword']);
});

test('a code by SMS is offered by the phone itself, a number goes without its country, a captcha is nobody’s to remember', () => {
  render(<CodeField {...plain} maxLength={10} sendLabel="Send" waiting={false} onSend={nothing} />);
  assert.is(drawn(), 'text numeric one-time-code');
  reset();
  render(<PhoneField {...plain} maxLength={20} code="55" codes={[]} codeLabel="Country" onCode={nothing} />);
  assert.is(drawn(), 'tel numeric tel-national');
  reset();
  render(<CaptchaField {...plain} maxLength={6} image="" reloadLabel="New" onReload={nothing} />);
  assert.is(drawn(), 'text numeric off');
});

test.run();
