import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { VoucherTicket } from '../../../../src/app/pages/rewards/vouchers/VoucherTicket.tsx';
import type { Voucher } from '../../../../src/contract/schemas/rewards.ts';
import { render, reset } from '../../../support/dom.ts';
import { withTexts } from '../../stores/texts.ts';

const voucher = (expiresAt: string): Voucher => ({
  voucherId: 'v1',
  code: 'LEVE10',
  title: 'Slots',
  amount: '10.00',
  wagering: '30.00',
  turnover: '0.00',
  status: 'claim',
  expiresAt,
});

test('a voucher without an end counts nothing down', async () => {
  await withTexts();
  const lines = (expiresAt: string): number => {
    const box = render(<VoucherTicket voucher={voucher(expiresAt)} onShow={() => undefined} />);
    const count = box.querySelectorAll('small').length;
    reset();
    return count;
  };
  assert.equal([lines(new Date(Date.now() + 3_600_000).toISOString()), lines('')], [2, 1]);
});

test.run();
