import { useState } from 'react';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { ignore, LONG_TEXT } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

/** The field with what is typed into it. */
function Live(args: PhoneFieldProps) {
  const [value, type] = useState(args.value);
  const [code, choose] = useState(args.code);
  return <PhoneField {...args} value={value} code={code} onChange={type} onCode={choose} />;
}

const meta = {
  title: 'ui/field/PhoneField',
  component: PhoneField,
  args: {
    name: 'mobileNum',
    label: pt.account_mobile,
    value: '',
    code: '55',
    codes: [
      { code: '55', label: 'BR +55' },
      { code: '351', label: 'PT +351' },
      { code: '1868', label: 'TT +1868' },
    ],
    maxLength: 20,
    codeLabel: pt.detail_nationality,
    onCode: ignore,
    onChange: ignore,
  },
  render: Live,
} satisfies Meta<PhoneFieldProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: '11900000000', required: true } };

export const Failed: Story = { name: 'Error', args: { value: '123', error: pt.fault_mobile } };

export const LongestCode: Story = { args: { code: '1868', value: '12345678901234567890' } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['.dial-choice'] } } };

export const LongText: Story = { args: { label: LONG_TEXT, hint: LONG_TEXT } };
