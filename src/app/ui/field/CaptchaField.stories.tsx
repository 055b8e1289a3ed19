import { useState } from 'react';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { CAPTCHA, ignore, LONG_TEXT, MISSING } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { CaptchaField, type CaptchaFieldProps } from './CaptchaField.tsx';

/** The field with what is typed into it. */
function Live(args: CaptchaFieldProps) {
  const [value, type] = useState(args.value);
  return <CaptchaField {...args} value={value} onChange={type} />;
}

const meta = {
  title: 'ui/field/CaptchaField',
  component: CaptchaField,
  args: {
    name: 'captcha',
    label: pt.captcha,
    value: '',
    image: CAPTCHA,
    maxLength: 6,
    reloadLabel: pt.captcha_reload,
    onReload: ignore,
    onChange: ignore,
  },
  render: Live,
} satisfies Meta<CaptchaFieldProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const Loading: Story = { args: { image: '' } };

export const PictureMissing: Story = { args: { image: MISSING, error: pt.captcha_failed } };

export const Failed: Story = { name: 'Error', args: { value: '123456', error: pt.captcha_invalid } };

export const Pressed: Story = { parameters: { pseudo: { active: ['.captcha'] } } };

export const LongText: Story = { args: { label: LONG_TEXT, error: LONG_TEXT } };
