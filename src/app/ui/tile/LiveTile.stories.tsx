import { signal } from '@preact/signals';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { GAMES, ignore, LONG_TEXT, MISSING, SQUARE } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { LiveTile, type LiveTileProps } from './LiveTile.tsx';

/** Width of a cell on a phone, in px. */
const CELL = 112;

const meta = {
  title: 'ui/tile/LiveTile',
  component: LiveTile,
  args: {
    cell: { index: signal(0), near: signal(true), width: signal(CELL) },
    face: () => ({
      name: GAMES[2],
      vendor: 'Spribe',
      picture: SQUARE,
      favourite: true,
      favouriteLabel: pt.menu_favourites,
    }),
    onOpen: ignore,
    onFavourite: ignore,
  },
  render: (args) => (
    <div style={{ width: CELL }}>
      <LiveTile {...args} />
    </div>
  ),
} satisfies Meta<LiveTileProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const Far: Story = { args: { cell: { index: signal(0), near: signal(false), width: signal(CELL) } } };

export const PictureMissing: Story = { args: { face: () => ({ name: GAMES[2], vendor: 'Spribe', picture: MISSING }) } };

export const LongText: Story = { args: { face: () => ({ name: LONG_TEXT, vendor: LONG_TEXT, picture: '' }) } };
