import type { Meta, StoryObj } from '../../ui/stories/csf.ts';
import { fill } from '../../ui/stories/samples.ts';
import { pt } from '../../ui/stories/texts.ts';
import { SumsCard } from './SumsCard.tsx';

const meta = {
  title: 'features/records/SumsCard',
  component: SumsCard,
  args: {
    names: { stake: pt.records_stake, payout: pt.records_payout, net: pt.records_net },
    count: fill(pt.records_count_other, { count: 7 }),
    open: pt.bet_open,
  },
} satisfies Meta<Parameters<typeof SumsCard>[0]>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Won: Story = { args: { sums: { stake: '6.40', payout: '20.00', net: '13.60' } } };

export const Lost: Story = { args: { sums: { stake: '6.40', payout: '0.00', net: '-6.40', open: '5.00' } } };

export const Millions: Story = {
  args: { sums: { stake: '12345678.90', payout: '98765432.10', net: '86419753.20', open: '1000000.00' } },
};
