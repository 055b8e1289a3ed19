import type { Meta, StoryObj } from '../stories/csf.ts';
import { ignore, LONG_TEXT, ONE_WORD, WIDE_EMOJI } from '../stories/samples.ts';
import { en, pt } from '../stories/texts.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = {
  title: 'ui/dialog',
  component: Dialog,
  args: {
    open: true,
    title: pt.logout,
    children: pt.logout_confirm,
    actions: [
      { label: pt.cancel, onPress: ignore },
      { label: pt.logout, primary: true, onPress: ignore },
    ],
    onClose: ignore,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<DialogProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {};

export const Message: Story = {
  args: { title: en.session_expired, actions: [{ label: en.got_it, primary: true, onPress: ignore }] },
};

export const TitleAlone: Story = { args: { children: undefined } };

export const Busy: Story = {
  args: {
    actions: [
      { label: pt.cancel, onPress: ignore },
      { label: pt.submit, primary: true, busy: true, onPress: ignore },
    ],
  },
};

export const Pressed: Story = { parameters: { pseudo: { active: ['.btn-primary'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['.btn-ghost'] } } };

export const LongText: Story = {
  args: {
    title: LONG_TEXT,
    children: LONG_TEXT.repeat(6),
    actions: [
      { label: pt.maintenance_text, onPress: ignore },
      { label: ONE_WORD, primary: true, onPress: ignore },
    ],
  },
};

export const Emoji: Story = { args: { title: WIDE_EMOJI, children: WIDE_EMOJI }, parameters: { picture: false } };
