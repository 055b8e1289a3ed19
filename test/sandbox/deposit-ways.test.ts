import { createHash } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  createAlipayDeposit,
  createManualTransfer,
  createPixDeposit,
  createQqDeposit,
  createWechatDeposit,
  getDeposit,
  getDepositMethods,
  getReceivingAccounts,
  sendProofPiece,
  startProof,
} from '../../src/contract/calls/deposit.ts';
import { getDepositRecords } from '../../src/contract/calls/depositRecords.ts';
import { getWallet } from '../../src/contract/calls/wallet.ts';
import { crc16, pixCode } from '../../src/sandbox/rules/pixCode.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';
import { siteDay } from '../support/site-day.ts';

const BACK = { backUrl: '/m/voucherCenter', language: 'en' };
const PICTURE = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(300_000, 7)]);

const buffer = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer;

/** Elements of a BR Code by their path, as `26.25`. */
function elements(code: string, before = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (let at = 0; at < code.length; ) {
    const id = before + code.slice(at, at + 2);
    const length = Number(code.slice(at + 2, at + 4));
    const value = code.slice(at + 4, at + 4 + length);
    found[id] = value;
    if (id === '26' || id === '62') Object.assign(found, elements(value, `${id}.`));
    at += 4 + length;
  }
  return found;
}

/** Sends a proof in two pieces, out of step as a bad line would. */
async function prove({ call }: TestSandbox, token: string, bytes = PICTURE): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const body = { size: bytes.length, contentType: 'image/jpeg' as const, sha256 };
  const { proofId } = (await call(startProof, { token, body })).value;
  const piece = (from: number, to: number) =>
    call(sendProofPiece, { token, query: { proofId, offset: from }, body: buffer(bytes.subarray(from, to)) });
  assert.is((await piece(200_000, 210_000)).value.received, 0, 'what leaves a gap is not taken');
  await piece(0, 200_000);
  assert.is((await call(startProof, { token, body })).value.received, 200_000, 'announced again, it goes on');
  assert.is((await piece(200_000, bytes.length)).value.received, bytes.length);
  return proofId;
}

