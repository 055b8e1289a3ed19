import { useState } from 'react';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { ignore, LONG_TEXT, ONE_WORD } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

/** The field with what is typed into it. */
function Live(args: TextAreaProps) {
  const [value, type] = useState(args.value);
  return <TextArea {...args} value={value} onChange={type} />;
}

const meta = {
  title: 'ui/field/TextArea',
  component: TextArea,
  args: { name: 'remark', label: pt.detail_currentAddress, value: '', maxLength: 200, onChange: ignore },
  render: Live,
} satisfies Meta<TextAreaProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: pt.maintenance_text } };

export const Failed: Story = { name: 'Error', args: { error: pt.fault_required, required: true } };

export const Disabled: Story = { args: { disabled: true, value: pt.maintenance_text } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['textarea'] } } };

export const LongText: Story = {
  args: { label: LONG_TEXT, value: LONG_TEXT.repeat(3), hint: ONE_WORD.repeat(2), maxLength: 900 },
};
