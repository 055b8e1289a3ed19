import { wallet } from '../../stores/wallet/wallet.ts';
import type { Meta, StoryObj } from '../../ui/stories/csf.ts';
import { LONG_TEXT } from '../../ui/stories/samples.ts';
import { pt } from '../../ui/stories/texts.ts';
import MomentCard from './MomentCard.tsx';

const moment = {
  id: 1,
  title: '+R$\u00a0100,00',
  text: 'rewards_claim',
  values: {},
  kind: 'money',
  card: { load: async () => ({ default: MomentCard }) },
  before: undefined,
} as const;

const meta = {
  title: 'features/moment',
  component: MomentCard,
  render: (args) => {
    wallet.set({ sumBalance: '10893.83', currency: 'BRL', main: '10893.83', frozen: '0.00', wageringDue: '0.00' });
    return <MomentCard {...args} />;
  },
} satisfies Meta<Parameters<typeof MomentCard>[0]>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Money: Story = { args: { moment } };

export const Level: Story = { args: { moment: { ...moment, kind: 'level', title: pt.title_vip } } };

export const LongText: Story = { args: { moment: { ...moment, kind: 'level', title: LONG_TEXT } } };
