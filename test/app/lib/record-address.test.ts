import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readRecord, writeRecord } from '../../../src/app/lib/record-address.ts';

const TODAY = '2026-11-21';
const NAMES = ['type', 'vendor'];
const read = (search: string) => readRecord(search, NAMES, 7, TODAY);
const WEEK = { startDate: '2026-11-15', endDate: '2026-11-21' };

test('what was written is read', () => {
  const days = { startDate: '2026-09-01', endDate: '2026-09-30' };
  const address = writeRecord('/m/gameRecord', days, { type: 'RNG', vendor: '', status: undefined });
  assert.is(address, '/m/gameRecord?from=2026-09-01&to=2026-09-30&type=RNG');
  assert.equal(read(address.split('?')[1] ?? ''), { days, filters: { type: 'RNG' } });
});

test('without days, or with such as make no range, the last ones are shown', () => {
  for (const search of [
    '',
    '?from=2026-11-01',
    '?from=2026-11-02&to=2026-11-01',
    '?from=2026-02-30&to=2026-03-02',
    '?from=x&to=y',
    '?from=2026-13-01&to=2026-13-02',
  ]) {
    assert.equal(read(search).days, WEEK, search);
  }
});

test('an odd value is no filter, and a name that nobody asks for is none', () => {
  assert.equal(read('?type=<b>&vendor=PP&other=1').filters, { vendor: 'PP' });
});

test.run();
