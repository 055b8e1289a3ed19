import type { Meta, StoryObj } from '../stories/csf.ts';
import { ignore, LONG_TEXT, ONE_WORD } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const submit = (
  <button type="button" className="btn btn-primary btn-wide">
    {pt.filter_submit}
  </button>
);

const meta = {
  title: 'ui/drawer',
  component: Drawer,
  args: {
    open: true,
    title: pt.menu_title,
    closeLabel: pt.close,
    onClose: ignore,
    children: <p>{pt.menu_guest_hint}</p>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<DrawerProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Left: Story = {};

export const Right: Story = { args: { from: 'right' } };

export const Bottom: Story = { args: { from: 'bottom', title: pt.filter_title, foot: submit } };

export const Pressed: Story = { parameters: { pseudo: { active: ['.btn-round'] } } };

export const LongText: Story = {
  args: { from: 'bottom', title: LONG_TEXT, children: <a href="/m/help">{LONG_TEXT.repeat(8)}</a>, foot: submit },
};

export const OneLongWord: Story = { args: { title: ONE_WORD, children: <p>{ONE_WORD.repeat(3)}</p> } };
