import type { Meta, StoryObj } from '../stories/csf.ts';
import { ignore, LONG_TEXT, WIDE_EMOJI } from '../stories/samples.ts';
import { en, pt } from '../stories/texts.ts';
import { Marquee, type MarqueeProps } from './Marquee.tsx';

const meta = {
  title: 'ui/marquee',
  component: Marquee,
  args: {
    items: [
      { id: '1', text: pt.maintenance_text },
      { id: '2', text: en.update_text },
    ],
    emptyText: pt.notice_none,
    label: pt.notice_label,
    onPick: ignore,
  },
} satisfies Meta<MarqueeProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Moving: Story = {};

export const One: Story = { args: { items: [{ id: '1', text: pt.title_notice }] } };

export const Empty: Story = { args: { items: [] } };

export const EmptyLongText: Story = { args: { items: [], emptyText: LONG_TEXT } };

export const LongText: Story = { args: { items: [{ id: '1', text: LONG_TEXT }] } };

export const Emoji: Story = { args: { items: [{ id: '1', text: WIDE_EMOJI }] }, parameters: { picture: false } };
