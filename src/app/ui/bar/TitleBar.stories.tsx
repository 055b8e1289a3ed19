import { Icon } from '../icon/Icon.tsx';
import { magnifier } from '../icon/shell.ts';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { ignore, LONG_TEXT, ONE_WORD, WIDE_EMOJI } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { TitleBar } from './TitleBar.tsx';

const meta = {
  title: 'ui/bar',
  component: TitleBar,
  args: { title: pt.title_security, backLabel: pt.back, onBack: ignore },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Parameters<typeof TitleBar>[0]>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Pressed: Story = { parameters: { pseudo: { active: ['.titlebar-back'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['.titlebar-back'] } } };

export const WithAction: Story = {
  args: {
    children: (
      <button type="button" className="btn btn-round" aria-label={pt.title_search}>
        <Icon path={magnifier} />
      </button>
    ),
  },
};

export const LongText: Story = { args: { title: LONG_TEXT } };

export const OneLongWord: Story = { args: { title: ONE_WORD } };

export const Emoji: Story = { args: { title: WIDE_EMOJI }, parameters: { picture: false } };
