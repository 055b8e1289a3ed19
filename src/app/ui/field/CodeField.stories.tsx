import { useState } from 'react';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { fill, ignore, LONG_TEXT } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

/** The field with what is typed into it. */
function Live(args: CodeFieldProps) {
  const [value, type] = useState(args.value);
  return <CodeField {...args} value={value} onChange={type} />;
}

const meta = {
  title: 'ui/field/CodeField',
  component: CodeField,
  args: {
    name: 'code',
    label: pt.code_label,
    value: '',
    maxLength: 10,
    sendLabel: pt.code_send,
    waiting: false,
    onSend: ignore,
    onChange: ignore,
  },
  render: Live,
} satisfies Meta<CodeFieldProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Waiting: Story = {
  args: { value: '1234', waiting: true, sendLabel: fill(pt.code_wait, { seconds: 58 }), hint: pt.code_sent },
};

export const Failed: Story = { name: 'Error', args: { value: '000000', error: pt.fault_code } };

export const Pressed: Story = { parameters: { pseudo: { active: ['.code-send'] } } };

export const LongText: Story = { args: { label: LONG_TEXT, sendLabel: pt.verification_too_soon } };
