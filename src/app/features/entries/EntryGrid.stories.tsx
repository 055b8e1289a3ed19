import { bell, gift, star } from '../../ui/icon/menu.ts';
import { coins, transfer, wallet } from '../../ui/icon/record.ts';
import type { Meta, StoryObj } from '../../ui/stories/csf.ts';
import { ignore } from '../../ui/stories/samples.ts';
import { type Entry, EntryGrid } from './EntryGrid.tsx';

const ENTRIES: readonly Entry[] = [
  { text: 'title_wallet', icon: wallet },
  { text: 'title_transfer', icon: transfer },
  { text: 'title_bonuses', icon: coins },
  { text: 'title_rewardCenter', icon: gift, count: () => 3 },
  { text: 'title_vip', icon: star },
  { text: 'title_message', icon: bell, count: () => 1234 },
];

const meta = {
  title: 'features/entries',
  component: EntryGrid,
  args: { entries: ENTRIES, onOpen: ignore },
} satisfies Meta<Parameters<typeof EntryGrid>[0]>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tiles: Story = {};

export const Pressed: Story = { parameters: { pseudo: { active: ['.entry-tile'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['.entry-tile'] } } };
