import { useState } from 'react';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { fill, GAMES, ignore, LONG_TEXT, MISSING, ONE_WORD, SQUARE, WIDE_EMOJI } from '../stories/samples.ts';
import { en, pt } from '../stories/texts.ts';
import { Tile, type TileProps } from './Tile.tsx';

/** A tile as wide as one of three on a phone; its heart can be tapped. */
function Live(args: TileProps) {
  const [favourite, mark] = useState(args.favourite);
  return (
    <div style={{ width: args.pictureWidth }}>
      <Tile {...args} favourite={favourite} onFavourite={() => mark(!favourite)} />
    </div>
  );
}

const meta = {
  title: 'ui/tile',
  component: Tile,
  args: {
    name: GAMES[0],
    vendor: 'PG Soft',
    picture: SQUARE,
    pictureWidth: 104,
    eager: true,
    favourite: false,
    favouriteLabel: fill(pt.favourite_add, { name: GAMES[0] }),
    onOpen: ignore,
  },
  render: Live,
} satisfies Meta<TileProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { favourite: undefined } };

export const WithHeart: Story = {};

export const Favourite: Story = { args: { favourite: true } };

export const Hot: Story = { args: { ribbon: { kind: 'hot', text: pt.tile_hot } } };

export const New: Story = { args: { ribbon: { kind: 'new', text: en.tile_new } } };

export const Popular: Story = { args: { ribbon: { kind: 'popular', text: en.tile_popular } } };

export const Link: Story = { args: { href: '/m/play?game=1' } };

export const Loading: Story = { args: { picture: '' } };

/** The platform has said what colour its picture has. */
export const Tinted: Story = { args: { picture: '', tint: '#7a3b1e' } };

export const PictureMissing: Story = { args: { picture: MISSING } };

export const Pressed: Story = { parameters: { pseudo: { active: ['.tile-open'] } } };

export const PressedHeart: Story = { parameters: { pseudo: { active: ['.tile-heart'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['.tile-open'] } } };

export const LongText: Story = {
  args: { name: LONG_TEXT, vendor: LONG_TEXT, ribbon: { kind: 'popular', text: pt.tile_popular } },
};

export const OneLongWord: Story = { args: { name: ONE_WORD, vendor: ONE_WORD } };

export const Emoji: Story = { args: { name: WIDE_EMOJI, vendor: WIDE_EMOJI }, parameters: { picture: false } };
