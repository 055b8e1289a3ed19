import { gift } from '../icon/menu.ts';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { ignore, LONG_TEXT, ONE_WORD, WIDE_EMOJI } from '../stories/samples.ts';
import { en, pt } from '../stories/texts.ts';
import { Face, type FaceProps } from './Face.tsx';

const meta = { title: 'ui/face', component: Face, args: { onAction: ignore } } satisfies Meta<FaceProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const failed = { kind: 'error', title: pt.home_failed, text: pt.unknown_error, action: pt.retry } as const;

export const Empty: Story = { args: { kind: 'empty', title: pt.empty_recent, text: pt.empty_recent_text } };

export const EmptyWithAction: Story = {
  args: { kind: 'empty', title: en.records_empty, action: en.records_play },
};

export const Failed: Story = { name: 'Error', args: failed };

export const Busy: Story = { args: { ...failed, busy: true } };

export const Pressed: Story = { args: failed, parameters: { pseudo: { active: ['.btn'] } } };

export const Focused: Story = { args: failed, parameters: { pseudo: { focusVisible: ['.btn'] } } };

export const Offline: Story = {
  args: { kind: 'offline', title: en.offline_bar, text: en.no_internet, action: en.retry },
};

export const Closed: Story = { args: { kind: 'closed', title: pt.region_restricted } };

export const Soon: Story = { args: { kind: 'soon', icon: gift, title: pt.coming_soon } };

export const LongText: Story = { args: { ...failed, title: LONG_TEXT, text: LONG_TEXT, action: ONE_WORD } };

export const Emoji: Story = { args: { ...failed, title: WIDE_EMOJI }, parameters: { picture: false } };
