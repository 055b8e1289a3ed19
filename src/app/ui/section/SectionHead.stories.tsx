import { fireFill } from '../icon/lobby.ts';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { BANNER, ignore, LONG_TEXT, ONE_WORD, WIDE_EMOJI } from '../stories/samples.ts';
import { en, pt } from '../stories/texts.ts';
import { SectionHead, type SectionHeadProps } from './SectionHead.tsx';

const meta = {
  title: 'ui/section',
  component: SectionHead,
  args: { title: pt.section_HOT, icon: fireFill, more: pt.more, onMore: ignore },
} satisfies Meta<SectionHeadProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithMore: Story = {};

export const Plain: Story = {
  render: ({ title, icon }) => <SectionHead title={title} icon={icon} />,
};

export const Link: Story = { args: { title: en.section_HOT, more: en.more, moreHref: '/m/slot-games' } };

export const Drawn: Story = { args: { art: <img src={BANNER} alt={pt.section_HOT} width={120} height={24} /> } };

export const Pressed: Story = { parameters: { pseudo: { active: ['.section-more'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['.section-more'] } } };

export const LongText: Story = { args: { title: LONG_TEXT } };

export const OneLongWord: Story = { args: { title: ONE_WORD } };

export const Emoji: Story = { args: { title: WIDE_EMOJI }, parameters: { picture: false } };
