import type { Meta, StoryObj } from '../stories/csf.ts';
import { GAMES, ignore, LONG_TEXT } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { WinnerList, type WinnerListProps } from './WinnerList.tsx';

const entry = (name: string) => () => (
  <>
    <span className="ellipsis" style={{ flex: 1, minWidth: 0 }}>
      {name}
    </span>
    <span className="money">R$ 12.345,67</span>
  </>
);

const meta = {
  title: 'ui/winners',
  component: WinnerList,
  args: { count: 8, renderItem: entry(GAMES[1]), onPick: ignore, label: pt.winners },
} satisfies Meta<WinnerListProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Climbing: Story = {};

export const Few: Story = { args: { count: 2 } };

export const Empty: Story = { args: { count: 0 } };

export const Paused: Story = { args: { paused: true } };

export const Pressed: Story = { args: { count: 2 }, parameters: { pseudo: { active: ['.winners-item'] } } };

export const LongText: Story = { args: { renderItem: entry(LONG_TEXT) } };
