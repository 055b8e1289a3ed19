import type { Meta, StoryObj } from '../stories/csf.ts';
import { ignore, LONG_TEXT } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { RangeSheet } from './RangeSheet.tsx';

const month = new Intl.DateTimeFormat('pt', { month: 'long', timeZone: 'UTC' });

const words = {
  day: pt.range_day,
  month: pt.range_month_word,
  year: pt.range_year,
  months: Array.from({ length: 12 }, (_, at) => month.format(Date.UTC(2001, at, 15))),
  order: ['day', 'month', 'year'],
  title: pt.range_title,
  close: pt.close,
  thisMonth: pt.range_this_month,
  lastMonth: pt.range_last_month,
  quarter: pt.range_quarter,
  from: pt.range_from,
  to: pt.range_to,
  missing: pt.range_missing,
  wrongOrder: pt.range_order,
  show: pt.range_show,
} as const;

const meta = {
  title: 'ui/range/RangeSheet',
  component: RangeSheet,
  args: {
    value: { startDate: '2026-10-05', endDate: '2026-10-20' },
    today: '2026-11-22',
    onChoose: ignore,
    onClose: ignore,
    words,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Parameters<typeof RangeSheet>[0]>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const Empty: Story = { args: { value: { startDate: '', endDate: '' } } };

export const Pressed: Story = { parameters: { pseudo: { active: ['.btn-primary', '.btn-ghost'] } } };

export const LongText: Story = {
  args: { words: { ...words, title: LONG_TEXT, from: LONG_TEXT, lastMonth: LONG_TEXT, show: LONG_TEXT } },
};
