import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { arrivalsOf } from '../bench/list/arrival.ts';
import { type Measures, median, type Runtime, summarise, type Visit } from '../bench/statistics.ts';
import { benchTable } from '../bench/table.ts';
import { measuresOf } from '../bench/visit.ts';
import type { ListMeasures } from '../bench/widgets/measure.ts';
import { goals, listTable, ratioTo } from '../bench/widgets/table.ts';

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

const listOf = (name: string, works: readonly number[], own: number, blank = 0) => ({
  name,
  own,
  page: own + 60_000,
  rounds: works.map(
    (work): ListMeasures => ({ work, script: work, style: 0, layout: 0, late: 0, blank, band: 0, nodes: 480, heap: 2 }),
  ),
});
const movers = ['Leve marquee', 'Leve ticker'].map((name) => ({ name, page: 7000, rounds: [20, 30, 90] }));

test('a list is held against another within each round, so that a busy round hits both alike', () => {
  const ours = listOf('Leve', [120, 600, 110], 3000);
  const floor = listOf('floor (no framework)', [100, 500, 100], 0);
  assert.is(ratioTo(ours, floor).toFixed(2), '1.20');
  assert.match(listTable([floor, ours]), '| Leve | 120 | 1.20 | 120 | 0 | 0 | 0 % | 0 % |');
});

test('the bench says which goals are reached, and measures against the best of the others', () => {
  const lists = [
    listOf('floor (no framework)', [100], 0),
    listOf('Leve', [120], 3000, 0.2),
    listOf('virtua', [240], 4000),
    listOf('react-window', [180], 5000),
  ];
  const text = goals(lists, movers);
  assert.match(text, 'work of the floor: 1.2, limit 1.25: reached');
  assert.match(text, 'work of the best peer: 0.67, limit 0.6: MISSED');
  assert.match(text, 'blank band: 0.2, limit 0: MISSED');
  assert.match(text, 'own bytes of the smallest peer: 0.75, limit 1: reached');
  assert.match(text, 'marquee, ms per 10 s: 30, limit 30: reached');
});

test('an arrival is its tasks up to the next frame, and what that takes beyond others, for 35 games', () => {
  const event = (name: string, ts: number, more: object = {}) => ({ name, pid: 1, tid: 1, ts, ...more });
  const of = (requestId: string, url = '') => ({ args: { data: { requestId, url } } });
  const events = [
    event('ResourceSendRequest', 0, of('a', 'http://leve.test/lgw/games/list?gameType=RNG&pageNo=2&pageSize=70')),
    event('ResourceSendRequest', 0, of('b', 'http://leve.test/wps/wallet')),
    event('ResourceReceiveResponse', 900, of('a')),
    event('ResourceFinish', 2000, of('a')),
    event('ResourceFinish', 2000, of('b')),
  ];
  const task = (ts: number, dur: number, tdur = dur) => event('RunTask', ts, { dur, tdur });
  const tasks = [
    ...[task(100, 500), task(1000, 400), task(2000, 900, 600), task(3000, 1000)],
    // Its frame, and what comes after it.
    ...[task(5000, 4000), task(10_000, 700), task(11_000, 1000)],
  ];
  assert.equal(arrivalsOf(events, tasks, [200, 6000, 11_500]), { arrival: 2.5, arrivalTask: 1 });
});

test.run();
