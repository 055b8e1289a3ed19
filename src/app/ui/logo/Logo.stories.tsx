import type { Meta, StoryObj } from '../stories/csf.ts';
import { BANNER } from '../stories/samples.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'ui/logo',
  component: Logo,
  args: { src: undefined },
} satisfies Meta<Parameters<typeof Logo>[0]>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OurOwn: Story = {};

export const OfABrand: Story = { args: { src: BANNER } };
