import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import { Balance } from '../../../src/app/features/balance/Balance.tsx';
import { BalanceButton } from '../../../src/app/features/balance/BalanceButton.tsx';
import { toast } from '../../../src/app/stores/screen/toasts.ts';
import { refreshBalance, wallet } from '../../../src/app/stores/wallet/wallet.ts';
import { render, reset } from '../../support/dom.ts';
import { enter, onPlatform, turn } from '../stores/platform.ts';
import { withTexts } from '../stores/texts.ts';

const widgets = (
  <>
    <Balance label="Saldo" />
    <BalanceButton className="x" />
  </>
);

test('a balance that cannot be asked for again says so, and of when it is', () =>
  onPlatform(async (sandbox) => {
    await withTexts();
    await enter('member');
    await wallet.load();
    const fresh = /Saldo não atualizado: este é o das \d\d:\d\d\./;
    assert.not.match(render(widgets).innerHTML, fresh);
    await turn(sandbox, { dropRate: 100 });
    await refreshBalance();
    const box = render(widgets);
    assert.match(box.querySelector('[role=status]')?.textContent ?? '', fresh);
    assert.match(box.querySelector('button.x')?.getAttribute('aria-label') ?? '', fresh);
    assert.is(toast.peek()?.text, 'balance_old');
    await turn(sandbox);
    await refreshBalance();
    assert.not.match(render(widgets).innerHTML, fresh);
    reset();
  }));

test.run();
