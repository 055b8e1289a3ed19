import type { Meta, StoryObj } from '../stories/csf.ts';
import { LONG_TEXT } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { QrCode, type QrCodeProps } from './QrCode.tsx';

const meta = {
  title: 'ui/qr',
  component: QrCode,
  args: { text: 'https://leve.example/r/K4P9', label: pt.invite_qr_label, retry: pt.retry },
} satisfies Meta<QrCodeProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Code: Story = {};

export const LongText: Story = { args: { text: LONG_TEXT } };
