import type { Meta, StoryObj } from '../../ui/stories/csf.ts';
import Providers from './Providers.tsx';

const meta = {
  title: 'features/sign-in',
  component: Providers,
  args: { providers: ['google', 'facebook'], onChoose: async () => undefined },
} satisfies Meta<Parameters<typeof Providers>[0]>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Both: Story = {};

export const One: Story = { args: { providers: ['google'] } };

export const Pressed: Story = { parameters: { pseudo: { active: ['.btn'] } } };
