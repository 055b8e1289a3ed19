import '../../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CallError } from '../../../../src/app/api/errors.ts';
import { tellAnswer, tellPay } from '../../../../src/app/pages/agent/contract/tell-contract.ts';
import { hideToast, toast } from '../../../../src/app/stores/screen/toasts.ts';

const closed = { error: new CallError('refused', 'contract.closed') };

test('a request that is over is told as one, a payout that has been paid elsewhere is not called a request', () => {
  tellAnswer(closed);
  assert.is(toast.value?.text, 'deal_gone');
  tellPay(closed);
  assert.is(toast.value?.text, 'not_found');
  hideToast(toast.value?.id ?? 0);
});

test.run();
