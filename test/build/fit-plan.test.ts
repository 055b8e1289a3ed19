import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { View } from '../../src/build/plan/plan.ts';
import { fitPlan, type Overweight } from '../../src/build/steps/fit-plan.ts';

const VIEWS = [130, 100].map((fileBytes) => ({ fileBytes, waste: 1, wasteBytes: 700 }));

/** Makes plans that come out too heavy by these bytes, one after the other, and keeps what each was asked to leave free, by which view. */
function plans(...overs: readonly (readonly (readonly [string, number])[])[]) {
  const asked: { fileBytes: number; spare: [string, number][] }[] = [];
  const make = async (spare: Overweight, { fileBytes }: View) => {
    asked.push({ fileBytes, spare: [...spare] });
    return { made: asked.length, over: new Map(overs[asked.length - 1]) };
  };
  return { asked, make };
}

test('a plan that keeps its limits is the only one', async () => {
  const { asked, make } = plans([]);
  assert.is(await fitPlan(make, VIEWS), 1);
  assert.equal(asked, [{ fileBytes: 130, spare: [] }]);
});

test('a route that came out too heavy gets less room, and then another view from the start', async () => {
  const { asked, make } = plans([['Team', 30]], [['Bets', 50]], []);
  assert.is(await fitPlan(make, VIEWS), 3);
  assert.equal(asked, [
    { fileBytes: 130, spare: [] },
    { fileBytes: 130, spare: [['Team', 150]] },
    { fileBytes: 100, spare: [] },
  ]);
});

test('where no plan keeps them, the one that breaks them least is told of', async () => {
  const { asked, make } = plans([['Team', 30]], [['Team', 10]], [['Team', 90]], [['Team', 20]], []);
  assert.is(await fitPlan(make, VIEWS), 2);
  assert.is(asked.length, 4);
});

test.run();
