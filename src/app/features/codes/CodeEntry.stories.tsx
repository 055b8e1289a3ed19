import type { Meta, StoryObj } from '../../ui/stories/csf.ts';
import { ignore, LONG_TEXT } from '../../ui/stories/samples.ts';
import { pt } from '../../ui/stories/texts.ts';
import { CodeEntry } from './CodeEntry.tsx';

const meta = {
  title: 'features/codes',
  component: CodeEntry,
  args: { label: pt.code_label, value: '', error: '', nextAt: 0, onSend: async () => false, onChange: ignore },
} satisfies Meta<Parameters<typeof CodeEntry>[0]>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Waiting: Story = { args: { value: '1234', nextAt: Date.parse('2026-11-22T15:00:45Z') } };

export const Failed: Story = { name: 'Error', args: { value: '12', error: LONG_TEXT } };
