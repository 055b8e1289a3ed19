import { useState } from 'react';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { ignore, LONG_TEXT, ONE_WORD } from '../stories/samples.ts';
import { en, pt } from '../stories/texts.ts';
import { Select, type SelectProps } from './Select.tsx';

/** The field with its choice. */
function Live(args: SelectProps) {
  const [value, choose] = useState(args.value);
  return <Select {...args} value={value} onChange={choose} />;
}

const meta = {
  title: 'ui/field/Select',
  component: Select,
  args: {
    name: 'language',
    label: pt.menu_language,
    value: 'pt',
    options: [
      { value: 'pt', label: pt.language_own },
      { value: 'en', label: en.language_own },
    ],
    onChange: ignore,
  },
  render: Live,
} satisfies Meta<SelectProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const WithFlag: Story = { args: { before: <img src="/flags/br.svg" alt="" width={24} height={24} /> } };

export const Failed: Story = { name: 'Error', args: { error: pt.language_failed } };

export const Disabled: Story = { args: { disabled: true } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['select'] } } };

export const LongText: Story = {
  args: { label: LONG_TEXT, value: 'long', options: [{ value: 'long', label: LONG_TEXT }] },
};

export const OneLongWord: Story = { args: { label: ONE_WORD, hint: ONE_WORD.repeat(2) } };
