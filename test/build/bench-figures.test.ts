import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkWritable, type Row, rewritten } from '../bench/figures.ts';
import { type Measures, summarise, type Visit } from '../bench/statistics.ts';
import { visitFigures } from '../bench/table.ts';
import { listFigures, moverFigures } from '../bench/widgets/figures.ts';
import type { ListMeasures } from '../bench/widgets/measure.ts';

const EMPTY = 'Before.\n\n<!-- bench -->\n<!-- /bench -->\n\nAfter.\n';

const row = (part: Row['part'], what: string, ours: string, more: Partial<Row> = {}): Row => ({
  part,
  what,
  ours,
  rounds: 5,
  date: '2026-01-02',
  commit: 'abc1234',
  ...more,
});

const rowsOf = (readme: string): string[] => readme.split('\n').filter((line) => /^\| (?!Part)/.test(line));

test('a table is written between the marks, and nothing else changes', () => {
  const text = rewritten(EMPTY, [
    row('lists', 'work ms', '120', { beside: 'virtua 240', ratio: 0.5, goal: 'ratio ≤ 0.6' }),
  ]);
  assert.ok(text.startsWith('Before.\n\n<!-- bench -->\n| Part | Measured |'));
  assert.ok(text.endsWith('|\n<!-- /bench -->\n\nAfter.\n'));
  assert.equal(rowsOf(text), [
    '| lists | work ms | 120 | virtua 240 | 0.50 | ratio ≤ 0.6 | 5 | 2026-01-02 | abc1234 |',
  ]);
});

test('rows of a part that was measured are replaced, and those of other parts stay', () => {
  const before = rewritten(EMPTY, [
    row('visits', 'old', '1'),
    row('visits', 'older', '1'),
    row('movers', 'ticker', '2'),
  ]);
  const after = rewritten(before, [row('visits', 'new', '3')]);
  assert.equal(rowsOf(after), [
    '| visits | new | 3 | – | – | – | 5 | 2026-01-02 | abc1234 |',
    '| movers | ticker | 2 | – | – | – | 5 | 2026-01-02 | abc1234 |',
  ]);
});

test('the order does not depend on which part was measured last', () => {
  const visits = ['b', 'a'].map((what) => row('visits', what, '1'));
  const movers = ['d', 'c'].map((what) => row('movers', what, '1'));
  const text = rewritten(rewritten(EMPTY, movers), visits);
  assert.is(text, rewritten(rewritten(EMPTY, visits), movers));
  assert.is(text, rewritten(text, movers));
  assert.equal(
    rowsOf(text).map((line) => line.split(' | ')[1]),
    ['b', 'a', 'd', 'c'],
  );
});

test('a README without the marks, or with them turned round, is refused', () => {
  assert.throws(() => rewritten('# The tests\n', [row('visits', 'a', '1')]), /needs a line <!-- bench -->/);
  assert.throws(() => rewritten('\n<!-- /bench -->\n\n<!-- bench -->\n', []), /needs a line <!-- bench -->/);
});

test('a run that measures less than a part, or too few times, is not written', () => {
  checkWritable(['--part', 'widgets', '--only', 'lists', '--write'], 3);
  assert.throws(() => checkWritable(['--write', '--pages', 'home', '--cpu=6'], 5), /leave out --pages and --cpu/);
  assert.throws(() => checkWritable(['--write', '--short'], 3), /leave out --short/);
  assert.throws(() => checkWritable(['--write'], 2), /at least 3 rounds/);
  assert.throws(() => checkWritable(['--write'], Number.NaN), /at least 3 rounds/);
});

test('visits come to a figure for each measure, beside React', () => {
  const measures: Measures = { fp: 300, fcp: 500, hero: 2000, tbt: 100, script: 300, cls: 0 };
  const visit = (runtime: Visit['runtime'], fcp: number): Visit => ({
    page: 'home',
    cpu: 4,
    runtime,
    round: 1,
    measures: { ...measures, fcp },
  });
  const figures = visitFigures(summarise([visit('preact', 500), visit('react', 1000)]));
  assert.is(figures.length, 6);
  assert.equal(figures[1], {
    part: 'visits',
    what: 'home, CPU 4x slower: FCP ms',
    ours: '500',
    beside: 'React 1000',
    ratio: 0.5,
  });
  assert.is(figures[5]?.ratio, undefined, 'nothing is divided by nothing');
});

const listOf = (name: string, work: number, own: number, blank = 0) => ({
  name,
  own,
  page: own + 60_000,
  rounds: [{ work, script: work, style: 0, layout: 0, late: 0, blank, band: 0, nodes: 480, heap: 2 } as ListMeasures],
});

test('a list is held against each other one by its work, and against the best of them by the rest', () => {
  const figures = listFigures([
    listOf('floor (no framework)', 100, 0),
    listOf('Leve', 120, 3072),
    listOf('virtua', 240, 4096),
    listOf('react-window', 200, 6144, 0.5),
  ]);
  const says = figures.map(({ what, ours, beside, ratio, goal }) => [what, ours, beside, ratio, goal]);
  assert.equal(says[0], ['work ms', '120', 'floor (no framework) 100', 1.2, 'ratio ≤ 1.25']);
  assert.equal(says[2], ['work ms', '120', 'react-window 200', 0.6, 'ratio ≤ 0.6']);
  assert.equal(says[4], ['frames with a blank band', '0 %', 'virtua 0 %', undefined, 'ours ≤ 0']);
  assert.equal(says[7], ['own KiB', '3.0', 'virtua 4.0', 0.75, 'ratio ≤ 1']);
});

test('what moves stands beside those that do the same, and a half that was not measured gives no figure', () => {
  const movers = [
    { name: 'Leve ticker', page: 7000, rounds: [20, 30, 90] },
    { name: 'number-flow', page: 9000, rounds: [300, 310, 290] },
  ];
  assert.equal(moverFigures(movers), [
    {
      part: 'movers',
      what: 'Leve ticker, main thread ms per 10 s',
      ours: '30',
      beside: 'number-flow 300',
      ratio: 0.1,
      goal: 'ours ≤ 60',
    },
  ]);
  assert.equal(listFigures([]), []);
});

test.run();
