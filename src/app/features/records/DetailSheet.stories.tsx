import type { Meta, StoryObj } from '../../ui/stories/csf.ts';
import { ignore, LONG_TEXT, ONE_WORD } from '../../ui/stories/samples.ts';
import { pt } from '../../ui/stories/texts.ts';
import DetailSheet, { type DetailSheetProps } from './DetailSheet.tsx';

const meta = {
  title: 'features/records/DetailSheet',
  component: DetailSheet,
  args: {
    title: pt.title_rewardCenter,
    sum: '+R$\u00a0100,00',
    gained: true,
    lines: [
      { name: pt.withdraw_balance, value: 'R$\u00a010.655,58' },
      { name: pt.title_rewardCenter, value: '22/11/2026 12:00' },
    ],
    onClose: ignore,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<DetailSheetProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const In: Story = {};

export const Out: Story = { args: { gained: false, sum: '-R$\u00a01,00' } };

export const LongText: Story = {
  args: { title: LONG_TEXT, sum: '+R$\u00a0123.456.789,00', lines: [{ name: ONE_WORD, value: LONG_TEXT }] },
};
