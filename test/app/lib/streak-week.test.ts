import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { streakWeek } from '../../../src/app/lib/streak-week.ts';

const STEPS = [
  { days: 7, bonus: '2.00' },
  { days: 14, bonus: '5.00' },
];

const MARKS = { had: '!', now: '?', ahead: '' };

const drawn = (streak: number, isDone: boolean): string =>
  streakWeek(streak, isDone, STEPS)
    .map(({ days, state, bonus }) => `${days}${MARKS[state]}${bonus ? '*' : ''}`)
    .join(' ');

test('the next day of a streak stands after the days behind it, and gifts stand where a bonus waits', () => {
  assert.is(drawn(3, false), '1! 2! 3! 4? 5 6 7*');
});

test('a streak that has not begun stands before its first day', () => {
  assert.is(drawn(0, false), '1? 2 3 4 5 6 7*');
  assert.is(drawn(0, true), '1? 2 3 4 5 6 7*');
});

test('a week that is done today is shown whole; tomorrow the next one begins', () => {
  assert.is(drawn(7, true), '1! 2! 3! 4! 5! 6! 7!*');
  assert.is(drawn(7, false), '8? 9 10 11 12 13 14*');
});

test.run();
