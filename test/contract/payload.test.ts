import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allSchemas } from '../../src/contract/payloads/all.ts';
import { createDepositSchema } from '../../src/contract/payloads/deposit.ts';
import { getGamesSchema, getHotGamesSchema } from '../../src/contract/payloads/games.ts';
import { signUpRequestRewardSchema } from '../../src/contract/payloads/promotions.ts';
import type { AnySchema } from '../../src/contract/payloads/schema.ts';
import { loginSchema } from '../../src/contract/payloads/session.ts';
import { getWalletSchema } from '../../src/contract/payloads/wallet.ts';
import { amount } from '../../src/contract/schemas/money.ts';
import { ownPath } from '../../src/contract/schemas/primitives.ts';
import { issuesOf } from '../../src/sandbox/http/issues.ts';

const GAMES = { merchant: 'leve', platform: 'html5', gameType: 'RNG', pageNo: '2', pageSize: '35', language: 'pt' };
const DEPOSIT = { methodId: 'pix', amount: '50.00', backUrl: '/m/voucherCenter' };

function issues(schema: AnySchema['body'], payload: unknown) {
  const result = schema?.safeParse(payload);
  return result?.error ? issuesOf(result.error) : [];
}

function accepts(schema: AnySchema['body'], payload: unknown): boolean {
  return schema?.safeParse(payload).success ?? false;
}

test('numbers of a query arrive as text and leave as numbers', () => {
  assert.equal(getGamesSchema.query?.parse(GAMES), { ...GAMES, pageNo: 2, pageSize: 35 });
  assert.ok(accepts(getHotGamesSchema.query, { isPlatform: '2', language: 'en', platform: 'html5' }));
  assert.not(accepts(getHotGamesSchema.query, { isPlatform: '3', language: 'en', platform: 'html5' }));
  for (const pageNo of ['0', '', ' ', '1.5', 'NaN', 'Infinity', '-1', 'x']) {
    assert.not(accepts(getGamesSchema.query, { ...GAMES, pageNo }), `pageNo ${pageNo}`);
  }
});

test('an amount of a player is a plain decimal', () => {
  for (const given of ['0', '1', '1.5', '12.50', '0.00012345', '999999999999.99'])
    assert.ok(amount.safeParse(given).success, given);
  for (const given of [
    '',
    '-1',
    '+1',
    '1.',
    '.5',
    '1.123456789',
    '1e3',
    '1,5',
    ' 1',
    '1\n',
    '0x10',
    'NaN',
    '1234567890123',
    '١',
  ]) {
    assert.not(amount.safeParse(given).success, JSON.stringify(given));
  }
  assert.not(accepts(createDepositSchema.body, { ...DEPOSIT, amount: 50 }), 'a number is a float');
});

test('a path of this site cannot mean another one', () => {
  for (const path of ['/m/home', '/m/gameList?gameType=RNG&type=x', '/'])
    assert.ok(ownPath.safeParse(path).success, path);
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'm/home',
    '/m/\thome',
    '/a\\b',
    '',
    'javascript:alert(1)',
  ]) {
    assert.not(ownPath.safeParse(path).success, path);
  }
});

test('a refusal names the fields at fault', () => {
  assert.equal(issues(createDepositSchema.body, { methodId: 'pix', amount: '5,0', extra: 1 }), [
    { field: 'amount', message: 'amount: must be an amount such as 12.50' },
    { field: 'backUrl', message: 'backUrl is required' },
    { field: 'extra', message: 'extra is not a field of this call' },
  ]);
  assert.equal(issues(getGamesSchema.query, { ...GAMES, gameType: 'CHESS' })[0]?.field, 'gameType');
});

test('a refusal never repeats what was given', () => {
  const secret = 'p'.repeat(400);
  const told = JSON.stringify(issues(loginSchema.body, { type: 'username', merchantCode: 'leve', password: secret }));
  assert.match(told, 'password');
  assert.not.match(told, 'ppp');
});

test('a reward application keeps the limits of the specification', () => {
  const picture = 'data:image/png;base64,iVBORw0KGgo=';
  const form = { promotionId: 'p1', pictures: [picture], remarks: 'ok' };
  assert.ok(accepts(signUpRequestRewardSchema.body, form));
  assert.not(accepts(signUpRequestRewardSchema.body, { ...form, pictures: Array(4).fill(picture) }));
  assert.not(accepts(signUpRequestRewardSchema.body, { ...form, remarks: 'x'.repeat(141) }));
  assert.not(accepts(signUpRequestRewardSchema.body, { ...form, pictures: ['data:image/svg+xml;base64,PHN2Zz4='] }));
});

test('every payload refuses a field that it does not know', () => {
  const open = allSchemas.flatMap(({ name, schema }) =>
    [schema.query, schema.call.encoding === 'bytes' ? undefined : schema.body]
      .filter((given) => given !== undefined)
      .filter((given) => !issues(given, { __stranger: '1' }).some(({ field }) => field === '__stranger'))
      .map(() => name),
  );
  assert.equal(open, []);
});

test('an answer may not let out a field of the platform', () => {
  const wallet = { sumBalance: '10.00', currency: 'BRL', main: '10.00', frozen: '0.00', wageringDue: '0.00' };
  assert.ok(getWalletSchema.value.safeParse(wallet).success);
  assert.not(getWalletSchema.value.safeParse({ ...wallet, passwordHash: 'x' }).success);
});

test.run();
