import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { money } from '../../../../src/app/i18n/format.ts';
import { signOut } from '../../../../src/app/stores/session/sign-out.ts';
import { balanceHidden, toggleBalance } from '../../../../src/app/stores/settings/settings.ts';
import { balanceText, wallet } from '../../../../src/app/stores/wallet/wallet.ts';
import { getWallet } from '../../../../src/contract/calls/wallet.ts';
import { enter, onPlatform, turn } from '../platform.ts';

const text = (): string => balanceText().replace(/\u00a0/g, ' ');

test('the balance is masked until it is known, and while it is asked for again', () =>
  onPlatform(async () => {
    await enter('newbie');
    assert.is(text(), 'R$ *,**');
    const asking = wallet.load();
    assert.is(text(), 'R$ *,**');
    await asking;
    assert.is(text(), 'R$ 50,00');
    const again = wallet.load();
    assert.is(text(), 'R$ **,**');
    await again;
    assert.is(text(), 'R$ 50,00');
  }));

test('a hidden balance stays masked, and is shown again', () =>
  onPlatform(async () => {
    await enter('newbie');
    await wallet.load();
    toggleBalance();
    assert.ok(balanceHidden.value);
    assert.is(text(), 'R$ **,**');
    toggleBalance();
    assert.is(text(), 'R$ 50,00');
  }));

test('a refresh that fails leaves the last balance, and says why', () =>
  onPlatform(async (sandbox) => {
    await enter('newbie');
    await wallet.load();
    await turn(sandbox, { html: true });
    await wallet.load();
    assert.is(text(), 'R$ 50,00');
    assert.is(wallet.error.value?.kind, 'format');
  }));

test('a balance is forgotten with its session, also one that was on its way', () =>
  onPlatform(async (sandbox) => {
    await enter('newbie');
    await wallet.load();
    await turn(sandbox, { latency: 80, path: '/wps/wallet' });
    const late = wallet.load();
    await signOut();
    assert.is(text(), 'R$ *,**');
    const other = (await sandbox.call(getWallet, { token: await enter('member') })).value.sumBalance;
    await late;
    assert.is(text(), 'R$ *,**');
    await wallet.load();
    assert.is(text(), money(other, 'BRL').replace(/\u00a0/g, ' '));
  }));

test.run();
