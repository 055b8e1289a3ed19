import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Measures, median, type Runtime, summarise, type Visit } from '../bench/statistics.ts';
import { benchTable } from '../bench/table.ts';
import { measuresOf } from '../bench/visit.ts';

const base: Measures = { fp: 300, fcp: 500, hero: 2000, tbt: 100, script: 300, cls: 0 };

const visit = (runtime: Runtime, round: number, measures: Partial<Measures>, cpu = 4): Visit => ({
  page: 'home',
  cpu,
  runtime,
  round,
  measures: { ...base, ...measures },
});

test('a median is the middle, or the mean of the two in the middle', () => {
  assert.is(median([9, 1, 5]), 5);
  assert.is(median([8, 2, 4, 100]), 6);
  assert.is(median([7]), 7);
  assert.ok(Number.isNaN(median([])));
});

test('visits come to medians of each runtime and the ratio of the two', () => {
  const [line] = summarise([
    visit('preact', 1, { script: 100 }),
    visit('react', 1, { script: 400 }),
    visit('preact', 2, { script: 300 }),
    visit('react', 2, { script: 300 }),
    visit('preact', 3, { script: 150 }),
    visit('react', 3, { script: 200 }),
  ]);
  assert.is(line?.medians.preact.script, 150);
  assert.is(line?.medians.react.script, 300);
  assert.is(line?.ratios.script, 0.5);
});

test('each page and speed has its line, and nothing is divided by nothing', () => {
  const visits = [4, 10].flatMap((cpu) => [visit('preact', 1, {}, cpu), visit('react', 1, { hero: 4000 }, cpu)]);
  const text = benchTable(summarise(visits));
  assert.match(text, '| home | 4x slower | 300 / 300 (1.00) | 500 / 500 (1.00) | 2000 / 4000 (0.50) |');
  assert.match(text, '| home | 10x slower |');
  assert.match(text, '| 0 / 0 |');
});

test('blocking time counts what a task takes beyond 50 ms, after the first paint', () => {
  const tasks = [
    { start: 0, duration: 300 },
    { start: 420, duration: 200 },
    { start: 900, duration: 50 },
    { start: 1000, duration: 90 },
  ];
  const { tbt, script } = measuresOf({ fp: 500, fcp: 800, hero: 1500, cls: 0.01, tasks }, 321);
  assert.is(tbt, 70 + 40);
  assert.is(script, 321);
});

test.run();
