import type { Meta, StoryObj } from '../stories/csf.ts';
import { GAMES, ignore, SQUARE } from '../stories/samples.ts';
import { en, pt } from '../stories/texts.ts';
import { tileCellHeight, tileColumns } from '../tile/geometry.ts';
import { LiveTile } from '../tile/LiveTile.tsx';
import { Grid as FlowGrid } from './FlowGrid.tsx';
import { Grid, type GridProps } from './Grid.tsx';

const face = (index: number) => ({
  name: `${GAMES[index % GAMES.length]} ${index + 1}`,
  vendor: 'PG Soft',
  picture: index % 3 === 2 ? '' : SQUARE,
});

const meta = {
  title: 'ui/grid',
  component: Grid,
  args: {
    count: 12,
    columns: tileColumns,
    cellHeight: tileCellHeight,
    renderCell: (cell) => <LiveTile cell={cell} face={face} onOpen={ignore} onFavourite={ignore} />,
    label: pt.games_label,
  },
} satisfies Meta<GridProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tiles: Story = {};

export const LastRow: Story = { args: { count: 4 } };

export const Empty: Story = { args: { count: 0 } };

export const Long: Story = { args: { count: 12_000, label: en.games_label }, parameters: { picture: false } };

export const InTheFile: Story = { args: { count: 7 }, render: (args) => <FlowGrid {...args} /> };
