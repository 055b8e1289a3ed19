import type { Meta, StoryObj } from '../../ui/stories/csf.ts';
import { ignore, LONG_TEXT } from '../../ui/stories/samples.ts';
import { pt } from '../../ui/stories/texts.ts';
import { OwnerPassword } from '../passwords/PasswordField.tsx';
import { OnceCheck, SheetForm } from './SheetForm.tsx';

const idle = { failed: undefined, busy: false, submit: async () => undefined };
const field = <OwnerPassword value="" onChange={ignore} />;

const meta = {
  title: 'features/forms',
  component: SheetForm,
  args: { open: true, title: pt.login_password, form: idle, onClose: ignore, children: field },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Parameters<typeof SheetForm>[0]>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Busy: Story = { args: { form: { ...idle, busy: true } } };

export const Failed: Story = { name: 'Error', args: { form: { ...idle, failed: { key: 'unknown_error' } } } };

export const LongText: Story = { args: { title: LONG_TEXT, lead: LONG_TEXT } };

export const Once: Story = {
  args: { children: <OnceCheck values={['Marina da Silva', LONG_TEXT]} onBack={ignore} /> },
};
