import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadTexts } from '../../../src/app/i18n/texts.ts';
import MemberHome from '../../../src/app/pages/member/centre/MemberHome.tsx';
import DepositSheet from '../../../src/app/pages/money/deposits/DepositSheet.tsx';
import { dropSession } from '../../../src/app/stores/session/session.ts';
import { refreshStatus } from '../../../src/app/stores/system/system.ts';
import type { Deposit } from '../../../src/contract/schemas/deposit.ts';
import { render, reset } from '../../support/dom.ts';
import type { TestSandbox } from '../../support/sandbox.ts';
import { enter, onPlatform } from '../stores/platform.ts';
import { withTexts } from '../stores/texts.ts';

const DEPOSIT = {
  depositId: 'd1',
  kind: 'pix',
  methodName: 'Pix',
  amount: '50.00',
  status: 'approved',
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-11-20T12:15:00.000Z',
  settledAt: '2026-11-20T12:01:00.000Z',
} as Deposit;

async function choose({ url }: TestSandbox, template: Record<string, number>): Promise<void> {
  const answer = await fetch(`${url}/sandbox/settings.json`, { method: 'PUT', body: JSON.stringify({ template }) });
  assert.ok(answer.ok, String(answer.status));
  await refreshStatus();
}

const onSite = (run: (sandbox: TestSandbox) => Promise<void>) =>
  onPlatform(async (sandbox) => {
    await withTexts();
    await loadTexts('pt', ['payment', 'deposits', 'member']);
    await run(sandbox);
    reset();
  });

/** What is drawn in the page or over it. */
function drawn(node: React.ReactNode): Document {
  reset();
  render(node);
  return document;
}

test('dep_func 1 shows how far a deposit is, 0 its figures alone', () =>
  onSite(async (sandbox) => {
    const sheet = () => drawn(<DepositSheet deposit={DEPOSIT} onSettled={() => undefined} onClose={() => undefined} />);
    await choose(sandbox, { dep_func: 1 });
    assert.ok(sheet().querySelector('ol'));
    assert.match(sheet().querySelector('dl')?.textContent ?? '', 'Pix');
    await choose(sandbox, { dep_func: 0 });
    assert.not(sheet().querySelector('ol'));
    assert.match(sheet().querySelector('dl')?.textContent ?? '', 'Pix');
  }));

/** A row ends with the arrow to its page; in a grid the text ends what is tapped. */
const isRow = (entry: Element): boolean => entry.querySelector('button > svg:last-child') !== null;

test('mem_cen 1 shows the entries of the member centre as a grid, 0 as rows', () =>
  onSite(async (sandbox) => {
    await enter('member');
    await choose(sandbox, { mem_cen: 1 });
    const shown = () => [...drawn(<MemberHome />).querySelectorAll('li')];
    assert.ok(shown().length > 5 && !shown().some(isRow));
    await choose(sandbox, { mem_cen: 0 });
    assert.ok(shown().length > 5 && shown().every(isRow));
    dropSession();
  }));

test.run();
