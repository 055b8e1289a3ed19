import { wallet } from '../../stores/wallet/wallet.ts';
import type { Meta, StoryObj } from '../../ui/stories/csf.ts';
import { LONG_TEXT } from '../../ui/stories/samples.ts';
import { pt } from '../../ui/stories/texts.ts';
import { BalanceCard } from './Balance.tsx';

/** A card while the wallet holds so much, or is not known. */
const holding =
  (sumBalance?: string): NonNullable<Story['render']> =>
  (args) => {
    wallet.set(
      sumBalance === undefined
        ? undefined
        : { sumBalance, currency: 'BRL', main: sumBalance, frozen: '0.00', wageringDue: '0.00' },
    );
    return <BalanceCard {...args} />;
  };

const meta = {
  title: 'features/balance',
  component: BalanceCard,
  args: { label: pt.withdraw_balance },
} satisfies Meta<Parameters<typeof BalanceCard>[0]>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { render: holding() };

export const Known: Story = { render: holding('10793.83') };

export const Millions: Story = { render: holding('12345678.90') };

export const LongText: Story = { args: { label: LONG_TEXT }, render: holding('10793.83') };
