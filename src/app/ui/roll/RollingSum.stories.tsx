import type { Meta, StoryObj } from '../stories/csf.ts';
import { RollingSum, type RollingSumProps } from './RollingSum.tsx';

const meta = {
  title: 'ui/roll',
  component: RollingSum,
  args: { minor: 1_097_941, write: (minor) => `R$ ${(minor / 100).toFixed(2)}`, className: 'money' },
} satisfies Meta<RollingSumProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};
