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

test.run();
