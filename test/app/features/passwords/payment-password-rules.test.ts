import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  confirmFault,
  isEasyPin,
  newPinFault,
  pinLength,
} from '../../../../src/app/features/passwords/payment-password-rules.ts';
import { getSecurityConfig } from '../../../../src/contract/calls/security.ts';
import type { SecurityConfig } from '../../../../src/contract/schemas/security.ts';
import { withSandbox } from '../../../support/sandbox.ts';

let config: SecurityConfig;

test.before(() =>
  withSandbox(async ({ call, signIn }) => {
    config = (await call(getSecurityConfig, { token: await signIn('member') })).value;
  }),
);

test('a payment password is as the platform says, hard to guess, and none of the secrets beside it', () => {
  const { paymentRule } = config;
  assert.is(pinLength(paymentRule), 6);
  assert.is(pinLength({ pattern: '.{8,32}', minLength: 8, maxLength: 32 }), undefined);
  const keyOf = (pin: string, others: string[] = []) => newPinFault(pin, paymentRule, others)?.key;
  assert.is(keyOf(''), 'fault_required');
  assert.equal(newPinFault('12', paymentRule, []), { key: 'pin_digits', values: { length: 6 } });
  for (const pin of ['111111', '123456', '654321', '000000']) assert.ok(isEasyPin(pin), pin);
  for (const pin of ['135790', '112233', '123457']) assert.not(isEasyPin(pin), pin);
  assert.is(keyOf('123456'), 'pin_easy');
  assert.is(keyOf('135790', ['135790']), 'pin_same');
  assert.is(keyOf('135790', ['Leve1234']), undefined);
  assert.is(confirmFault('', '135790')?.key, 'fault_required');
  assert.is(confirmFault('135791', '135790')?.key, 'pin_differs');
  assert.is(confirmFault('135790', '135790'), undefined);
});

test.run();
