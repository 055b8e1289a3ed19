import type { Meta, StoryObj } from '../stories/csf.ts';
import { ignore, LONG_TEXT } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { RangeSheet } from './RangeSheet.tsx';

const month = new Intl.DateTimeFormat('pt', { month: 'long', timeZone: 'UTC' });

const words = {
  weekdays: ['D', 'S', 'T', 'Q', 'Q', 'S', 'S'],
  monthName: (day: string) => month.format(Date.parse(day)),
  dayName: (day: string) => `${Number(day.slice(8))} de ${month.format(Date.parse(day))}`,
  previous: pt.range_previous,
  next: pt.range_next,
  title: pt.range_title,
  close: pt.close,
  thisMonth: pt.range_this_month,
  lastMonth: pt.range_last_month,
  quarter: pt.range_quarter,
  from: pt.range_from,
  to: pt.range_to,
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
