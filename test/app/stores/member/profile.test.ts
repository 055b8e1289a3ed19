import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { secretFailureOf } from '../../../../src/app/stores/data/refusal.ts';
import { member } from '../../../../src/app/stores/member/member.ts';
import {
  chooseIcon,
  memberIcons,
  profile,
  saveDetails,
  saveNickname,
} from '../../../../src/app/stores/member/profile.ts';
import { savePaymentPassword } from '../../../../src/app/stores/security/payment-password.ts';
import { securityConfig } from '../../../../src/app/stores/security/security.ts';
import { dropSession } from '../../../../src/app/stores/session/session.ts';
import { askOwnerCode, nextOwnerCodeAt } from '../../../../src/app/stores/verification/owner-codes.ts';
import { enter, onPlatform, refusalOf, turn } from '../platform.ts';

test('a picture is worn at once, and comes off again when the platform cannot be told', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    await Promise.all([member.load(), memberIcons.load()]);
    const before = member.value.value?.icon;
    const icon = memberIcons.value.value?.icons[9] ?? '';
    const choosing = chooseIcon(icon);
    assert.is(member.value.value?.icon, icon);
    await choosing;
    await turn(sandbox, { errorRate: 100 });
    await refusalOf(chooseIcon(before ?? ''));
    assert.is(member.value.value?.icon, icon);
    assert.is(memberIcons.value.value?.current, icon);
  }));

test('what is saved shows everywhere, and is forgotten with the session', () =>
  onPlatform(async () => {
    await enter('member');
    await Promise.all([member.load(), profile.load(), securityConfig.load()]);
    await saveNickname('Mari');
    assert.is(member.value.value?.nickname, 'Mari');
    await saveDetails({ occupation: 'Engenheira' });
    await profile.load();
    assert.is(profile.value.value?.occupation, 'Engenheira');
    dropSession();
    assert.equal([profile.value.value, securityConfig.value.value], [undefined, undefined]);
  }));

test('a code is asked for once a minute, by where it goes', () =>
  onPlatform(async () => {
    await enter('member');
    await askOwnerCode({ to: 'mobile' });
    assert.ok(nextOwnerCodeAt('mobile').value > Date.now());
    assert.is(nextOwnerCodeAt('email').value, 0);
    assert.is((await refusalOf(askOwnerCode({ to: 'mobile' }))).code, 'verification.too.soon');
    dropSession();
    assert.is(nextOwnerCodeAt('mobile').value, 0);
  }));

test('wrong secrets tell what is left, and then how long to wait', () =>
  onPlatform(async () => {
    await enter('member');
    const guess = () => refusalOf(savePaymentPassword({ paymentPassword: '135790', oldPaymentPassword: '000000' }));
    assert.is(secretFailureOf(await guess(), Date.now()).left, 4);
    for (let attempt = 0; attempt < 3; attempt += 1) await guess();
    assert.is(secretFailureOf(await guess(), Date.now()).minutes, 15);
  }));

test.run();
