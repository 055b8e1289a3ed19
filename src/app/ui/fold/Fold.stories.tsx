import type { Meta, StoryObj } from '../stories/csf.ts';
import { LONG_TEXT, ONE_WORD } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { Fold, type FoldProps } from './Fold.tsx';

const wide = { flex: 1, minWidth: 0 };

const meta = {
  title: 'ui/fold',
  component: Fold,
  args: {
    id: 'fold',
    look: 'card',
    head: <span style={wide}>{pt.maintenance_title}</span>,
    opened: false,
    children: () => <p>{pt.maintenance_text}</p>,
  },
} satisfies Meta<FoldProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { opened: true } };

export const Pressed: Story = { parameters: { pseudo: { active: ['summary'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['summary'] } } };

export const LongText: Story = {
  args: { opened: true, head: <span style={wide}>{LONG_TEXT}</span>, children: () => <p>{ONE_WORD.repeat(3)}</p> },
};
