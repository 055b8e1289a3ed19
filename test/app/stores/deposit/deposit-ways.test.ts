import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { depositing, depositMethods, startDeposit, takeDeposit } from '../../../../src/app/stores/deposit/deposit.ts';
import { choosePromo, depositPromos, promoGain } from '../../../../src/app/stores/deposit/deposit-promos.ts';
import { receivingAccounts, sendProof, wantAccounts } from '../../../../src/app/stores/deposit/deposit-transfer.ts';
import { dropSession } from '../../../../src/app/stores/session/session.ts';
import { wallet } from '../../../../src/app/stores/wallet/wallet.ts';
import type { DepositPromo } from '../../../../src/contract/schemas/deposit.ts';
import { enter, made, madeCalls, onPlatform, turn, until } from '../platform.ts';

const BACK = { backUrl: '/m/voucherCenter' };

/** A picture as a phone's camera gives it: larger than the first piece. */
const photo = (seed: number): Blob => {
  const bytes = new Uint8Array(80_000).fill(seed);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return new Blob([bytes], { type: 'image/jpeg' });
};

test('only the methods for mobile are offered', () =>
  onPlatform(async () => {
    await enter('member');
    await depositMethods.load();
    const methods = depositMethods.value.peek() ?? [];
    assert.ok(methods.length >= 8);
    assert.ok(methods.every(({ gateway }) => gateway === 3));
  }));

test('each kind is opened by the call of its own, and its approval loads the wallet', () =>
  onPlatform(async ({ url }) => {
    await enter('member');
    for (const [kind, path] of [
      ['pix', 'pix'],
      ['alipay', 'alipay'],
      ['qq', 'qq'],
      ['wechat', 'wechat'],
    ] as const) {
      await startDeposit({ kind, methodId: kind, amount: '30.00', ...BACK });
      assert.is(
        madeCalls()
          .filter((made) => made.startsWith('POST'))
          .at(-1),
        `POST /wps/deposit/${path}`,
      );
      const value = depositing.current.peek()?.value;
      assert.equal([value?.kind, value?.status], [kind, 'pending']);
      assert.ok(value?.payCode);
      depositing.close();
    }
    await startDeposit({ kind: 'pix', methodId: 'pix', amount: '30.00', ...BACK });
    const id = depositing.current.peek()?.value?.depositId ?? '';
    await wallet.load();
    const before = Number(wallet.value.peek()?.sumBalance);
    await fetch(`${url}/sandbox/gateway/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ action: 'approve' }),
      redirect: 'manual',
    });
    await depositing.resume();
    assert.is(depositing.current.peek()?.value?.status, 'approved');
    await until(() => Number(wallet.value.peek()?.sumBalance) === before + 30);
    depositing.close();
  }));

test('a transfer is reported with its proof; a lost answer is asked for again by its key, and reports it once', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    wantAccounts('transfer');
    await until(() => receivingAccounts.value.peek() !== undefined);
    const accountId = receivingAccounts.value.peek()?.[0]?.accountId ?? '';
    // The line drops answers now and then: what is there already is not sent again.
    await turn(sandbox, { dropAnswerRate: 20, path: '/wps/deposit/proof' });
    const proofId = await sendProof(photo(1));
    await turn(sandbox, { dropAnswerRate: 100, path: '/wps/deposit/manualTransfer' });
    const request = {
      kind: 'manual',
      methodId: 'transfer',
      accountId,
      amount: '200.00',
      payerName: 'Ana',
      proofId,
    } as const;
    await startDeposit(request);
    assert.is(depositing.current.peek()?.value, undefined);
    depositing.restore();
    await turn(sandbox);
    await depositing.resume();
    const value = depositing.current.peek()?.value;
    assert.equal([value?.status, value?.kind, value?.account?.accountId], ['pending', 'manual', accountId]);
    const keys = made.filter(({ call }) => call === 'POST /wps/deposit/manualTransfer').map(({ key }) => key);
    assert.equal([keys.length, new Set(keys).size], [2, 1]);
    depositing.close();
  }));

test('a proof under way ends with the session, and what is no picture is told', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    const text = new Blob([new Uint8Array(2000).fill(65)], { type: 'image/png' });
    const refused = await sendProof(text).catch((thrown: { code?: string }) => thrown.code);
    assert.is(refused, 'upload.invalid');
    await turn(sandbox, { latency: 60, path: '/wps/deposit/proof' });
    const late = sendProof(photo(2)).then(
      () => 'sent',
      () => 'ended',
    );
    dropSession();
    assert.is(await late, 'ended');
  }));

test('a deposit of the records goes on, but not in the place of one whose end nobody knows', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    await startDeposit({ kind: 'pix', methodId: 'pix', amount: '40.00', ...BACK });
    const id = depositing.current.peek()?.value?.depositId ?? '';
    depositing.close();
    await takeDeposit(id);
    assert.is(depositing.current.peek()?.value?.depositId, id);
    depositing.restore();
    assert.is(depositing.current.peek()?.value?.depositId, id);
    depositing.close();
    await turn(sandbox, { dropAnswerRate: 100, path: '/wps/deposit/pix' });
    await startDeposit({ kind: 'pix', methodId: 'pix', amount: '45.00', ...BACK });
    const lost = depositing.current.peek()?.key;
    await turn(sandbox);
    await takeDeposit(id);
    assert.is(depositing.current.peek()?.key, lost);
    await depositing.resume();
    assert.is(depositing.current.peek()?.value?.amount, '45.00');
    depositing.close();
  }));

test('a promotion is chosen for the next deposit; one that is used up is told, a lost line is not', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    await depositPromos.load();
    const chosen = () => depositPromos.value.peek()?.find(({ accepted }) => accepted)?.promotionId;
    assert.is(chosen(), undefined);
    assert.is(await choosePromo('p03'), undefined);
    assert.is(chosen(), 'p03');
    assert.is((await choosePromo('p02'))?.code, 'promotion.used');
    assert.is(chosen(), 'p03');
    await turn(sandbox, { dropAnswerRate: 100, path: '/wps/deposit/acceptPromo' });
    assert.is(await choosePromo(undefined), undefined);
  }));

test('what a promotion adds is whole cents, never more than its most, and nothing below its least', () => {
  const promo: DepositPromo = {
    promotionId: 'p',
    title: '',
    minAmount: '20.00',
    rate: '33.33',
    maxBonus: '50.00',
    wagering: 6,
    days: 7,
    accepted: false,
  };
  assert.is(promoGain(promo, undefined), undefined);
  assert.is(promoGain(promo, '19.99'), undefined);
  assert.equal(promoGain(promo, '20.00'), { bonus: '6.66', turnover: '39.96' });
  assert.equal(promoGain(promo, '100000'), { bonus: '50.00', turnover: '300.00' });
});

test.run();
