import type { Meta, StoryObj } from '../stories/csf.ts';
import { BANNER, GAMES, LONG_TEXT, MISSING, SQUARE } from '../stories/samples.ts';
import { BarePicture } from './BarePicture.tsx';
import { Picture, type PictureProps } from './Picture.tsx';

const meta = {
  title: 'ui/picture',
  component: Picture,
  args: { src: SQUARE, name: GAMES[0], width: 120, height: 120, eager: true },
  render: (args) => (
    <div style={{ width: args.width }}>
      <Picture {...args} />
    </div>
  ),
} satisfies Meta<PictureProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const Banner: Story = { args: { src: BANNER, width: 280, height: 120, alt: GAMES[1] } };

/** Nothing is asked for yet: so it looks where pictures are switched off, too. */
export const Loading: Story = { args: { src: '' } };

export const PictureMissing: Story = { args: { src: MISSING } };

export const Nameless: Story = { args: { src: '', name: '' } };

export const Small: Story = { args: { src: '', width: 40, height: 40 } };

export const LongText: Story = { args: { src: '', name: LONG_TEXT } };

export const Bare: Story = {
  render: ({ name, width }) => (
    <div style={{ width }}>
      <BarePicture url="" name={name} width={width} />
    </div>
  ),
};
