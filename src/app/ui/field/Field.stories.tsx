import { useState } from 'react';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { fill, ignore, LONG_TEXT, ONE_WORD, WIDE_EMOJI } from '../stories/samples.ts';
import { en, pt } from '../stories/texts.ts';
import { Field, type FieldProps } from './Field.tsx';

/** The field with what is typed into it. */
function Live(args: FieldProps) {
  const [value, type] = useState(args.value);
  return <Field {...args} value={value} onChange={type} />;
}

const meta = {
  title: 'ui/field/Field',
  component: Field,
  args: { name: 'username', label: pt.field_username, value: '', onChange: ignore },
  render: Live,
} satisfies Meta<FieldProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 'maria_souza' } };

export const Required: Story = { args: { required: true, hint: fill(pt.rule_username, { min: 4, max: 16 }) } };

export const Failed: Story = { name: 'Error', args: { value: 'm', error: pt.username_exists } };

export const Disabled: Story = { args: { value: 'maria_souza', disabled: true } };

export const ReadOnly: Story = { args: { value: 'maria_souza', readOnly: true } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['input'] } } };

export const Counter: Story = { args: { value: 'maria_souza', counter: true, maxLength: 16 } };

export const Password: Story = {
  args: {
    label: en.field_password,
    type: 'password',
    value: 'Segredo123',
    reveal: { show: en.password_show, hide: en.password_hide },
  },
};

export const Money: Story = {
  args: { label: pt.deposit_amount, value: '50,00', inputMode: 'decimal', before: 'R$' },
};

export const LongText: Story = {
  args: { label: LONG_TEXT, value: LONG_TEXT, error: LONG_TEXT, required: true, counter: true, maxLength: 300 },
};

export const OneLongWord: Story = { args: { label: ONE_WORD, hint: ONE_WORD.repeat(2), before: 'USDT' } };

export const Emoji: Story = { args: { label: WIDE_EMOJI, value: WIDE_EMOJI }, parameters: { picture: false } };