const decide = ({ url }: TestSandbox, id: string, form: Record<string, string>) =>
  fetch(`${url}/sandbox/deposits/${id}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

const sum = async ({ call }: TestSandbox, token: string) => (await call(getWallet, { token })).value.sumBalance;

test('the check of a Pix code is the one that the central bank prints', () => {
  const printed =
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304';
  assert.is(crc16(printed), '1D3D');
  assert.is(crc16('123456789'), '29B1');
});

test('a Pix code names the charge, the amount and who is paid', () => {
  const found = elements(pixCode('D123', '1234.50'));
  assert.equal([found['00'], found['01'], found['53'], found['54'], found['58']], ['01', '12', '986', '1234.50', 'BR']);
  assert.equal([found['26.00'], found['26.25']], ['br.gov.bcb.pix', 'pix.leve.example/qr/v2/D123']);
  assert.ok((found['59'] ?? '').length <= 25 && (found['60'] ?? '').length <= 15);
  const code = pixCode('D123', '1234.50');
  assert.is(code.slice(-4), crc16(code.slice(0, -4)));
});

test('each way has its own call and its own way to pay', () =>
  withSandbox(async ({ call, signIn }) => {
    const token = await signIn('newbie');
    const pix = (await call(createPixDeposit, { token, body: { methodId: 'pix', amount: '20', ...BACK } })).value;
    assert.is(elements(pix.payCode ?? '')['54'], '20.00');
    for (const [row, kind] of [
      [createAlipayDeposit, 'alipay'],
      [createQqDeposit, 'qq'],
      [createWechatDeposit, 'wechat'],
    ] as const) {
      const { value } = await call(row, { token, body: { methodId: kind, amount: '20', ...BACK } });
      assert.equal([value.kind, value.status], [kind, 'pending']);
      assert.match(value.payCode ?? '', /^https:\/\/.+D/);
      assert.is(value.payUrl, `/sandbox/gateway/${value.depositId}?lang=en`);
      assert.is((await call(row, { token, body: { methodId: 'pix', amount: '20', ...BACK } })).code, 'not.found');
    }
    const methods = (await call(getDepositMethods, { token, query: { language: 'en' } })).value;
    assert.equal(new Set(methods.map(({ gateway }) => gateway)), new Set([1, 3]));
    assert.is(methods.find(({ kind }) => kind === 'manual')?.name, 'Bank transfer');
  }));

test('a manual transfer waits for a person, who approves it once', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, url } = sandbox;
    const token = await signIn('newbie');
    const [account] = (await call(getReceivingAccounts, { token, query: { methodId: 'transfer' } })).value;
    assert.match(account?.reference ?? '', /^LEVE\d{6}$/);
    const body = {
      methodId: 'transfer',
      accountId: account?.accountId ?? '',
      amount: '250.00',
      payerName: 'Ana Souza',
      language: 'en',
      proofId: 'none',
    };
    assert.is((await call(createManualTransfer, { token, body })).failure?.field, 'proof');
    const proofId = await prove(sandbox, token);
    const elsewhere = { ...body, proofId, accountId: 'else' };
    assert.is((await call(createManualTransfer, { token, body: elsewhere })).code, 'not.found');
    const { value } = await call(createManualTransfer, { token, body: { ...body, proofId }, key: 'transfer-1' });
    const again = await call(createManualTransfer, { token, body: { ...body, proofId }, key: 'transfer-1' });
    assert.is(again.value.depositId, value.depositId);
    assert.equal([value.status, value.payUrl, value.account?.accountId], ['pending', undefined, account?.accountId]);
    assert.is((await call(createManualTransfer, { token, body: { ...body, proofId } })).code, 'upload.invalid');

    const desk = await (await fetch(`${url}/sandbox/deposits`)).text();
    assert.match(desk, 'Ana Souza');
    const proof = await fetch(`${url}/sandbox/deposits/proofs/${proofId}`);
    assert.equal(Buffer.from(await proof.arrayBuffer()), PICTURE);
    const before = Number(await sum(sandbox, token));
    await Promise.all([1, 2, 3].map(() => decide(sandbox, value.depositId, { action: 'approve' })));
    await decide(sandbox, value.depositId, { action: 'decline' });
    assert.is(Number(await sum(sandbox, token)), before + 250);
    const settled = (await call(getDeposit, { token, query: { depositId: value.depositId } })).value;
    assert.is(settled.status, 'approved');
    assert.ok(settled.settledAt);
  }));

test('a declined transfer says why and takes the same proof again; a reported one waits for the desk, however long', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, pass } = sandbox;
    const token = await signIn('newbie');
    const report = (proofId: string) => {
      const body = { methodId: 'transfer', accountId: 'bb', amount: '100', payerName: 'Ana', proofId };
      return call(createManualTransfer, { token, body });
    };
    const first = await prove(sandbox, token);
    const declined = (await report(first)).value.depositId;
    const second = await prove(sandbox, token, Buffer.concat([PICTURE, Buffer.from([2])]));
    const forgotten = (await report(second)).value.depositId;
    assert.is((await report(first)).code, 'upload.invalid', 'it is the proof of one that waits');
    await decide(sandbox, declined, { action: 'decline', reason: 'Another name <b>' });
    const of = async (depositId: string) => (await call(getDeposit, { token, query: { depositId } })).value;
    assert.is((await of(declined)).reason, 'Another name <b>');
    pass(71 * 3_600_000);
    assert.is((await of(forgotten)).status, 'pending');
    pass(2 * 3_600_000);
    assert.is((await of(forgotten)).status, 'pending', 'what was reported as paid does not end as unpaid');
    const resumed = (await report(first)).value;
    assert.is(resumed.status, 'pending', 'the same proof may be looked at again');
    assert.is((await report(second)).code, 'upload.invalid');
    const before = Number(await sum(sandbox, token));
    await decide(sandbox, forgotten, { action: 'approve' });
    assert.is(Number(await sum(sandbox, token)), before + 100);
    assert.is((await report(second)).code, 'upload.invalid', 'a proof is paid once');
    const counted = async (status: 'pending' | 'expired' | 'declined' | 'approved') => {
      const query = { startDate: siteDay(-1), endDate: siteDay(4), pageNo: 1, pageSize: 50, status };
      return (await call(getDepositRecords, { token, query })).value.list.length;
    };
    const states = ['pending', 'expired', 'declined', 'approved'] as const;
    assert.equal(await Promise.all(states.map(counted)), [1, 0, 1, 1]);
  }));

test("nobody uses another's proof, and what is no picture is not taken", () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const proofId = await prove(sandbox, await signIn('newbie'));
    const token = await signIn('member');
    const body = { methodId: 'transfer', accountId: 'bb', amount: '100', payerName: 'Eva', proofId };
    assert.is((await call(createManualTransfer, { token, body })).code, 'upload.invalid');
    const text = Buffer.from('no picture at all');
    const sha256 = createHash('sha256').update(text).digest('hex');
    const started = await call(startProof, { token, body: { size: text.length, contentType: 'image/png', sha256 } });
    const query = { proofId: started.value.proofId, offset: 0 };
    assert.is((await call(sendProofPiece, { token, query, body: buffer(text) })).code, 'upload.invalid');
    const trial = await signIn('trial');
    assert.is(
      (await call(getReceivingAccounts, { token: trial, query: { methodId: 'transfer' } })).code,
      'free.reject',
    );
  }));

test.run();
