import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { transferDownline } from '../../src/contract/calls/agent.ts';
import { getContractInfo, processContract } from '../../src/contract/calls/contracts.ts';
import { createDeposit } from '../../src/contract/calls/deposit.ts';
import { getInbox, getInboxMessage, markAllInboxRead } from '../../src/contract/calls/inbox.ts';
import { getBonuses } from '../../src/contract/calls/promotions.ts';
import { claimReward, getRewards } from '../../src/contract/calls/rewards.ts';
import { getInboxUnread } from '../../src/contract/calls/unread.ts';
import { getWallet } from '../../src/contract/calls/wallet.ts';
import { addBankCard, createWithdrawal } from '../../src/contract/calls/withdraw.ts';
import { openDatabase } from '../../src/sandbox/db/database.ts';
import { amountText } from '../../src/sandbox/rules/eventLetters.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';

const paymentPassword = '123456';

const atDesk = ({ url }: TestSandbox, path: string, form: Record<string, string>) =>
  fetch(`${url}/sandbox/${path}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

/** Letters that came by an act: their titles and contents, after all before are read; the counter has to agree. */
async function lettersOf(sandbox: TestSandbox, username: string, act: (token: string) => Promise<unknown>) {
  const { call, signIn } = sandbox;
  const before = await signIn(username);
  await call(markAllInboxRead, { token: before });
  await act(before);
  // Time may have ended the first session.
  const token = await signIn(username);
  const query = { pageNo: 1, pageSize: 10, language: 'en', unread: 1 } as const;
  const { list } = (await call(getInbox, { token, query })).value;
  assert.is((await call(getInboxUnread, { token })).value, list.length);
  return Promise.all(
    list.map(async ({ messageId, title }) => {
      const { content } = (await call(getInboxMessage, { token, query: { messageId, language: 'pt' } })).value;
      return { title, content };
    }),
  );
}

async function inDatabase({ dataDir }: TestSandbox, statement: string): Promise<void> {
  const db = openDatabase(dataDir);
  db.exec(statement);
  db.close();
}

test('amounts are written as each language writes them', () => {
  const { pt, en, further } = amountText(123_456);
  assert.match(pt, /^R\$\s1\.234,56$/);
  assert.is(en, 'R$1,234.56');
  assert.match(further?.es ?? '', /1234,56\sR\$/);
  for (const text of Object.values(further ?? {})) assert.not.match(text, /BRL/);
});

test('deposits and withdrawals are told of when they are decided, refused ones with their reason', () =>
  withSandbox(async (sandbox) => {
    const { call } = sandbox;
    const deposited = await lettersOf(sandbox, 'agent2', async (token) => {
      const body = { methodId: 'pix', amount: '123.40', backUrl: '/m/home' };
      const { depositId } = (await call(createDeposit, { token, body })).value;
      await atDesk(sandbox, `gateway/${depositId}`, { action: 'approve' });
      await atDesk(sandbox, `gateway/${depositId}`, { action: 'approve' });
    });
    assert.equal(
      deposited.map(({ title }) => title),
      ['Deposit of R$123.40 approved'],
    );
    assert.match(deposited[0]?.content ?? '', /R\$\s123,40 por Pix/);

    const withdrawn = (form: Record<string, string>) =>
      lettersOf(sandbox, 'agent1', async (token) => {
        const number = `a${Math.random()}@example.com`;
        const card = {
          kind: 'pix',
          payeeName: 'Augusto da Silva',
          number,
          pixKeyType: 'email',
          paymentPassword,
        } as const;
        const { cardId } = (await call(addBankCard, { token, body: card })).value;
        const body = { cardId, amount: '50', paymentPassword };
        const { withdrawId } = (await call(createWithdrawal, { token, body })).value;
        await atDesk(sandbox, `withdrawals/${withdrawId}`, form);
      });
    assert.equal(
      (await withdrawn({ action: 'pay' })).map(({ title }) => title),
      ['Withdrawal of R$50.00 paid'],
    );
    const [refused] = await withdrawn({ action: 'reject', reason: 'Wrong <b>key</b>' });
    assert.is(refused?.title, 'Withdrawal of R$50.00 rejected');
    assert.match(refused?.content ?? '', 'Wrong &#60;b&#62;key');
  }));

test('a team transfer, a claim, a review, a level and a contract each write one letter', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const agent = await signIn('agent2');
    const db = openDatabase(sandbox.dataDir);
    const memberId = String(db.prepare("SELECT id FROM members WHERE username = 'member'").pluck().get());
    db.close();
    const titles = async (username: string, act: (token: string) => Promise<unknown>) =>
      (await lettersOf(sandbox, username, act)).map(({ title }) => title);

    const transfer = { memberId, amount: '30', paymentPassword };
    const sent = await titles('member', () => call(transferDownline, { token: agent, body: transfer }));
    assert.equal(sent, ['You received R$30.00']);

    const claimed = await titles('member', async (token) => {
      const query = { pageNo: 1, pageSize: 50, language: 'en', status: 'claim' } as const;
      const [reward] = (await call(getRewards, { token, query })).value.list;
      await call(claimReward, { token, body: { rewardId: reward?.rewardId ?? '' } });
    });
    assert.is(claimed.length, 1);
    assert.match(claimed[0] ?? '', /: R\$[\d.]+ claimed$/);

    const reviewed = await titles('member', async () => {
      await inDatabase(
        sandbox,
        `INSERT INTO kyc (member_id, status, document_type) VALUES (${memberId}, 'pending', 'idCard')`,
      );
      await atDesk(sandbox, `kyc/${memberId}`, { action: 'reject', reason: 'Too dark' });
      await inDatabase(sandbox, `UPDATE kyc SET status = 'pending' WHERE member_id = ${memberId}`);
      await atDesk(sandbox, `kyc/${memberId}`, { action: 'approve' });
    });
    assert.equal(reviewed, ['Identity verified', 'We need your documents again']);

    const risen = await titles('newbie', async () => {
      await inDatabase(sandbox, 'UPDATE vip_levels SET deposit = 0, turnover = 0 WHERE level = 1');
    });
    assert.equal(risen, ['You reached the level Silver']);

    const signed = await titles('agent1', async () => {
      const token = await signIn('contrato1');
      const { request } = (await call(getContractInfo, { token, query: { kind: 'dailySalary' } })).value;
      const body = { contractId: request?.contractId ?? '', answer: 'sign' } as const;
      await call(processContract, { token, body });
      await call(processContract, { token, body });
    });
    assert.equal(signed, ['contrato1 signed your contract']);
  }));

test('a bonus that expires ends at its own moment, whenever somebody looks, and is told of once', () =>
  withSandbox(async (sandbox) => {
    const { call, pass } = sandbox;
    const bonusOf = async (token: string) =>
      (await call(getBonuses, { token, query: { language: 'en', pageNo: 1, pageSize: 1 } })).value.list[0];
    const letters = await lettersOf(sandbox, 'tipo0', async (token) => {
      const body = { methodId: 'pix', amount: '100', promotionId: 'p03', backUrl: '/m/home' };
      const { depositId } = (await call(createDeposit, { token, body })).value;
      await atDesk(sandbox, `gateway/${depositId}`, { action: 'approve' });
      const before = (await call(getWallet, { token })).value;
      assert.is((await bonusOf(token))?.status, 'process');
      pass(9 * 24 * 3600 * 1000);
      const later = await sandbox.signIn('tipo0');
      assert.is((await call(getWallet, { token: later })).value.sumBalance, before.sumBalance);
      const ended = await bonusOf(later);
      assert.equal([ended?.status, ended?.endedAt], ['close', ended?.expiresAt]);
    });
    assert.equal(
      letters.map(({ title }) => title).filter((title) => title.includes('bonus')),
      ['The bonus of R$20.00 has expired'],
    );
  }));

test.run();
