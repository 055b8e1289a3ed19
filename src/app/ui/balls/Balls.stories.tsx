import type { Meta, StoryObj } from '../stories/csf.ts';
import { pt } from '../stories/texts.ts';
import { Balls, type BallsProps } from './Balls.tsx';

const meta = {
  title: 'ui/balls',
  component: Balls,
  args: { label: pt.lottery_last, numbers: ['4', '8', '15', '16', '23', '42'] },
} satisfies Meta<BallsProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};

export const Large: Story = { args: { large: true, numbers: ['0', '7', '7', '3'] } };

export const Loading: Story = { args: { numbers: undefined } };

export const Empty: Story = { args: { numbers: [] } };

export const TooMany: Story = { args: { numbers: '10 20 30 40 50 60 70 80 90 99'.split(' ') } };

export const LongNumbers: Story = { args: { numbers: ['1234567', '888888', '100'] } };
