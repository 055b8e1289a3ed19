import type { Meta, StoryObj } from '../stories/csf.ts';
import { BlockBone, type BonesProps, LineBones, TileBones } from './Bones.tsx';

const meta = { title: 'ui/bones', component: TileBones, args: { count: 6 } } satisfies Meta<BonesProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tiles: Story = {};

export const Lines: Story = { render: ({ count }) => <LineBones count={count} /> };

export const Block: Story = { render: () => <BlockBone width={360} height={150} /> };
