import type { Meta, StoryObj } from '../stories/csf.ts';
import { ignore, ONE_WORD } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { Modal, type ModalProps } from './Modal.tsx';

const meta = {
  title: 'ui/modal',
  component: Modal,
  args: {
    open: true,
    label: pt.menu_title,
    onClose: ignore,
    children: (
      <button type="button" className="btn btn-ghost">
        {pt.close}
      </button>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<ModalProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Centre: Story = { args: { from: 'centre' } };

export const Bottom: Story = { args: { from: 'bottom' } };

export const Left: Story = { args: { from: 'left' } };

export const Right: Story = { args: { from: 'right' } };

export const Alert: Story = { args: { from: 'centre', alert: true } };

export const OneLongWord: Story = { args: { from: 'centre', children: ONE_WORD } };
