import type { Meta, StoryObj } from '../stories/csf.ts';
import { pt } from '../stories/texts.ts';
import { Progress, type ProgressProps } from './Progress.tsx';

const meta = {
  title: 'ui/progress',
  component: Progress,
  args: { label: pt.vip_turnover },
} satisfies Meta<ProgressProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { part: 0 } };

export const Some: Story = { args: { part: 0.42 } };

export const Full: Story = { args: { part: 1 } };
