import { Picture } from '../picture/Picture.tsx';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { BANNER, MISSING } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const slide = (src: string) => (index: number, due: boolean) => (
  <Picture src={due ? src : ''} name={pt.promos} width={360} height={150} alt={`${pt.promos} ${index + 1}`} eager />
);

const meta = {
  title: 'ui/carousel',
  component: Carousel,
  args: { count: 4, renderSlide: slide(BANNER), width: 360, height: 150, label: pt.banner_label },
} satisfies Meta<CarouselProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const One: Story = { args: { count: 1 } };

export const Empty: Story = { args: { count: 0 } };

export const PictureMissing: Story = { args: { renderSlide: slide(MISSING) } };

export const Loading: Story = { args: { renderSlide: slide('') } };
