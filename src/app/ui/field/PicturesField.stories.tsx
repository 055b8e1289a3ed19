import { times } from '../../lib/times.ts';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { ignore, LONG_TEXT, MISSING, ONE_WORD, SQUARE } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { PicturesField, type PicturesFieldProps } from './PicturesField.tsx';

const pictures = (count: number, preview = SQUARE) => times(count, (at) => ({ id: `${at}`, preview }));

const meta = {
  title: 'ui/field/PicturesField',
  component: PicturesField,
  args: {
    name: 'pictures',
    label: pt.account_picture,
    accept: 'image/jpeg,image/png',
    most: 3,
    pictures: pictures(1),
    texts: {
      add: pt.account_add,
      remove: (number) => `${pt.inbox_delete} ${number}`,
      picture: (number) => `${pt.account_picture} ${number}`,
    },
    onPick: ignore,
    onRemove: ignore,
  },
} satisfies Meta<PicturesFieldProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { pictures: [] } };

export const One: Story = {};

export const Full: Story = { args: { pictures: pictures(3) } };

export const Loading: Story = { args: { busy: true } };

export const Disabled: Story = { args: { disabled: true } };

export const Failed: Story = { name: 'Error', args: { error: pt.picture_unreadable } };

export const PictureMissing: Story = { args: { pictures: pictures(2, MISSING) } };

export const LongText: Story = {
  args: { label: LONG_TEXT, texts: { add: ONE_WORD, remove: String, picture: String } },
};
