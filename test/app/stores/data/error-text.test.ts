import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { CallError, type CallErrorKind } from '../../../../src/app/api/errors.ts';
import { errorText, failureOf } from '../../../../src/app/stores/data/error-text.ts';
import { ERROR_CODES, type ErrorCode } from '../../../../src/contract/errors.ts';
import { dictionary } from '../../i18n/dictionaries.ts';
import { withTexts } from '../texts.ts';

/** Codes that screens tell in words of their own, or that only screens can meet that are not there yet. */
const LATER: readonly ErrorCode[] = [
  'answer.wrong',
  'email.exists',
  'human.required',
  'provider.failed',
  'provider.linked',
  'modify.new.old.same',
  'password.wrong',
  'payment.password.wrong',
  'recovery.unmatched',
  'idempotency.missing',
  'idempotency.conflict',
  'transfer.amount',
  'vendor.maintenance',
  'withdraw.amount',
  'withdraw.wagering',
  'withdraw.kyc',
  'withdraw.card',
  'promotion.closed',
  'promotion.minimum',
  'promotion.used',
  'promotion.applied',
  'reward.claimed',
  'voucher.invalid',
  'voucher.used',
  'voucher.expired',
  'voucher.redeemed',
  'voucher.others',
  'points.insufficient',
  'upload.invalid',
  'rebate.limit',
  'contract.closed',
  'contract.limit',
  'contract.open',
  'order.closed',
  'bet.limit',
  'live.closed',
  'live.level',
  'live.unpaid',
  'live.price',
];

test.before(withTexts);

test('every refusal has a text in both languages, in the dictionary that every page has', async () => {
  const pt = await dictionary('pt', 'common');
  const en = await dictionary('en', 'common');
  for (const code of ERROR_CODES) {
    const key = errorText(new CallError('refused', code));
    assert.ok(pt[key], `pt ${code}`);
    assert.ok(en[key], `en ${code}`);
  }
});

test('every refusal that today’s screens can meet has a text of its own', () => {
  const unnamed = ERROR_CODES.filter((code) => errorText(new CallError('refused', code)) === 'unknown_error');
  assert.equal(unnamed.sort(), [...LATER, 'unknown'].sort());
});

test('a code that this version does not know shows the unknown-error text', () => {
  for (const code of ['brand.new', '']) {
    assert.is(errorText(new CallError('refused', code as ErrorCode)), 'unknown_error', code);
  }
});

test('a lost line, a slow one and a platform that stumbles are told apart', () => {
  const texts: Partial<Record<CallErrorKind, string>> = {
    offline: 'no_internet',
    timeout: 'slow_connection',
    server: 'system_upgrading',
    format: 'system_upgrading',
    session: 'not_logged_in',
  };
  for (const [kind, text] of Object.entries(texts)) assert.is(errorText(new CallError(kind as CallErrorKind)), text);
});

test('a form learns the field, the captcha and whether the platform said no', () => {
  const refused = failureOf(new CallError('refused', 'login.failed', { captcha: true, field: 'password' }));
  assert.equal(
    [refused.text, refused.toast, refused.refused, refused.captcha, refused.field],
    ['login_failed', 'fail', true, true, 'password'],
  );
  const lost = failureOf(new CallError('offline'));
  assert.equal([lost.toast, lost.refused, lost.captcha, lost.field], ['offline', false, false, undefined]);
});

test('a fault of our own is shown as a stumble, and stays visible in the console', () => {
  const { error } = console;
  const seen: unknown[] = [];
  console.error = (problem: unknown) => seen.push(problem);
  const fault = new TypeError('x is undefined');
  try {
    assert.is(failureOf(fault).text, 'system_upgrading');
  } finally {
    console.error = error;
  }
  assert.equal(seen, [fault]);
});

test.run();
