import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Strength, strengthOf } from '../../../src/app/lib/password-strength.ts';

const JUDGED: readonly (readonly [password: string, strength: Strength])[] = [
  ['', 0],
  ['abc', 1],
  ['Ab1!', 1],
  ['senha123', 1],
  ['aaaaaaaa', 1],
  ['12345678', 1],
  ['jogador9x', 2],
  ['Cachorro9', 3],
  ['cavalo-verde-limao', 3],
  ['Xk9$mQ2p', 3],
];

test('a password is judged by its length, its kinds of signs and its easy runs', () => {
  for (const [password, strength] of JUDGED) assert.is(strengthOf(password), strength, password);
});

test.run();
