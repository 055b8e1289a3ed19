import { useState } from 'react';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { ignore, LONG_TEXT, ONE_WORD } from '../stories/samples.ts';
import { en, pt } from '../stories/texts.ts';
import { Segmented, type SegmentedProps } from './Segmented.tsx';

/** The ways with the choice that they are told of. */
function Live(args: SegmentedProps<string>) {
  const [value, choose] = useState(args.value);
  return <Segmented {...args} value={value} onChange={choose} />;
}

const meta = {
  title: 'ui/segmented',
  component: Segmented<string>,
  args: {
    name: 'way',
    options: [
      { id: 'username', label: pt.login_by_username },
      { id: 'sms', label: pt.login_by_sms },
    ],
    value: 'username',
    onChange: ignore,
    label: pt.login_method,
  },
  render: Live,
} satisfies Meta<SegmentedProps<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const Four: Story = {
  args: {
    options: [
      { id: 'day', label: en.range_today },
      { id: 'week', label: en.range_week },
      { id: 'month', label: en.range_month },
      { id: 'dates', label: en.range_dates },
    ],
    value: 'week',
  },
};

export const Pressed: Story = { parameters: { pseudo: { active: ['.segmented-item'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['.segmented-input'] } } };

export const LongText: Story = {
  args: {
    options: [
      { id: 'username', label: LONG_TEXT },
      { id: 'sms', label: ONE_WORD },
    ],
  },
};
