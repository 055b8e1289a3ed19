import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import { type RememberedLogin, rememberedLogin, rememberLogin } from '../../../src/app/device/remembered-login.ts';
import { local } from '../../../src/app/device/storage.ts';

const KEY = 'rememberedLogin';
const login = (password: string): RememberedLogin => ({
  type: 'username',
  username: 'marina',
  password,
  countryDialingCode: '55',
});

test.before.each(() => {
  local.set(KEY, undefined);
});

test('a login comes back as it was, whatever letters the password holds', () => {
  for (const password of ['Leve1234', 'senha çãé', '密码🔑', '', '"\\']) {
    rememberLogin('username', login(password), 'a1b2c3d4');
    assert.equal(rememberedLogin('username'), login(password));
  }
});

test('the password cannot be read off the storage', () => {
  rememberLogin('username', login('Leve1234'), 'a1b2c3d4');
  const text = local.get(KEY) ?? '';
  assert.not(text.includes('Leve1234'));
  assert.not(text.includes(btoa('Leve1234')));
  assert.not(text.includes(btoa('Leve1234a1b2c3d4')));
});

test('each method has its own, and forgetting one leaves the other', () => {
  const sms = { ...login(''), type: 'sms' as const, username: '11999990000' };
  rememberLogin('username', login('Leve1234'), 'a1b2c3d4');
  rememberLogin('sms', sms, 'e5f6a7b8');
  assert.equal(rememberedLogin('sms'), sms);
  rememberLogin('username', undefined, '');
  assert.is(rememberedLogin('username'), undefined);
  assert.equal(rememberedLogin('sms'), sms);
});

test('a record that was tampered with is ignored', () => {
  rememberLogin('username', login('Leve1234'), 'a1b2c3d4');
  const { username: stored } = JSON.parse(local.get(KEY) ?? '') as { username: Record<string, unknown> };
  const tampered: unknown[] = [
    null,
    'text',
    [],
    { username: null },
    { username: 'text' },
    { username: { ...stored, salt: 'ffffffff' } },
    { username: { ...stored, salt: undefined } },
    { username: { ...stored, password: 'not base64!' } },
    { username: { ...stored, password: undefined } },
    { username: { ...stored, password: btoa(btoa('other')) } },
    { username: { ...stored, username: 7 } },
    { username: { ...stored, username: undefined } },
    { username: { ...stored, salt: 4 } },
  ];
  for (const record of tampered) {
    local.set(KEY, JSON.stringify(record));
    assert.is(rememberedLogin('username'), undefined, JSON.stringify(record));
  }
  local.set(KEY, '{"username":');
  assert.is(rememberedLogin('username'), undefined);
});

test('a new login can be remembered over a record that was tampered with', () => {
  for (const record of ['[]', '"text"', 'null', '{"username":5}']) {
    local.set(KEY, record);
    rememberLogin('username', login('Leve1234'), 'a1b2c3d4');
    assert.equal(rememberedLogin('username'), login('Leve1234'), record);
  }
});

test.run();
