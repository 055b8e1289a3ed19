import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../../support/dom.ts';
import { wayOf } from '../../../../../src/app/pages/promotions/list/act.ts';
import { promotionStates } from '../../../../../src/app/stores/promotion-states.ts';

const BACK = '/m/activity?id=p09';

test('a button leads where its promotion goes on; a guest logs in and comes back', () => {
  assert.is(wayOf('login', 'p09', BACK), '/m/login?next=%2Fm%2Factivity%3Fid%3Dp09');
  assert.is(wayOf('apply', 'p 1', BACK), '/m/applyReward?id=p%201');
  assert.is(wayOf('deposit', 'p03', BACK), '/m/voucherCenter?promotionId=p03');
  assert.is(wayOf('detail', 'p21', BACK), '/m/activityDetail?id=p21');
  for (const act of ['join', 'claim', undefined] as const) assert.is(wayOf(act, 'p09', BACK), undefined);
});

test('a promotion opens pages of this site alone', () => {
  const open = (link: string) => {
    promotionStates.set([{ promotionId: 'p20', link }]);
    return wayOf('open', 'p20', BACK);
  };
  assert.is(open('/m/rebate'), '/m/rebate');
  for (const link of ['https://example.com', '//example.com', 'javascript:alert(1)', '/\\example.com']) {
    assert.not(open(link), link);
  }
});

test.run();
