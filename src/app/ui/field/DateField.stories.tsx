import { useState } from 'react';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { ignore, LONG_TEXT } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { DateField, type DateFieldProps } from './DateField.tsx';

const month = new Intl.DateTimeFormat('pt', { month: 'long', timeZone: 'UTC' });

/** The field with its date. */
function Live(args: DateFieldProps) {
  const [value, choose] = useState(args.value);
  return <DateField {...args} value={value} onChange={choose} />;
}

const meta = {
  title: 'ui/field/DateField',
  component: DateField,
  args: {
    name: 'birthday',
    label: pt.detail_birthday,
    value: '',
    min: '1926-01-01',
    max: '2008-11-22',
    words: {
      day: pt.date_day,
      month: pt.date_month,
      year: pt.date_year,
      months: Array.from({ length: 12 }, (_, at) => month.format(Date.UTC(2001, at, 15))),
      order: ['day', 'month', 'year'],
    },
    onChange: ignore,
  },
  render: Live,
} satisfies Meta<DateFieldProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = { args: { value: '1990-09-17' } };

export const Failed: Story = { name: 'Error', args: { error: pt.fault_birthday } };

export const Disabled: Story = { args: { value: '1990-09-17', disabled: true } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['select'] } } };

export const LongText: Story = { args: { label: LONG_TEXT, hint: LONG_TEXT } };
