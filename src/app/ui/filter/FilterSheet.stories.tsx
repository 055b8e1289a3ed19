import { times } from '../../lib/times.ts';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { GAMES, ignore, LONG_TEXT, ONE_WORD } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { FilterSheet, type FilterSheetProps } from './FilterSheet.tsx';

const any = { value: '', label: pt.filter_any };
const state = {
  name: 'state',
  label: pt.bet_state,
  options: [any, { value: 'won', label: pt.bet_won }, { value: 'lost', label: pt.bet_lost }],
};
const game = {
  name: 'game',
  label: pt.bet_game,
  options: [any, ...GAMES.map((name) => ({ value: name, label: name }))],
  many: true,
};

const meta = {
  title: 'ui/filter/FilterSheet',
  component: FilterSheet,
  args: {
    title: pt.records_filter,
    words: { close: pt.close, clear: pt.filter_clear, show: pt.range_show },
    fields: [state, game],
    value: {},
    onChoose: ignore,
    onClose: ignore,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<FilterSheetProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const None: Story = {};

export const Chosen: Story = { args: { value: { state: 'won', game: GAMES[1] } } };

export const Many: Story = {
  args: { fields: times(6, (place) => ({ ...state, name: `state${place}` })) },
};

export const LongText: Story = {
  args: {
    title: LONG_TEXT,
    fields: [
      {
        ...state,
        options: [
          { value: '', label: LONG_TEXT },
          { value: 'a', label: ONE_WORD },
        ],
      },
    ],
  },
};
