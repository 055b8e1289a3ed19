import { useState } from 'react';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { ignore, LONG_TEXT, ONE_WORD } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

/** The box with its answer. */
function Live(args: CheckboxProps) {
  const [checked, check] = useState(args.checked);
  return <Checkbox {...args} checked={checked} onChange={check} />;
}

const meta = {
  title: 'ui/field/Checkbox',
  component: Checkbox,
  args: { name: 'remember', checked: false, onChange: ignore, children: pt.login_remember },
  render: Live,
} satisfies Meta<CheckboxProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const No: Story = {};

export const Yes: Story = { args: { checked: true } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledYes: Story = { args: { disabled: true, checked: true } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['input'] } } };

export const LongText: Story = { args: { children: LONG_TEXT } };

export const OneLongWord: Story = { args: { children: ONE_WORD.repeat(2) } };
