import { useState } from 'react';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { ignore, LONG_TEXT, ONE_WORD } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { Chips, type ChipsProps } from './Chips.tsx';

/** The chips with the choice that they are told of. */
function Live(args: ChipsProps) {
  const [value, choose] = useState(args.value);
  return <Chips {...args} value={value} onChange={choose} />;
}

const meta = {
  title: 'ui/filter/Chips',
  component: Chips,
  args: {
    name: 'state',
    label: pt.bet_state,
    options: [
      { value: '', label: pt.filter_any },
      { value: 'open', label: pt.bet_open },
      { value: 'won', label: pt.bet_won },
      { value: 'lost', label: pt.bet_lost },
      { value: 'void', label: pt.bet_void },
    ],
    value: 'won',
    onChange: ignore,
  },
  render: Live,
} satisfies Meta<ChipsProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const Pressed: Story = { parameters: { pseudo: { active: ['.chip:nth-of-type(2)'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['.chip-input'] } } };

export const LongText: Story = {
  args: {
    label: LONG_TEXT,
    options: [
      { value: 'won', label: LONG_TEXT },
      { value: 'lost', label: ONE_WORD },
    ],
  },
};
