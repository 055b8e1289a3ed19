import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  belowOwn,
  rateFlaw,
  ratesToSend,
  rateUnits,
  shareOf,
  typedOf,
} from '../../../../../src/app/pages/agent/downlines/rate-rules.ts';
import type { RebateRate } from '../../../../../src/contract/schemas/agent.ts';

const row: RebateRate = { gameType: 'RNG', rate: '0.80', min: '0.50', max: '1.20' };

test('a rate is read with a comma or a point, and keeps between its limits', () => {
  assert.equal(
    [rateUnits('0,5'), rateUnits('1.2'), rateUnits(''), rateUnits('1.23456'), rateUnits('-1')],
    [5_000, 12_000, 0, undefined, undefined],
  );
  assert.equal(
    ['0.49', '0.5', '1,2', '1.2001', 'x'].map((typed) => rateFlaw(typed, row)),
    ['low', undefined, undefined, 'high', 'format'],
  );
  assert.equal(shareOf([row], 25), { RNG: '0.5' }, 'never below what is given on');
  assert.equal(shareOf([row], 50), { RNG: '0.6' });
  assert.equal(typedOf([row]), { RNG: '0.8' });
  assert.equal(ratesToSend([row], { RNG: '0,80' }), [], 'what stands is not sent again');
  assert.equal(ratesToSend([row], { RNG: '1' }), [{ gameType: 'RNG', rate: '1' }]);
  assert.is(ratesToSend([row], { RNG: '2' }), undefined);
  assert.equal(belowOwn([row]), [{ gameType: 'RNG', rate: '0', min: '0', max: '0.80' }]);
});

test.run();
