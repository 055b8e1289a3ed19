import type { Meta, StoryObj } from '../stories/csf.ts';
import { GAMES, ignore, LONG_TEXT, ONE_WORD } from '../stories/samples.ts';
import { en, pt } from '../stories/texts.ts';
import { Rows, type RowsProps } from './Rows.tsx';

const meta = {
  title: 'ui/rows',
  component: Rows<string>,
  args: {
    rows: GAMES.slice(0, 4),
    busy: false,
    rowHeight: 44,
    renderRow: (name) => <p className="ellipsis">{name}</p>,
    label: pt.records_label,
    empty: { title: pt.records_empty, action: pt.records_play, onAction: ignore },
    failed: pt.records_failed,
    retry: pt.retry,
    onRetry: ignore,
  },
} satisfies Meta<RowsProps<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const WithSums: Story = { args: { head: <p className="money">R$ 1.234,56</p> } };

export const Loading: Story = { args: { rows: undefined, busy: true } };

export const Empty: Story = { args: { rows: [] } };

export const Failed: Story = {
  name: 'Error',
  args: { rows: undefined, error: { text: pt.unknown_error, offline: false } },
};

export const Retrying: Story = {
  args: { rows: undefined, busy: true, error: { text: pt.unknown_error, offline: false } },
};

export const Offline: Story = {
  args: { rows: undefined, failed: en.records_failed, error: { text: en.no_internet, offline: true }, retry: en.retry },
};

export const MoreLoading: Story = { args: { busy: true, onMore: ignore } };

export const MoreFailed: Story = { args: { error: { text: pt.slow_connection, offline: false } } };

export const LongText: Story = { args: { rows: [LONG_TEXT, ONE_WORD] } };
