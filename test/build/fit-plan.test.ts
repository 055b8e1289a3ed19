import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Way, waysFrom } from '../../src/build/plan/plan.ts';
import { fitPlan, type Overweight } from '../../src/build/steps/fit-plan.ts';

const KEPT = { chunks: [], copies: {} };

const WAYS: Way[] = [130, 100].map((fileBytes) => ({ view: { fileBytes, waste: 1, wasteBytes: 700 } }));

/** Makes plans that come out too heavy by these bytes, one after the other, and keeps what each was asked to leave free, in which view. */
function plans(...overs: readonly (readonly (readonly [string, number])[])[]) {
  const asked: { fileBytes: number; spare: [string, number][] }[] = [];
  const make = async (spare: Overweight, { view }: Way) => {
    asked.push({ fileBytes: view?.fileBytes ?? 0, spare: [...spare] });
    return { made: asked.length, over: new Map(overs[asked.length - 1]) };
  };
  return { asked, make };
}

test('a plan that keeps its limits is the only one', async () => {
  const { asked, make } = plans([]);
  assert.is((await fitPlan(make, WAYS)).made, 1);
  assert.equal(asked, [{ fileBytes: 130, spare: [] }]);
});

test('a route that came out too heavy gets less room, and then another view from the start', async () => {
  const { asked, make } = plans([['Team', 30]], [['Bets', 50]], []);
  assert.is((await fitPlan(make, WAYS)).made, 3);
  assert.equal(asked, [
    { fileBytes: 130, spare: [] },
    { fileBytes: 130, spare: [['Team', 150]] },
    { fileBytes: 100, spare: [] },
  ]);
});

test('where no plan keeps them, the one that breaks them least is told of', async () => {
  const { asked, make } = plans([['Team', 30]], [['Team', 10]], [['Team', 90]], [['Team', 20]], []);
  const { made, over } = await fitPlan(make, WAYS);
  assert.equal([made, [...over]], [2, [['Team', 10]]]);
  assert.is(asked.length, 4);
});

test('a kept plan that is too heavy is not made twice as it is', async () => {
  const { asked, make } = plans([['Team', 30]], []);
  await fitPlan(make, [{ kept: KEPT, search: false }, ...WAYS]);
  assert.equal(asked, [
    { fileBytes: 0, spare: [] },
    { fileBytes: 130, spare: [] },
  ]);
});

test('a kept plan is made better with the room that it lacked, and is not given up where that does not do', async () => {
  const { asked, make } = plans([['Team', 30]], [['Team', 5]], [['Team', 8]], []);
  const { made, over } = await fitPlan(make, waysFrom(KEPT));
  assert.equal(
    asked.map(({ spare }) => spare),
    [[], [['Team', 150]], [['Team', 275]]],
  );
  assert.equal([made, [...over]], [2, [['Team', 5]]]);
});

test('the kept plan comes first as it is, then made better; without one each view is searched from nothing', () => {
  assert.equal(waysFrom(KEPT), [{ kept: KEPT, search: false }, { kept: KEPT }]);
  const others = waysFrom(undefined);
  assert.ok(others.length > 1 && others.every((way) => way.kept === undefined && way.search === undefined));
});

test.run();
