import type { Meta, StoryObj } from '../../ui/stories/csf.ts';
import { ignore, LONG_TEXT } from '../../ui/stories/samples.ts';
import { pt } from '../../ui/stories/texts.ts';
import styles from './RecordList.css';
import { RecordRow } from './RecordList.tsx';

const meta = {
  title: 'features/records/RecordRow',
  component: RecordRow,
  args: {
    name: 'Fortune Tiger',
    note: 'Pocket Gold · 22/11/2026 12:00',
    amount: 'R$\u00a01,00',
    state: pt.bet_open,
    stateClass: styles['bet--open'],
  },
} satisfies Meta<Parameters<typeof RecordRow>[0]>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Opens: Story = { args: { onPress: ignore, opensSheet: true } };

export const Pressed: Story = { args: { onPress: ignore }, parameters: { pseudo: { active: ['.bet'] } } };

export const LongText: Story = { args: { name: LONG_TEXT, note: LONG_TEXT, amount: 'R$\u00a012.345.678,90' } };
