import { useState } from 'react';
import { lastDays } from '../../lib/day-range.ts';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { ignore, LONG_TEXT } from '../stories/samples.ts';
import { en, pt } from '../stories/texts.ts';
import { RangeFilter, type RangeFilterProps } from './RangeFilter.tsx';

/** The filter with the days that it is told of. */
function Live(args: RangeFilterProps) {
  const [value, choose] = useState(args.value);
  return <RangeFilter {...args} value={value} onChange={choose} />;
}

const meta = {
  title: 'ui/range/RangeFilter',
  component: RangeFilter,
  args: {
    value: lastDays(7, '2026-11-22'),
    today: '2026-11-22',
    onChange: ignore,
    word: (of) => pt[`range_${of}`],
    shown: '16/11/2026 – 22/11/2026',
    sheet: ignore,
  },
  render: Live,
} satisfies Meta<RangeFilterProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Week: Story = {};

export const OtherDays: Story = {
  args: { value: { startDate: '2026-01-05', endDate: '2026-01-09' }, shown: '05/01/2026 – 09/01/2026' },
};

export const WithAction: Story = {
  args: {
    children: (
      <button type="button" className="btn btn-ghost">
        {en.csv_export}
      </button>
    ),
  },
};

export const Pressed: Story = { parameters: { pseudo: { active: ['.range-days'] } } };

export const LongText: Story = {
  args: { shown: LONG_TEXT, word: (of) => (of === 'week' ? LONG_TEXT : pt[`range_${of}`]) },
};
