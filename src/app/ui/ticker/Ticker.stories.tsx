import type { Meta, StoryObj } from '../stories/csf.ts';
import { pt } from '../stories/texts.ts';
import { Ticker, type TickerProps } from './Ticker.tsx';

const meta = {
  title: 'ui/ticker/Ticker',
  component: Ticker,
  args: { text: '1.234.567.890', label: pt.jackpot },
} satisfies Meta<TickerProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Amount: Story = {};

export const Zero: Story = { args: { text: '0' } };

export const Empty: Story = { args: { text: '' } };
