import { gift } from '../../ui/icon/menu.ts';
import type { Meta, StoryObj } from '../../ui/stories/csf.ts';
import { ignore, LONG_TEXT } from '../../ui/stories/samples.ts';
import { pt } from '../../ui/stories/texts.ts';
import styles from './MovementRow.css';
import { MovementRow } from './MovementRow.tsx';

const meta = {
  title: 'features/records/MovementRow',
  component: MovementRow,
  args: {
    icon: gift,
    gained: true,
    name: pt.title_rewardCenter,
    when: '22/11/2026 12:00',
    amount: '+R$\u00a0100,00',
    amountClass: styles.recordIn,
    balance: { label: pt.withdraw_balance, amount: 'R$\u00a010.655,58' },
    onPress: ignore,
  },
} satisfies Meta<Parameters<typeof MovementRow>[0]>;
export default meta;

type Story = StoryObj<typeof meta>;

export const In: Story = {};

export const Out: Story = { args: { gained: false, amount: '-R$\u00a01,00', amountClass: '' } };

export const Pressed: Story = { parameters: { pseudo: { active: ['.record-row'] } } };

export const LongText: Story = { args: { name: LONG_TEXT, when: LONG_TEXT, amount: '+R$\u00a012.345.678,90' } };
