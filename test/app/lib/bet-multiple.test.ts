import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { multipleOf } from '../../../src/app/lib/bet-multiple.ts';

test('a multiple is rounded down, and told only where there is one', () => {
  assert.equal(
    [multipleOf('1.00', '6.71'), multipleOf('0.30', '1.00'), multipleOf('5.00', '0.00'), multipleOf('2', '9.5')],
    [671, 333, 0, 475],
  );
  assert.equal(
    [multipleOf('0.00', '1.00'), multipleOf('x', '1.00'), multipleOf('1.00', '')],
    [undefined, undefined, undefined],
  );
});

test.run();
