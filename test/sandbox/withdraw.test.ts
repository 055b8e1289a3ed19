import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createDeposit } from '../../src/contract/calls/deposit.ts';
import { getProfile } from '../../src/contract/calls/member.ts';
import { setPaymentPassword } from '../../src/contract/calls/security.ts';
import { getVip } from '../../src/contract/calls/vip.ts';
import { getWallet, transferFunds } from '../../src/contract/calls/wallet.ts';
import {
  addBankCard,
  cancelWithdrawal,
  createWithdrawal,
  getBankCards,
  getWithdrawal,
  getWithdrawReport,
  getWithdrawSettings,
  removeBankCard,
  setDefaultBankCard,
} from '../../src/contract/calls/withdraw.ts';
import type { BankCardForm } from '../../src/contract/schemas/withdraw.ts';
import { openDatabase } from '../../src/sandbox/db/database.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';
import { siteDay } from '../support/site-day.ts';

const paymentPassword = '123456';
const cpf: BankCardForm = {
  kind: 'pix',
  payeeName: 'Augusto da Silva',
  number: '123.456.789-09',
  pixKeyType: 'cpf',
  paymentPassword,
};

const atOffice = ({ url }: TestSandbox, id: string, action: string, reason = '') =>
  fetch(`${url}/sandbox/withdrawals/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ action, reason }),
    redirect: 'manual',
  });

async function withCard(run: (sandbox: TestSandbox, token: string, cardId: string) => Promise<void>): Promise<void> {
  await withSandbox(async (sandbox) => {
    const token = await sandbox.signIn('agent1');
    const { value } = await sandbox.call(addBankCard, { token, body: cpf });
    await run(sandbox, token, value.cardId);
  });
}

test('a withdrawal freezes the amount until it is paid, rejected or cancelled', () =>
  withCard(async (sandbox, token, cardId) => {
    const { call } = sandbox;
    const wallet = async () => {
      const { sumBalance, frozen } = (await call(getWallet, { token })).value;
      return [sumBalance, frozen];
    };
    const open = async () =>
      (await call(createWithdrawal, { token, body: { cardId, amount: '100', paymentPassword } })).value.withdrawId;
    const statusOf = async (withdrawId: string) =>
      (await call(getWithdrawal, { token, query: { withdrawId } })).value.status;

    const before = Math.round(Number((await wallet())[0]) * 100);
    const whole = (before / 100).toFixed(2);
    const less = ((before - 10_000) / 100).toFixed(2);
    const paid = await open();
    assert.equal(await wallet(), [whole, '100.00']);
    await atOffice(sandbox, paid, 'pay');
    await atOffice(sandbox, paid, 'pay');
    assert.equal([await statusOf(paid), ...(await wallet())], ['paid', less, '0.00']);

    const rejected = await open();
    await atOffice(sandbox, rejected, 'reject');
    assert.equal([await statusOf(rejected), ...(await wallet())], ['rejected', less, '0.00']);

    const cancelled = await open();
    assert.is((await call(cancelWithdrawal, { token, body: { withdrawId: cancelled } })).value.status, 'cancelled');
    await atOffice(sandbox, cancelled, 'pay');
    assert.equal([await statusOf(cancelled), ...(await wallet())], ['cancelled', less, '0.00']);
    const late = await call(cancelWithdrawal, { token, body: { withdrawId: paid } });
    assert.is(late.code, 'permission.denied');

    const today = siteDay();
    const query = { startDate: today, endDate: today, pageNo: 1, pageSize: 10 };
    assert.is((await call(getWithdrawReport, { token, query })).value.list.length, 3);
  }));

test('limits, wagering, password and a double tap', () =>
  withCard(async (sandbox, token, cardId) => {
    const { call, url } = sandbox;
    await fetch(`${url}/sandbox/settings.json`, { method: 'PUT', body: JSON.stringify({ kycAbove: null }) });
    const codeOf = async (changes: object) =>
      (await call(createWithdrawal, { token, body: { cardId, amount: '100', paymentPassword, ...changes } })).code;
    assert.is(await codeOf({ amount: '19.99' }), 'withdraw.amount');
    assert.is(await codeOf({ amount: '20000.01' }), 'withdraw.amount');
    await call(transferFunds, { token, body: { from: 'MAIN', to: 'PP', amount: '1000' } });
    assert.is(await codeOf({ amount: '20000' }), 'wallet.insufficient');
    assert.is(await codeOf({ paymentPassword: '000000' }), 'password.wrong');
    assert.is(await codeOf({ cardId: 'other' }), 'not.found');

    const body = { cardId, amount: '100', paymentPassword };
    const taps = await Promise.all([1, 2, 3].map(() => call(createWithdrawal, { token, key: 'one-tap-1', body })));
    assert.is(new Set(taps.map(({ value }) => value.withdrawId)).size, 1);
    const { level, levels } = (await call(getVip, { token, query: { language: 'pt' } })).value;
    const perDay = levels[level]?.withdrawalsPerDay ?? 0;
    for (let more = 1; more < perDay; more += 1) assert.is(await codeOf({}), undefined);
    assert.is(await codeOf({}), 'limit.reached');
    assert.is((await call(getWithdrawSettings, { token })).value.remainingToday, 0);

    sandbox.pass(24 * 3600 * 1000);
    const deposit = { methodId: 'pix', amount: '10', backUrl: '/m/home' };
    const { depositId } = (await call(createDeposit, { token, body: deposit })).value;
    const approve = { method: 'POST', body: new URLSearchParams({ action: 'approve' }), redirect: 'manual' as const };
    await fetch(`${sandbox.url}/sandbox/gateway/${depositId}`, approve);
    assert.is(await codeOf({}), 'withdraw.wagering');
    const trial = await sandbox.signIn('trial');
    assert.is((await call(createWithdrawal, { token: trial, body })).code, 'free.reject');
  }));

test('a payment password that is guessed is counted, and the account waits', () =>
  withCard(async ({ call, pass }, token, cardId) => {
    const ask = async (secret: string) =>
      (await call(createWithdrawal, { token, body: { cardId, amount: '100', paymentPassword: secret } })).code;
    for (let guess = 0; guess < 4; guess += 1) assert.is(await ask('000000'), 'password.wrong');
    assert.is(await ask('000000'), 'too.many.requests');
    assert.is(await ask(paymentPassword), 'too.many.requests');
    pass(16 * 60_000);
    assert.is(await ask(paymentPassword), undefined);
  }));

test('a rejection that the desk gives no reason for says one sentence, in the language of who reads it', () =>
  withCard(async (sandbox, token, cardId) => {
    const { call, url } = sandbox;
    const body = { cardId, amount: '100', paymentPassword };
    const { withdrawId } = (await call(createWithdrawal, { token, body })).value;
    await atOffice(sandbox, withdrawId, 'reject');
    const day = siteDay();
    const asked = [
      `${getWithdrawal.path}?withdrawId=${withdrawId}`,
      `${getWithdrawReport.path}?pageNo=1&pageSize=5&startDate=${day}&endDate=${day}`,
    ];
    const reasonIn = async (language: string, path: string): Promise<string> => {
      const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': language };
      const { value } = await (await fetch(url + path, { headers })).json();
      return (value.list?.[0] ?? value).reason;
    };
    for (const [language, said] of [
      ['pt-BR', /^Não conseguimos pagar nesta conta\. [^/]+\.$/],
      ['en', /^We could not pay to this account\. [^/]+\.$/],
      ['es', /^No pudimos pagar en esta cuenta\./],
      ['ar', /^تعذّر/],
      ['hi', /^हम इस खाते/],
      ['ja', /^We could not pay/],
    ] as const) {
      for (const path of asked) assert.match(await reasonIn(language, path), said, language);
    }
  }));

test('a withdrawal whose answer was lost is found by its key, also after the payment password has changed', () =>
  withCard(async ({ call }, token, cardId) => {
    const ask = async (secret: string, amount = '100') =>
      call(createWithdrawal, { token, key: 'lost-answer', body: { cardId, amount, paymentPassword: secret } });
    const { withdrawId } = (await ask(paymentPassword)).value;
    const form = { oldPaymentPassword: paymentPassword, paymentPassword: '135791' };
    assert.ok((await call(setPaymentPassword, { token, body: form })).success);
    assert.is((await ask(paymentPassword)).code, 'password.wrong');
    assert.is((await ask('135791')).value.withdrawId, withdrawId);
    assert.is((await ask('135791', '200')).code, 'idempotency.conflict');
  }));

test('cards are masked, chosen, removed, and never twice', () =>
  withCard(async ({ call }, token, cardId) => {
    assert.is((await call(addBankCard, { token, body: cpf })).code, 'payload.invalid');
    const wrong = { ...cpf, number: 'not a cpf' };
    assert.is((await call(addBankCard, { token, body: wrong })).failure?.field, 'number');
    const bank: BankCardForm = {
      kind: 'bank',
      payeeName: 'AUGUSTO DA  SILVA',
      number: '12345-6',
      bankCode: '260',
      paymentPassword,
    };
    const second = (await call(addBankCard, { token, body: bank })).value;
    assert.equal([second.bankName, second.isDefault], ['Nubank', false]);
    await call(setDefaultBankCard, { token, body: { cardId: second.cardId } });
    const cards = (await call(getBankCards, { token })).value;
    assert.equal(
      cards.map(({ number, isDefault }) => [number, isDefault]),
      [
        ['12***-6', true],
        ['123********-09', false],
      ],
    );
    await call(removeBankCard, { token, body: { cardId, paymentPassword } });
    assert.is((await call(getBankCards, { token })).value.length, 1);
  }));

test('money goes to nobody but the payee of the account', () =>
  withSandbox(async ({ call, signIn, dataDir }) => {
    const token = await signIn('agent1');
    const other = await call(addBankCard, { token, body: { ...cpf, payeeName: 'Carlos Pereira' } });
    assert.equal([other.code, other.failure?.field], ['payload.invalid', 'payeeName']);
    assert.is((await call(getBankCards, { token })).value.length, 0);
    const { cardId } = (await call(addBankCard, { token, body: { ...cpf, payeeName: 'augústo da silva ' } })).value;

    const db = openDatabase(dataDir);
    db.prepare("UPDATE bank_cards SET payee_name = 'Carlos Pereira' WHERE id = ?").run(cardId);
    const paid = await call(createWithdrawal, { token, body: { cardId, amount: '300.30', paymentPassword } });
    assert.is(paid.code, 'withdraw.card', 'an account of another person from before is paid nothing');

    db.prepare("UPDATE members SET payee_name = NULL WHERE username = 'agent2'").run();
    db.close();
    const unnamed = await signIn('agent2');
    await call(addBankCard, { token: unnamed, body: { ...cpf, payeeName: 'Beatriz Lima' } });
    assert.is(
      (await call(getProfile, { token: unnamed })).value.payeeName,
      'B****** L***',
      'the first account names it',
    );
    const second = { ...cpf, number: '529.982.247-25', payeeName: 'Carlos Pereira' };
    assert.is((await call(addBankCard, { token: unnamed, body: second })).failure?.field, 'payeeName');
  }));

test('a level allows as many withdrawals a day as the table of the programme promises', () =>
  withSandbox(async ({ call, signIn, dataDir }) => {
    const token = await signIn('agent1');
    const { levels } = (await call(getVip, { token, query: { language: 'pt' } })).value;
    const db = openDatabase(dataDir);
    const promised: number[] = [];
    const held: number[] = [];
    for (const { level, withdrawalsPerDay } of levels) {
      db.prepare(
        `UPDATE members SET vip_label = (SELECT label FROM vip_levels WHERE level = ?) WHERE username = 'agent1'`,
      ).run(level);
      const { value } = await call(getVip, { token, query: { language: 'pt' } });
      if (value.level !== level) continue;
      promised.push(withdrawalsPerDay);
      held.push((await call(getWithdrawSettings, { token })).value.remainingToday);
    }
    db.close();
    assert.ok(promised.length > 1, 'levels that the account can stand on');
    assert.equal(held, promised);
  }));

test('a refused withdrawal says why and is none of the day', () =>
  withCard(async (sandbox, token, cardId) => {
    const { call } = sandbox;
    const left = async () => (await call(getWithdrawSettings, { token })).value.remainingToday;
    const before = await left();
    const refuse = async (reason?: string) => {
      const { value } = await call(createWithdrawal, { token, body: { cardId, amount: '100', paymentPassword } });
      assert.is(await left(), before - 1);
      await atOffice(sandbox, value.withdrawId, 'reject', reason);
      return (await call(getWithdrawal, { token, query: { withdrawId: value.withdrawId } })).value.reason;
    };
    assert.is(await refuse('This key is of another bank <b>'), 'This key is of another bank <b>');
    assert.match((await refuse()) ?? '', /./, 'the desk has a reason where nobody wrote one');
    assert.is(await left(), before);
  }));

test('withdrawals of the day are those since the midnight of the site', () => {
  let now = Date.parse('2031-03-11T01:30:00Z');
  return withSandbox(
    async (sandbox) => {
      const { call } = sandbox;
      const token = await sandbox.signIn('agent1');
      const { cardId } = (await call(addBankCard, { token, body: cpf })).value;
      const left = async (at: string) => {
        now = Date.parse(at);
        return (await call(getWithdrawSettings, { token: await sandbox.signIn('agent1') })).value.remainingToday;
      };
      const all = await left('2031-03-11T01:30:00Z');
      await call(createWithdrawal, { token, body: { cardId, amount: '100', paymentPassword } });
      assert.is(await left('2031-03-11T01:31:00Z'), all - 1, '22:31 of the 10th');
      assert.is(await left('2031-03-11T02:59:00Z'), all - 1, '23:59');
      assert.is(await left('2031-03-11T03:01:00Z'), all, '00:01 of the 11th');
      now = Date.parse('2031-03-11T23:30:00Z');
      const later = await sandbox.signIn('agent1');
      await call(createWithdrawal, { token: later, body: { cardId, amount: '100', paymentPassword } });
      assert.is(await left('2031-03-12T00:30:00Z'), all - 1, '21:30 of the 11th, another day in UTC');
    },
    { clock: () => now },
  );
});

test('above an amount that the site names, only who is verified withdraws', () =>
  withCard(async (sandbox, token, cardId) => {
    const { call, url, dataDir } = sandbox;
    const set = (changes: object) =>
      fetch(`${url}/sandbox/settings.json`, { method: 'PUT', body: JSON.stringify(changes) });
    const codeOf = async (amount: string) =>
      (await call(createWithdrawal, { token, body: { cardId, amount, paymentPassword } })).code;
    const above = async () => (await call(getWithdrawSettings, { token })).value.kycAbove;
    assert.is(await above(), '5000.00');
    assert.is((await set({ kycAbove: '500.00' })).status, 200);
    assert.is(await above(), '500.00');
    assert.is(await codeOf('500.01'), 'withdraw.kyc');
    assert.is(await codeOf('500'), undefined);
    await set({ kycAbove: null });
    assert.equal([await above(), await codeOf('501')], [undefined, undefined], 'a site that asks for none');
    await set({ kycAbove: '0.00' });
    assert.is(await codeOf('20'), 'withdraw.kyc');
    const db = openDatabase(dataDir);
    db.exec(
      "INSERT INTO kyc (member_id, status, document_type) SELECT id, 'verified', 'idCard' FROM members WHERE username = 'agent1'",
    );
    db.close();
    assert.equal([await above(), await codeOf('20')], [undefined, undefined]);
  }));

test.run();
