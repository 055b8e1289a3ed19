import type { Meta, StoryObj } from '../../ui/stories/csf.ts';
import { ignore, LONG_TEXT } from '../../ui/stories/samples.ts';
import { pt } from '../../ui/stories/texts.ts';
import { ErrorFace } from './Loaded.tsx';

type Failure = Parameters<typeof ErrorFace>[0]['error'];

/** What a call ends in. */
const failure = (kind: Failure['kind'], code: Failure['code'] = 'unknown'): Failure =>
  Object.assign(new Error(code), {
    name: 'CallError' as const,
    kind,
    code,
    value: undefined,
    unsettled: false,
    closing: 0,
  });

const meta = {
  title: 'features/loading',
  component: ErrorFace,
  args: { error: failure('server'), busy: false, title: pt.home_failed, onRetry: ignore },
} satisfies Meta<Parameters<typeof ErrorFace>[0]>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = { name: 'Error' };

export const Busy: Story = { args: { busy: true } };

export const Offline: Story = { args: { error: failure('offline') } };

export const Closed: Story = { args: { error: failure('refused', 'permission.denied') } };

export const LongText: Story = { args: { title: LONG_TEXT } };
