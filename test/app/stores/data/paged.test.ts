import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { pagedRecord } from '../../../../src/app/stores/data/paged.ts';

interface Row {
  readonly id: string;
}

const row = (id: string): Row => ({ id });

/** A record whose platform gives these pages, read to its end; the ids that it then shows. */
async function readOf(pages: readonly (readonly string[])[]): Promise<string> {
  const record = pagedRecord<Row, object, undefined>('tested', async (_, page) => ({
    list: (pages[page - 1] ?? []).map(row),
    pageNum: page,
    totalPages: pages.length,
    footer: undefined,
  }));
  record.open({});
  for (let page = 1; page <= pages.length; page += 1) {
    await new Promise((done) => setTimeout(done));
    record.more();
  }
  await new Promise((done) => setTimeout(done));
  return (record.value.peek()?.rows ?? []).map(({ id }) => id).join('');
}

test('rows that new ones have moved to the next page stand there once', async () => {
  assert.is(await readOf(['abcd', 'defg', 'ghi'].map((page) => [...page])), 'abcdefghi');
  assert.is(await readOf(['abcd', 'cdef'].map((page) => [...page])), 'abcdef');
  assert.is(await readOf(['abcd', 'abcd', 'e'].map((page) => [...page])), 'abcde');
});

test('rows that only look alike all stand there', async () => {
  assert.is(await readOf(['aab', 'cad'].map((page) => [...page])), 'aabcad');
  assert.is(await readOf(['abc', 'adc'].map((page) => [...page])), 'abcadc');
  assert.is(await readOf([[], ['a'], []]), 'a');
});

/** The rows that a record shows whose platform gives them in one page and one more. */
async function shownOf<Entry>(...pages: readonly (readonly Entry[])[]): Promise<readonly Entry[]> {
  const record = pagedRecord<Entry, object, undefined>('tested', async (_, page) => ({
    list: structuredClone(pages[page - 1] ?? []),
    pageNum: page,
    totalPages: pages.length,
    footer: undefined,
  }));
  record.open({});
  for (const _ of pages) {
    await new Promise((done) => setTimeout(done));
    record.more();
  }
  await new Promise((done) => setTimeout(done));
  return record.value.peek()?.rows ?? [];
}

test('a record that the platform tells twice, in one page too, is there once', async () => {
  const [a, b, c] = ['a', 'b', 'c'].map((betId) => ({ betId, amount: '5.00' }));
  assert.equal(await shownOf([a, a, b, a], [c, a]), [a, b, c]);
});

test('records of one id that differ, and alike ones without an id, all stand there', async () => {
  const bet = { transactionId: 'a', amount: '-5.00' };
  const win = { transactionId: 'a', amount: '9.00' };
  assert.equal(await shownOf([bet, win]), [bet, win]);
  const friend = { name: 'a***', earned: '1.00' };
  assert.equal(await shownOf([friend, friend], [{ name: 'b***', earned: '1.00' }, friend]), [
    ...[friend, friend],
    ...[{ name: 'b***', earned: '1.00' }, friend],
  ]);
});

test.run();
