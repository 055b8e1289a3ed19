import type { Meta, StoryObj } from '../../ui/stories/csf.ts';
import { LONG_TEXT } from '../../ui/stories/samples.ts';
import { pt } from '../../ui/stories/texts.ts';
import { HistoryLine } from './HistoryList.tsx';

const meta = {
  title: 'features/history',
  component: HistoryLine,
  args: { title: pt.title_rewardCenter, note: '22/11/2026 12:00', children: 'R$\u00a050,00' },
} satisfies Meta<Parameters<typeof HistoryLine>[0]>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Won: Story = { args: { won: true } };

export const Nothing: Story = { args: { won: false, children: '–' } };

export const LongText: Story = { args: { won: true, title: LONG_TEXT, note: LONG_TEXT } };
