import type { Meta, StoryObj } from '../stories/csf.ts';
import { LONG_TEXT } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { Jackpot, type JackpotProps } from './Jackpot.tsx';

const meta = {
  title: 'ui/ticker/Jackpot',
  component: Jackpot,
  args: { title: pt.jackpot, text: '1.234.567', currency: 'R$' },
} satisfies Meta<JackpotProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Amount: Story = {};

export const WithoutCurrency: Story = {
  render: ({ title, text }) => <Jackpot title={title} text={text} />,
};

export const Largest: Story = { args: { text: '9.999.999.999.999', currency: 'USDT' } };

export const LongText: Story = { args: { title: LONG_TEXT } };
