import type { Meta, StoryObj } from '../stories/csf.ts';
import { ignore } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { FilterButton, type FilterButtonProps } from './FilterButton.tsx';

const meta = {
  title: 'ui/filter/FilterButton',
  component: FilterButton,
  args: { label: pt.records_filter, count: 0, onPress: ignore },
} satisfies Meta<FilterButtonProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const None: Story = {};

export const Some: Story = { args: { count: 3 } };

export const Many: Story = { args: { count: 128 } };

export const Pressed: Story = { parameters: { pseudo: { active: ['button'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['button'] } } };
