import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { changedDetails, detailFault, fixedBy } from '../../../../src/app/pages/member/my-account/detail-rules.ts';
import { nextStep, securityGroups, strengthOf } from '../../../../src/app/pages/member/security/security-rows.ts';
import { getProfile } from '../../../../src/contract/calls/member.ts';
import { getSecurityConfig } from '../../../../src/contract/calls/security.ts';
import type { Profile } from '../../../../src/contract/schemas/member.ts';
import type { SecurityConfig } from '../../../../src/contract/schemas/security.ts';
import { withSandbox } from '../../../support/sandbox.ts';

let rules: Profile['rules'];
let config: SecurityConfig;

test.before(() =>
  withSandbox(async ({ call, signIn }) => {
    const token = await signIn('member');
    rules = (await call(getProfile, { token })).value.rules;
    config = (await call(getSecurityConfig, { token })).value;
  }),
);

test('details may stay empty; a birthday lies between 1900 and the age of the site', () => {
  const born = { min: '1900-01-01', max: '2008-01-01' };
  assert.is(detailFault('idNumber', '', rules, born), undefined);
  assert.is(detailFault('idNumber', 'abc', rules, born)?.key, 'fault_document');
  assert.is(detailFault('birthday', '2008-01-02', rules, born)?.key, 'fault_birthday');
  assert.is(detailFault('birthday', '1899-12-31', rules, born)?.key, 'fault_birthday');
  assert.is(detailFault('birthday', '1990-05-14', rules, born), undefined);
  assert.is(detailFault('address', 'x'.repeat(257), rules, born)?.key, 'fault_length');
});

test('only what changed is sent, and what it fixes for good is known before', () => {
  const changed = changedDetails(
    { occupation: ' Dev ', address: '', idNumber: '123' },
    { occupation: 'Dev', address: 'A' },
  );
  assert.equal(changed, { address: '', idNumber: '123' });
  assert.equal(fixedBy(changed, ['payeeName', 'birthday', 'idNumber']), ['idNumber']);
  assert.equal(fixedBy({ idNumber: '' }, ['idNumber']), []);
});

test('the security centre names the next thing to do, and closes the row of what is set once', () => {
  assert.equal([strengthOf(config.score), strengthOf(30), strengthOf(83)], ['fair', 'weak', 'strong']);
  assert.is(nextStep(config), 'securityQuestions');
  assert.is(nextStep({ ...config, email: false }), 'email');
  const all = {
    email: true,
    mobileNum: true,
    paymentPassword: true,
    payeeName: true,
    bankCard: true,
    securityQuestions: true,
  };
  assert.is(nextStep({ ...config, ...all }), undefined);
  const rows = (doors: { kyc: boolean; linked: boolean; protection: boolean }) =>
    securityGroups(config, doors).map((group) => group.rows.map(({ id }) => id));
  assert.equal(rows({ kyc: true, linked: false, protection: false }), [
    ['password', 'email', 'mobileNum'],
    ['paymentPassword', 'payeeName', 'bankCard'],
    ['securityQuestions', 'kyc'],
  ]);
  assert.ok(rows({ kyc: true, linked: true, protection: true })[0]?.includes('linked'));
  const payee = securityGroups(config, { kyc: false, linked: false, protection: false })[1]?.rows[1];
  assert.equal([payee?.fixed, payee?.known], [true, 'M***** d* S****']);
});

test.run();
