import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { durationText } from '../../../src/app/lib/duration.ts';

test('minutes are told as hours and minutes, without what is zero', () => {
  assert.equal([0, 45, 60, 150, 1440].map(durationText), ['0 min', '45 min', '1 h', '2 h 30 min', '24 h']);
});

test.run();
