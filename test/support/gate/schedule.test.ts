import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Step, schedule } from './schedule.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Steps that note when they work, and how many did at once. */
function watched() {
  const order: string[] = [];
  let busy = 0;
  let most = 0;
  const work = async (name: string): Promise<void> => {
    order.push(name);
    busy += 1;
    most = Math.max(most, busy);
    await pause(5);
    busy -= 1;
  };
  const step = (name: string, jobs: number, after: string[] = [], width = 1): Step<string> => ({
    name,
    after,
    run: async (take) => {
      await Promise.all(Array.from({ length: jobs }, () => take(() => work(name), width)));
      return name;
    },
  });
  return { order, step, most: () => most };
}

test('jobs of all steps share the lanes, and no more than there are run at once', async () => {
  const { order, step, most } = watched();
  const ended: string[] = [];
  await schedule([step('build', 1), step('unit', 6)], 3, (name) => ended.push(name));
  assert.is(most(), 3);
  assert.is(order.length, 7);
  assert.equal(ended.sort(), ['build', 'unit']);
});

test('a step waits for those that it comes after, and not for one that is not asked for', async () => {
  const { order, step } = watched();
  await schedule([step('build', 1), step('phone', 1, ['build', 'tools'])], 3, () => undefined);
  assert.equal(order, ['build', 'phone']);
});

test('the earlier step gets the free lane, though it asks later', async () => {
  const { order, step } = watched();
  await schedule([step('build', 1), step('legacy', 1, ['build']), step('unit', 4)], 1, () => undefined);
  assert.ok(order.indexOf('legacy') < order.lastIndexOf('unit'));
});

test('a wide job waits until the lanes are free, and fills them', async () => {
  const { order, step, most } = watched();
  await schedule([step('unit', 4), step('phone', 1, [], 3)], 3, () => undefined);
  assert.is(order.at(-1), 'phone');
  assert.is(most(), 3);
});

test('a step that comes after one below it would wait for ever', async () => {
  const { step } = watched();
  const told = await schedule([step('phone', 1, ['build']), step('build', 1)], 3, () => undefined).catch(String);
  assert.match(String(told), 'phone comes after build, which stands below it');
});

test.run();
