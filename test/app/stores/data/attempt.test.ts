import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { CallError } from '../../../../src/app/api/errors.ts';
import { local, writeJson } from '../../../../src/app/device/storage.ts';
import { moneyAttempt } from '../../../../src/app/stores/data/attempt.ts';
import { dropSession, turnTo } from '../../../../src/app/stores/session/session.ts';

const come = (userName: string): void =>
  turnTo({ token: `of ${userName}`, userName, type: 0, firstTimeLogin: false, merchantCode: 'leve', since: 1 });

test('money whose end is not known is found by its account, in whatever letters the platform writes the name', async () => {
  const keys: string[] = [];
  const money = moneyAttempt<{ amount: string }, string>({
    name: 'probe',
    open: true,
    send: async (_form, _secret, key) => {
      keys.push(key);
      if (keys.length === 1) throw new CallError('timeout');
      return 'paid';
    },
    look: async (value) => value,
  });
  come('Marina');
  await money.start({ amount: '10.00' }, undefined);
  assert.is(money.current.peek()?.value, undefined);
  dropSession();
  assert.is(money.current.peek(), undefined);

  come('rafael');
  money.restore();
  assert.is(money.current.peek(), undefined, 'another account has none');
  dropSession();

  come('MARINA');
  money.restore();
  assert.equal(money.current.peek()?.form, { amount: '10.00' });
  await money.resume();
  assert.is(money.current.peek()?.value, 'paid');
  assert.is(keys[0], keys[1]);
  dropSession();
});

test('money that an older version has kept under the name is found, once', async () => {
  const keys: string[] = [];
  const money = moneyAttempt<{ amount: string }, string>({
    name: 'older',
    open: true,
    send: async (_form, _secret, key) => {
      keys.push(key);
      return 'paid';
    },
    look: async (value) => value,
  });
  const kept = { key: 'first', userName: 'Marina', form: { amount: '10.00' } };
  writeJson(local, 'older.Marina', kept);
  come('Marina');
  money.restore();
  await money.resume();
  assert.equal(keys, ['first']);
  money.close();
  money.restore();
  assert.is(money.current.peek(), undefined);
  dropSession();
});

test.run();
