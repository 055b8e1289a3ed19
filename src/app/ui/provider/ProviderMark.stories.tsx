import type { Meta, StoryObj } from '../stories/csf.ts';
import { ProviderMark } from './ProviderMark.tsx';

const meta = {
  title: 'ui/provider',
  component: ProviderMark,
} satisfies Meta<Parameters<typeof ProviderMark>[0]>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Google: Story = { args: { provider: 'google' } };

export const Facebook: Story = { args: { provider: 'facebook' } };
