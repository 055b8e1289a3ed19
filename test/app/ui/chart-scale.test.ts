import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { labelled, linesOf, placeOf, scaleOf } from '../../../src/app/ui/chart/scale.ts';

test('an axis holds zero and every value at round amounts, with few lines', () => {
  for (const values of [[0], [1], [-1], [5, -3], [123_456, -9], [-99_999], [100, 250, 399], [9_999_999_999, -1], []]) {
    const scale = scaleOf(values);
    const lines = linesOf(scale);
    assert.ok(lines.includes(0), `zero is a line of ${values}`);
    assert.ok(lines.length >= 2 && lines.length <= 7, `${lines.length} lines for ${values}`);
    assert.ok(scale.low <= Math.min(0, ...values) && scale.high >= Math.max(0, ...values), String(values));
    assert.match(String(scale.step), /^[125]0*$/);
    for (const value of values) assert.ok(placeOf(value, scale) >= 0 && placeOf(value, scale) <= 1);
  }
});

test('amounts stand where they belong', () => {
  const scale = scaleOf([1000, -1000]);
  assert.equal([placeOf(1000, scale), placeOf(0, scale), placeOf(-1000, scale)], [0, 0.5, 1]);
});

test('few dates stand below the bars', () => {
  assert.equal([labelled(1), labelled(2), labelled(30)], [[0], [0, 1], [0, 14, 29]]);
});

test.run();
