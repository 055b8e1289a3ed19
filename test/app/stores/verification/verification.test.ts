import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { waitOf } from '../../../../src/app/lib/code-wait.ts';

const NOW = 1_800_000_000_000;

test('the countdown ends when the platform says', () => {
  assert.is(waitOf({ expirationTime: NOW + 45_000 }, NOW), NOW + 45_000);
});

test('without a moment it is a minute (SPEC section 4)', () => {
  assert.is(waitOf(undefined, NOW), NOW + 60_000);
  assert.is(waitOf({}, NOW), NOW + 60_000);
});

test('a phone whose clock is wrong waits neither for ever nor not at all', () => {
  assert.is(waitOf({ expirationTime: NOW - 3_600_000 }, NOW), NOW + 60_000);
  assert.is(waitOf({ expirationTime: NOW + 86_400_000 }, NOW), NOW + 600_000);
});

test.run();
