import { useState } from 'react';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { ignore, LONG_TEXT } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { ChoiceField, type ChoiceFieldProps } from './Choice.tsx';

/** The field with its choice. */
function Live(args: ChoiceFieldProps) {
  const [value, choose] = useState(args.value);
  return <ChoiceField {...args} value={value} onChange={choose} />;
}

const meta = {
  title: 'ui/field/ChoiceField',
  component: ChoiceField,
  args: {
    name: 'income',
    label: pt.detail_sourceOfIncome,
    value: '',
    open: pt.choose,
    options: [{ value: 'SALARY', label: pt.income_SALARY }],
    onChange: ignore,
  },
  render: Live,
} satisfies Meta<ChoiceFieldProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Chosen: Story = { args: { value: 'SALARY' } };

export const Failed: Story = { name: 'Error', args: { error: pt.fault_required } };

export const Disabled: Story = { args: { disabled: true } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['select'] } } };

export const LongText: Story = { args: { label: LONG_TEXT, open: LONG_TEXT } };
