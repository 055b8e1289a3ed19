import { useState } from 'react';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { ignore, LONG_TEXT } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { PinField, type PinFieldProps } from './PinField.tsx';

/** The field with what is typed into it. */
function Live(args: PinFieldProps) {
  const [value, type] = useState(args.value);
  return <PinField {...args} value={value} onChange={type} />;
}

const meta = {
  title: 'ui/field/PinField',
  component: PinField,
  args: {
    name: 'pin',
    label: pt.pin_new,
    value: '',
    length: 6,
    reveal: { show: pt.password_show, hide: pt.password_hide },
    onChange: ignore,
  },
  render: Live,
} satisfies Meta<PinFieldProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Some: Story = { args: { value: '123', hint: pt.pin_tips } };

export const Full: Story = { args: { value: '123456' } };

export const Failed: Story = { name: 'Error', args: { value: '111111', error: pt.pin_easy } };

export const Disabled: Story = { args: { disabled: true } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['.pin-input'] } } };

export const LongText: Story = { args: { label: LONG_TEXT, error: LONG_TEXT } };
