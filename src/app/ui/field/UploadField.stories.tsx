import type { Meta, StoryObj } from '../stories/csf.ts';
import { BANNER, ignore, LONG_TEXT, MISSING, ONE_WORD } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { UploadField, type UploadFieldProps } from './UploadField.tsx';

const meta = {
  title: 'ui/field/UploadField',
  component: UploadField,
  args: {
    name: 'front',
    label: pt.kyc_front,
    accept: 'image/jpeg,image/png',
    texts: { camera: pt.kyc_camera, gallery: pt.kyc_gallery, replace: pt.kyc_replace, remove: pt.kyc_remove },
    onPick: ignore,
    onRemove: ignore,
  },
} satisfies Meta<UploadFieldProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: pt.kyc_hint } };

export const Filled: Story = { args: { preview: BANNER, state: '1,2 MB' } };

export const Loading: Story = {
  args: { preview: BANNER, state: '42 %', progress: { done: 42, size: 100 }, locked: true },
};

export const Failed: Story = { name: 'Error', args: { error: pt.activity_image_type } };

export const PictureMissing: Story = { args: { preview: MISSING, state: '1,2 MB' } };

export const Pressed: Story = { parameters: { pseudo: { active: ['.upload-action'] } } };

export const LongText: Story = {
  args: {
    label: LONG_TEXT,
    hint: LONG_TEXT,
    texts: { camera: ONE_WORD, gallery: LONG_TEXT, replace: ONE_WORD, remove: ONE_WORD },
  },
};
