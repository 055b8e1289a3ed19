import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { daysOf, fitting, joined, monthsOf, partsOf, yearsOf } from '../../../src/app/ui/field/date-parts.ts';

const MIN = '1900-01-01';
const MAX = '2008-03-15';

test('a date is taken apart and put together', () => {
  assert.equal(partsOf('1990-05-14'), { year: '1990', month: '05', day: '14' });
  assert.equal(partsOf('14/05/1990'), { year: '', month: '', day: '' });
  assert.is(joined({ year: '1990', month: '05', day: '14' }), '1990-05-14');
  assert.is(joined({ year: '1990', month: '', day: '14' }), '');
});

test('years begin at the newest', () => {
  const years = yearsOf(MIN, MAX);
  assert.equal([years[0], years[years.length - 1], years.length], ['2008', '1900', 109]);
});

test('only dates between the two can be put together', () => {
  assert.equal(monthsOf('2008', MIN, MAX), ['01', '02', '03']);
  assert.is(monthsOf('', MIN, MAX).length, 12);
  assert.is(daysOf('2008', '03', MIN, MAX).length, 15);
  assert.is(daysOf('2007', '02', MIN, MAX).length, 28);
  assert.is(daysOf('', '02', MIN, MAX).length, 29);
  assert.is(daysOf('', '', MIN, MAX).length, 31);
});

test('a part that does not fit the others any more is open again', () => {
  assert.equal(fitting({ year: '2004', month: '02', day: '29' }, MIN, MAX), { year: '2004', month: '02', day: '29' });
  assert.equal(fitting({ year: '2005', month: '02', day: '29' }, MIN, MAX), { year: '2005', month: '02', day: '' });
  assert.equal(fitting({ year: '2008', month: '07', day: '01' }, MIN, MAX), { year: '2008', month: '', day: '01' });
});

test.run();
