import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Draw } from '../../src/sandbox/games/chance.ts';
import { drawCrash, leavesInTime } from '../../src/sandbox/games/crash/curve.ts';
import { multiplierAt, timeOf } from '../../src/sandbox/games/crash/growth.ts';
import { payoutOf, SIDES, turnCards } from '../../src/sandbox/games/duel/cards.ts';
import { catches } from '../../src/sandbox/games/fish/catch.ts';
import { FISH } from '../../src/sandbox/games/fish/kinds.ts';
import { LINES, WEIGHTS } from '../../src/sandbox/games/slot/layout.ts';
import { lineWin, spin, winsOf } from '../../src/sandbox/games/slot/reels.ts';
import { createRandom } from '../../src/sandbox/seed/random.ts';

const drawFrom = (seed: number): Draw => {
  const random = createRandom(seed);
  return (below) => Math.floor(random.next() * below);
};

const near = (value: number, target: number, tolerance: number, what: string): void =>
  assert.ok(Math.abs(value - target) < tolerance, `${what}: ${value}`);

test('the slot returns 96 % by its own arithmetic', () => {
  const total = WEIGHTS.reduce((sum: number, weight) => sum + weight, 0);
  const count = WEIGHTS.length;
  let expected = 0;
  for (let code = 0; code < count ** 5; code += 1) {
    const symbols = Array.from({ length: 5 }, (_, reel) => Math.floor(code / count ** reel) % count);
    const chance = symbols.reduce((product, symbol) => (product * (WEIGHTS[symbol] ?? 0)) / total, 1);
    expected += chance * (lineWin(symbols)?.multiple ?? 0);
  }
  near(expected * LINES.length, 0.96, 0.001, 'expected return');
});

test('the slot returns about 96 % over many seeds', () => {
  let returned = 0;
  const spins = 400_000;
  for (let seed = 0; seed < 20; seed += 1) {
    const draw = drawFrom(seed);
    for (let at = 0; at < spins / 20; at += 1) {
      for (const { multiple } of winsOf(spin(draw))) {
        returned += multiple;
      }
    }
  }
  near(returned / spins, 0.96, 0.04, 'return');
});

test('a line pays from the left, wild stands for any, and the better reading wins', () => {
  assert.equal(lineWin([4, 4, 4, 5, 4]), { symbol: 4, count: 3, multiple: 2 });
  assert.equal(lineWin([0, 4, 4, 4, 5]), { symbol: 4, count: 4, multiple: 6 });
  assert.equal(lineWin([0, 0, 0, 8, 7]), { symbol: 0, count: 3, multiple: 20 });
  assert.equal(lineWin([0, 0, 0, 0, 0]), { symbol: 0, count: 5, multiple: 1000 });
  assert.is(lineWin([5, 4, 4, 4, 4]), undefined);
});

test('every moment to leave a flight returns 96 %', () => {
  const draw = drawFrom(3);
  const crashes = Array.from({ length: 300_000 }, () => drawCrash(draw));
  for (const target of [110, 150, 200, 500]) {
    const won = crashes.filter((crash) => leavesInTime(target, crash)).length;
    near((won * target) / 100 / crashes.length, 0.96, 0.03, `leaving at ${target}`);
  }
  assert.ok(crashes.every((crash) => crash >= 100 && crash <= 10_000));
  near(multiplierAt(timeOf(250) + 1), 250, 2, 'the curve and its time agree');
});

test('every fish returns 96 %, every side of the cards at most that', () => {
  const draw = drawFrom(5);
  const rounds = 200_000;
  for (const { multiple, art } of FISH.filter(({ multiple: each }) => each <= 30)) {
    const caught = Array.from({ length: rounds }, () => catches(multiple, draw)).filter(Boolean).length;
    near((caught * multiple) / rounds, 0.96, 0.06, art);
  }
  const turns = Array.from({ length: rounds }, () => turnCards(draw));
  const returns = SIDES.map((side) => turns.reduce((sum, turn) => sum + payoutOf(turn, side, 100), 0) / rounds / 100);
  near(returns[0] ?? 0, 0.9615, 0.015, 'dragon');
  near(returns[1] ?? 0, 0.9615, 0.015, 'tiger');
  near(returns[2] ?? 0, 0.923, 0.04, 'tie');
});

test.run();
