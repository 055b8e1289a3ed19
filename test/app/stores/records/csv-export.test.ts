import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { CSV_MOST, type CsvSource, csvTexts } from '../../../../src/app/stores/records/csv-export.ts';

interface Row {
  id: string;
  amount: string;
}

const DAYS = { startDate: '2026-11-01', endDate: '2026-11-21' };

function sourceOf(pages: Row[][], asked: number[] = []): CsvSource<Row> {
  return {
    name: 'record',
    days: DAYS,
    columns: ['Id', 'Amount'],
    cells: ({ id, amount }) => [id, { amount }],
    id: ({ id }) => id,
    page: async (pageNo) => {
      asked.push(pageNo);
      return { list: pages[pageNo - 1] ?? [], pageNum: pageNo, totalPages: pages.length };
    },
  };
}

const walked = (source: CsvSource<Row>, percents: number[] = []) =>
  csvTexts(
    source,
    'en',
    (percent) => percents.push(percent),
    () => false,
  );

test('every page is read once, in order, and told how far it is', async () => {
  const asked: number[] = [];
  const percents: number[] = [];
  const pages = [[{ id: '3', amount: '3.00' }], [{ id: '2', amount: '-2.00' }], [{ id: '1', amount: '1.00' }]];
  const table = await walked(sourceOf(pages, asked), percents);
  assert.equal(asked, [1, 2, 3]);
  assert.equal(percents, [33, 67, 100]);
  assert.is(table?.texts.join(''), '\uFEFFId,Amount\r\n3,3.00\r\n2,-2.00\r\n1,1.00\r\n');
});

test('a row that slides to the next page meanwhile is told once', async () => {
  const pages = [
    [
      { id: '3', amount: '3.00' },
      { id: '2', amount: '2.00' },
    ],
    [{ id: '2', amount: '2.00' }],
  ];
  assert.is((await walked(sourceOf(pages)))?.rows, 2);
});

test('an empty record has a head and no rows', async () => {
  assert.is((await walked(sourceOf([])))?.rows, 0);
});

test('whoever gives up is given nothing, and no further page is asked for', async () => {
  const asked: number[] = [];
  const pages = [[{ id: '2', amount: '2.00' }], [{ id: '1', amount: '1.00' }]];
  const source = sourceOf(pages, asked);
  assert.is(
    await csvTexts(
      source,
      'en',
      () => undefined,
      () => true,
    ),
    undefined,
  );
  assert.equal(asked, [1]);
});

test('a page that fails ends the walk with its reason', async () => {
  const source = { ...sourceOf([[], []]), page: () => Promise.reject(new Error('cut')) };
  let reason = '';
  await walked(source).catch((error: Error) => {
    reason = error.message;
  });
  assert.is(reason, 'cut');
});

test('a record with more rows than a file takes ends there, asks for no more, and says that it is cut', async () => {
  const asked: number[] = [];
  const half = (part: number): Row[] =>
    Array.from({ length: CSV_MOST / 2 }, (_, place) => ({ id: `${part}.${place}`, amount: '1.00' }));
  const over = await walked(sourceOf([half(1), half(2), half(3), half(4)], asked));
  assert.equal([over?.rows, over?.cut, asked], [CSV_MOST, true, [1, 2]]);
  assert.is(over?.texts.join('').split('\r\n').length, CSV_MOST + 2);
  const one = { id: 'last', amount: '1.00' };
  assert.equal((await walked(sourceOf([half(1), [...half(2), one]])))?.cut, true);
  assert.equal((await walked(sourceOf([half(1), half(2)])))?.cut, false);
});

test.run();
