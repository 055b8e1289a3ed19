import type { Meta, StoryObj } from '../stories/csf.ts';
import { Ticker, type TickerProps } from './Ticker.tsx';

const meta = {
  title: 'ui/ticker/Ticker',
  component: Ticker,
  args: { text: '1.234.567.890' },
} satisfies Meta<TickerProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Amount: Story = {};

export const Zero: Story = { args: { text: '0' } };
