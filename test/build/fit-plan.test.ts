import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fitPlan, type Overweight } from '../../src/build/steps/fit-plan.ts';

/** Makes plans that come out too heavy by these bytes, one after the other, and keeps what each was asked to leave free. */
function plans(...overs: readonly (readonly (readonly [string, number])[])[]) {
  const asked: [string, number][][] = [];
  const make = async (spare: Overweight) => {
    asked.push([...spare]);
    return { made: asked.length, over: new Map(overs[asked.length - 1]) };
  };
  return { asked, make };
}

test('a plan that keeps its limits is the only one', async () => {
  const { asked, make } = plans([]);
  assert.is(await fitPlan(make), 1);
  assert.equal(asked, [[]]);
});

test('a route that came out too heavy gets less room, until one plan keeps all limits', async () => {
  const { asked, make } = plans([['Team', 30]], [['Bets', 50]], []);
  assert.is(await fitPlan(make), 3);
  assert.equal(asked, [
    [],
    [['Team', 150]],
    [
      ['Team', 150],
      ['Bets', 170],
    ],
  ]);
});

test('where no plan keeps them, the one that breaks them least is told of', async () => {
  const { asked, make } = plans([['Team', 30]], [['Team', 10]], [['Team', 90]], [['Team', 20]], []);
  assert.is(await fitPlan(make), 2);
  assert.is(asked.length, 4);
});

test.run();
