import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { CallError } from '../../../../src/app/api/errors.ts';
import { local, tab, writeJson } from '../../../../src/app/device/storage.ts';
import { configureTexts } from '../../../../src/app/i18n/texts.ts';
import { moneyAttempt } from '../../../../src/app/stores/data/attempt.ts';
import { moneyClaim } from '../../../../src/app/stores/data/claim.ts';
import { question } from '../../../../src/app/stores/screen/dialogs.ts';
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

/** The same kind of movement as another tab holds it: what is stored is shared, what is in memory is not. */
const inTab = (name: string, answers: (() => string)[], keys: string[] = []) =>
  moneyAttempt<{ amount: string }, string, string>({
    name,
    send: async (_form, _secret, key) => {
      keys.push(key);
      return (answers.shift() as () => string)();
    },
    look: async (value) => value,
    doubtful: ['payment.password.wrong'],
  });
const lost = (): never => {
  throw new CallError('timeout');
};
const wrong = (): never => {
  throw new CallError('refused', 'payment.password.wrong');
};

test('money goes by the account’s id where the platform tells one; what was kept under the name is taken over once', async () => {
  const keys: string[] = [];
  const money = inTab('by-id', [lost, () => 'paid', lost], keys);
  const comeAs = (userName: string, memberId?: string): void =>
    turnTo({
      ...{ token: `of ${userName}`, userName, type: 0, firstTimeLogin: false, merchantCode: 'leve', since: 1 },
      ...(memberId && { memberId }),
    });
  comeAs('Marina');
  await money.start({ amount: '10.00' }, 'secret');
  dropSession();

  comeAs('marina', '17');
  money.restore();
  assert.equal(money.current.peek()?.form, { amount: '10.00' });
  assert.equal([local.get('by-id.marina'), typeof local.get('by-id.#17')], [undefined, 'string']);
  await money.resume('secret');
  assert.is(money.current.peek()?.value, 'paid');
  assert.is(keys[0], keys[1]);
  money.close();
  await money.start({ amount: '11.00' }, 'secret');
  dropSession();

  comeAs('17');
  money.restore();
  assert.is(money.current.peek(), undefined, 'a name is no id');
  dropSession();

  comeAs('another name', '17');
  money.restore();
  assert.equal(money.current.peek()?.form, { amount: '11.00' });
  money.close();
  dropSession();
});

test('a tab that closes what it has read leaves what another has begun', async () => {
  const keys: string[] = [];
  const a = inTab('closed', [() => 'paid'], keys);
  const b = inTab('closed', [lost, () => 'paid'], keys);
  come('Marina');
  await a.start({ amount: '51.00' }, 'secret');
  await b.start({ amount: '52.00' }, 'secret');
  a.close();
  b.restore();
  assert.equal(b.current.peek()?.form, { amount: '52.00' });
  await b.resume('secret');
  assert.is(b.current.peek()?.value, 'paid');
  assert.is(keys[1], keys[2]);
  b.close();
  dropSession();
});

test('nothing begins beside what another tab has lost: that one is shown, and ends once', async () => {
  const keys: string[] = [];
  const a = inTab('beside', [lost, () => 'paid'], keys);
  const b = inTab('beside', [], keys);
  come('Marina');
  await a.start({ amount: '51.00' }, 'secret');
  await b.start({ amount: '52.00' }, 'secret');
  assert.is(keys.length, 1, 'the second was sent');
  assert.equal(b.current.peek()?.form, { amount: '51.00' });
  assert.ok(b.needsSecret());
  await a.resume('secret');
  await b.resume();
  assert.is(b.current.peek()?.value, 'paid', 'what the other tab has learnt is asked for again');
  b.close();
  dropSession();
});

test('a secret that was typed wrongly is not sent again by itself', async () => {
  const keys: string[] = [];
  const money = inTab('typed', [lost, wrong, () => 'paid'], keys);
  come('Marina');
  await money.start({ amount: '51.00' }, 'secret');
  assert.not.ok(money.needsSecret());
  await money.resume('secert');
  assert.ok(money.needsSecret());
  await money.resume();
  assert.is(keys.length, 2);
  await money.resume('secret');
  assert.is(money.current.peek()?.value, 'paid');
  money.close();
  dropSession();
});

test('a phone whose storage is full keeps it in the tab, and forgets it when it was read', async () => {
  const money = inTab('full', [lost, () => 'paid']);
  come('Marina');
  const { set } = local;
  local.set = (key, text) => text === undefined && set(key, text);
  const kept = () => tab.get('full.marina');
  try {
    await money.start({ amount: '51.00' }, 'secret');
    assert.ok(kept());
    money.restore();
    assert.equal(money.current.peek()?.form, { amount: '51.00' });
    await money.resume('secret');
    money.close();
    assert.is(kept(), undefined);
  } finally {
    local.set = set;
    dropSession();
  }
});

const taken = (): never => {
  throw new CallError('refused', 'idempotency.conflict');
};

test('a lost one whose key is taken waits while its words cannot come', async () => {
  configureTexts(() => Promise.reject(new CallError('offline')));
  const money = inTab('untold', [lost, taken]);
  come('Marina');
  await money.start({ amount: '51.00' }, 'secret');
  await money.resume();
  assert.equal(money.current.peek()?.form, { amount: '51.00' });
  money.close();
  dropSession();
});

test('a lost one whose key is taken is given up and told: nobody checks for ever, and nothing is sent anew by itself', async () => {
  configureTexts(() => Promise.resolve({}));
  const keys: string[] = [];
  const money = inTab('taken', [lost, taken], keys);
  come('Marina');
  await money.start({ amount: '51.00' }, 'secret');
  await money.resume();
  assert.equal([money.current.peek(), money.error.peek()], [undefined, undefined]);
  assert.is(local.get('taken.marina'), undefined);
  assert.is(keys.length, 2);
  assert.is(question.peek()?.text, 'refused_unknown');
  question.peek()?.answer(true);
  dropSession();
});

test('one that a network carried twice, so that its first answer is a conflict, is told as one whose end is unknown', async () => {
  configureTexts(() => Promise.resolve({}));
  const money = inTab('twice', [taken]);
  come('Marina');
  await money.start({ amount: '51.00' }, 'secret');
  assert.equal([money.current.peek(), money.error.peek()], [undefined, undefined]);
  assert.is(question.peek()?.text, 'refused_unknown');
  question.peek()?.answer(true);
  dropSession();
});

test('a claim whose key is taken ends once: the next tap is a new claim', async () => {
  configureTexts(() => Promise.resolve({}));
  const answers = [lost, taken, () => 'paid'];
  const keys: string[] = [];
  const money = moneyClaim<{ id: string }, string>({
    name: 'claim',
    send: async (_form, key) => {
      keys.push(key);
      return (answers.shift() as () => string)();
    },
  });
  come('Marina');
  await money.claim({ id: '1' });
  assert.is(await money.claim({ id: '1' }), undefined);
  assert.equal([money.unsettled.peek(), keys.length], [undefined, 2]);
  question.peek()?.answer(true);
  assert.equal(await money.claim({ id: '1' }), { value: 'paid' });
  assert.is.not(keys[1], keys[2]);
  dropSession();
});

test.run();
