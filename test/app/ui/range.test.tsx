import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import type { Days } from '../../../src/app/lib/day-range.ts';
import { nextRange, RangeCalendar } from '../../../src/app/ui/range/RangeCalendar.tsx';
import { render, reset } from '../../support/dom.ts';

const words = {
  previous: 'before',
  next: 'after',
  weekdays: ['S', 'M', 'T', 'W', 'T', 'F', 'S'],
  monthName: (day: string) => day.slice(0, 7),
  dayName: (day: string) => day,
};
const NOVEMBER = { min: '2026-09-10', max: '2026-11-25' };

test('two taps choose a first and a last day in whatever order, and a third begins anew', () => {
  const none = { startDate: '', endDate: '' };
  const first = nextRange(none, '2026-11-10');
  assert.equal(first, { startDate: '2026-11-10', endDate: '' });
  assert.equal(nextRange(first, '2026-11-12'), { startDate: '2026-11-10', endDate: '2026-11-12' });
  assert.equal(nextRange(first, '2026-11-02'), { startDate: '2026-11-02', endDate: '2026-11-10' });
  assert.equal(nextRange(first, '2026-11-10'), { startDate: '2026-11-10', endDate: '2026-11-10' });
  assert.equal(nextRange({ startDate: '2026-11-01', endDate: '2026-11-03' }, '2026-11-09'), {
    startDate: '2026-11-09',
    endDate: '',
  });
});

function draw(value: Days, chosen: Days[] = []): HTMLElement {
  return render(<RangeCalendar value={value} {...NOVEMBER} words={words} onChange={(days) => chosen.push(days)} />);
}
const dayOf = (box: HTMLElement, day: string) => box.querySelector<HTMLButtonElement>(`[aria-label="${day}"]`);

test('the month of the last chosen day is shown, with what is chosen and no day that cannot be', () => {
  const chosen: Days[] = [];
  const box = draw({ startDate: '2026-11-20', endDate: '2026-11-22' }, chosen);
  assert.is(box.querySelectorAll('[aria-pressed]').length, 30);
  assert.is(box.querySelectorAll('[aria-pressed=true]').length, 3);
  assert.is(dayOf(box, '2026-11-25')?.disabled, false);
  assert.is(dayOf(box, '2026-11-26')?.disabled, true);
  assert.is(box.querySelector<HTMLButtonElement>('[aria-label=after]')?.disabled, true);
  dayOf(box, '2026-11-05')?.click();
  assert.equal(chosen, [{ startDate: '2026-11-05', endDate: '' }]);
  reset();
});

test('the month before ends where the oldest day is', () => {
  const box = draw({ startDate: '2026-09-12', endDate: '2026-09-12' });
  assert.match(box.textContent ?? '', /2026-09/);
  assert.is(dayOf(box, '2026-09-09')?.disabled, true);
  assert.is(dayOf(box, '2026-09-10')?.disabled, false);
  assert.is(box.querySelector<HTMLButtonElement>('[aria-label=before]')?.disabled, true);
  reset();
});

test.run();
