import { useState } from 'react';
import { CATEGORY_ICONS } from '../icon/category-icons.ts';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { ignore, LONG_TEXT, ONE_WORD } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

/** The strip with the choice that it is told of. */
function Live(args: TabsProps) {
  const [current, pick] = useState(args.current);
  return <Tabs {...args} current={current} onPick={pick} />;
}

const items = [
  { id: 'HOT', label: pt.cat_HOT },
  { id: 'RNG', label: pt.cat_RNG },
  { id: 'LIVE', label: pt.cat_LIVE },
  { id: 'FISH', label: pt.cat_FISH },
  { id: 'SPORTS', label: pt.cat_SPORTS },
  { id: 'LOTT', label: pt.cat_LOTT },
];
const cards = items.map((item) => ({ ...item, icon: CATEGORY_ICONS[item.id] }));

const meta = {
  title: 'ui/tabs',
  component: Tabs,
  args: { items, current: 'RNG', onPick: ignore, label: pt.cat_label },
  render: Live,
} satisfies Meta<TabsProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chips: Story = {};

export const ChipsWithIcons: Story = { args: { items: cards } };

export const Cards: Story = { args: { items: cards, look: 'card' } };

export const LastOne: Story = { args: { current: 'LOTT' } };

export const Links: Story = { args: { items: items.map((item) => ({ ...item, href: '/m/home' })) } };

export const Pressed: Story = { parameters: { pseudo: { active: ['.tabs-item'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['.tabs-on'] } } };

export const LongText: Story = {
  args: {
    items: [
      { id: 'RNG', label: LONG_TEXT },
      { id: 'HOT', label: ONE_WORD },
    ],
  },
};

export const LongTextInCards: Story = {
  args: { look: 'card', items: [{ id: 'RNG', label: ONE_WORD, icon: CATEGORY_ICONS.RNG }, ...cards.slice(2)] },
};
