import { useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DateField } from '../../../src/app/ui/field/DateField.tsx';
import { PinField } from '../../../src/app/ui/field/PinField.tsx';
import { focusField } from '../../../src/app/ui/field/shell.tsx';
import { fire, render, reset, type } from '../../support/dom.ts';

test.after.each(reset);

const MONTHS = Array.from({ length: 12 }, (_, place) => `m${place + 1}`);
const WORDS = { day: 'Day', month: 'Month', year: 'Year', months: MONTHS, order: ['month', 'day', 'year'] as const };

function Birthday({ told }: { told: string[] }) {
  const [value, setValue] = useState('');
  const onChange = (date: string) => {
    told.push(date);
    setValue(date);
  };
  return (
    <DateField
      name="birthday"
      label="Birthday"
      min="1900-01-01"
      max="2008-03-15"
      words={WORDS}
      value={value}
      onChange={onChange}
    />
  );
}

const selects = () => [...document.querySelectorAll<HTMLSelectElement>('select')];

function choose(place: number, value: string): void {
  const select = selects()[place] as HTMLSelectElement;
  select.value = value;
  fire(select, 'change');
}

test('a date is given once its three parts are chosen, in the order of the language', () => {
  const told: string[] = [];
  render(<Birthday told={told} />);
  assert.equal(
    selects().map((select) => select.getAttribute('aria-label')),
    ['Month', 'Day', 'Year'],
  );
  choose(2, '2005');
  choose(0, '02');
  choose(1, '28');
  assert.equal(told, ['', '', '2005-02-28']);
  choose(0, '');
  assert.is(told[told.length - 1], '');
});

test('a day that the month does not have is open again, and cannot be chosen', () => {
  const told: string[] = [];
  render(<Birthday told={told} />);
  choose(1, '31');
  choose(0, '04');
  assert.is(selects()[1]?.value, '');
  assert.is(selects()[1]?.options.length, 31, '30 days and the open choice');
  assert.ok(focusField('birthday'));
});

test('a pin takes digits alone, as many as it has, and hides them until the eye is tapped', () => {
  const told: string[] = [];
  const field = (value: string) => (
    <PinField
      name="pin"
      label="Pin"
      value={value}
      length={6}
      reveal={{ show: 'Show', hide: 'Hide' }}
      onChange={(pin) => told.push(pin)}
    />
  );
  render(field('12'));
  const input = document.querySelector('input') as HTMLInputElement;
  assert.equal(
    [input.type, input.inputMode, document.querySelectorAll('[aria-hidden] > i').length],
    ['password', 'numeric', 2],
  );
  type(input, '12a3456789');
  assert.equal(told, ['123456']);
  fire(document.querySelector('button') as Element, 'click');
  assert.is(document.querySelector('input')?.type, 'text');
  assert.is(document.querySelector('input ~ [aria-hidden]')?.textContent, '1');
});

test.run();
