import type { Meta, StoryObj } from '../stories/csf.ts';
import { GAMES, ignore, SQUARE } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { Tile } from '../tile/Tile.tsx';
import { Snap, type SnapProps } from './Snap.tsx';

const tile = (index: number) => (
  <Tile
    name={GAMES[index % GAMES.length] ?? ''}
    vendor="PG Soft"
    picture={index % 2 ? '' : SQUARE}
    pictureWidth={104}
    onOpen={ignore}
    eager
  />
);

const meta = {
  title: 'ui/snap',
  component: Snap,
  args: { count: 18, renderCell: tile, label: pt.section_HOT },
} satisfies Meta<SnapProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pages: Story = {};

export const Few: Story = { args: { count: 4 } };

export const Empty: Story = { args: { count: 0 } };
