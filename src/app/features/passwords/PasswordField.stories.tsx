import type { Meta, StoryObj } from '../../ui/stories/csf.ts';
import { ignore, LONG_TEXT } from '../../ui/stories/samples.ts';
import { pt } from '../../ui/stories/texts.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'features/passwords',
  component: PasswordField,
  args: { name: 'password', label: pt.login_password, value: '', onChange: ignore },
} satisfies Meta<Parameters<typeof PasswordField>[0]>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Typed: Story = { args: { value: 'secret123' } };

export const Failed: Story = { name: 'Error', args: { value: 'x', error: LONG_TEXT } };
