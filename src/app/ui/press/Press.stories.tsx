import type { Meta, StoryObj } from '../stories/csf.ts';
import { ignore, LONG_TEXT, ONE_WORD } from '../stories/samples.ts';
import { en, pt } from '../stories/texts.ts';
import { Press, type PressProps } from './Press.tsx';

const meta = {
  title: 'ui/press',
  component: Press,
  args: { className: 'btn btn-primary', children: pt.deposit, onPress: ignore },
} satisfies Meta<PressProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Gold: Story = { args: { className: 'btn btn-gold', children: pt.register } };

export const Ghost: Story = { args: { className: 'btn btn-ghost', children: en.cancel } };

export const Quiet: Story = { args: { className: 'btn btn-quiet', children: en.login } };

export const Wide: Story = { args: { className: 'btn btn-primary btn-wide' } };

export const Link: Story = { args: { href: '/m/voucherCenter' } };

export const Pressed: Story = { parameters: { pseudo: { active: ['.btn'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['.btn'] } } };

export const Disabled: Story = { args: { 'aria-disabled': true } };

export const Busy: Story = { args: { 'aria-busy': true } };

export const LongText: Story = { args: { children: LONG_TEXT } };

export const OneLongWord: Story = { args: { className: 'btn btn-ghost btn-wide', children: ONE_WORD } };
