import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  mostOf,
  type ReceiverTexts,
  receiverFaults,
  receiverOf,
} from '../../../../../src/app/pages/rewards/mall/mall-rules.ts';
import type { MallItem } from '../../../../../src/contract/schemas/mall.ts';

const item = (points: number, stock: number): MallItem => ({
  itemId: 'mug',
  kind: 'goods',
  name: 'Mug',
  about: '',
  iconUrl: '',
  points,
  stock,
});

const wrongIn = (typed: ReceiverTexts): string[] => Object.keys(receiverFaults(typed));

test('as many as points, stock and an order allow', () => {
  assert.is(mostOf(item(500, 10), 1_499), 2);
  assert.is(mostOf(item(500, 1), 50_000), 1);
  assert.is(mostOf(item(1, 5_000), 5_000), 100);
  assert.is(mostOf(item(500, 10), 0), 0);
});

test('a receiver has a whole name, a number that rings and an address; what was typed is kept, the number as its digits', () => {
  const good = { name: 'Joana D’Ávila', mobileNum: '+55 (11) 98765-4321', address: 'Rua A, 1 – apto. 2' };
  assert.equal(wrongIn(good), []);
  assert.equal(receiverOf(good), { ...good, mobileNum: '5511987654321' });
  assert.equal(wrongIn({ name: 'Joana', mobileNum: '123', address: 'Rua A' }), ['name', 'mobileNum', 'address']);
  assert.equal(wrongIn({ ...good, mobileNum: '98765-4321 ramal 2' }), ['mobileNum']);
  assert.equal(wrongIn({ ...good, mobileNum: '1'.repeat(21) }), ['mobileNum']);
});

test.run();
