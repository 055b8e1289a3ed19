import type { Meta, StoryObj } from '../stories/csf.ts';
import { LONG_TEXT, ONE_WORD, WIDE_EMOJI } from '../stories/samples.ts';
import { en, pt } from '../stories/texts.ts';
import { Toast, ToastDock, type ToastProps } from './Toast.tsx';

const meta = {
  title: 'ui/toast',
  component: Toast,
  render: (args) => (
    <ToastDock>
      <Toast {...args} />
    </ToastDock>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<ToastProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = { args: { kind: 'success', text: pt.code_sent } };

export const Failed: Story = { name: 'Error', args: { kind: 'fail', text: pt.unknown_error } };

export const Info: Story = { args: { kind: 'info', text: en.app_updated } };

export const Offline: Story = { args: { kind: 'offline', text: en.no_internet } };

export const Loading: Story = { args: { kind: 'loading', text: pt.launch_opening } };

export const LongText: Story = { args: { kind: 'info', text: LONG_TEXT } };

export const OneLongWord: Story = { args: { kind: 'info', text: ONE_WORD } };

export const Emoji: Story = { args: { kind: 'info', text: WIDE_EMOJI }, parameters: { picture: false } };
