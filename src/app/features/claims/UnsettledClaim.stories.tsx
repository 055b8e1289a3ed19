import { signal } from '@preact/signals';
import type { Meta, StoryObj } from '../../ui/stories/csf.ts';
import { ignore } from '../../ui/stories/samples.ts';
import { UnsettledClaim } from './UnsettledClaim.tsx';

const unsettled = signal(true);

const meta = {
  title: 'features/claims/UnsettledClaim',
  component: UnsettledClaim,
  args: { onCheck: ignore },
} satisfies Meta<Parameters<typeof UnsettledClaim>[0]>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = { args: { claim: { unsettled, claiming: signal(undefined) } } };

export const Asking: Story = { args: { claim: { unsettled, claiming: signal('reward') } } };

export const Settled: Story = { args: { claim: { unsettled: signal(false), claiming: signal(undefined) } } };
