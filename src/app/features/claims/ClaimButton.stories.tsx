import type { Meta, StoryObj } from '../../ui/stories/csf.ts';
import { ignore, LONG_TEXT } from '../../ui/stories/samples.ts';
import { pt } from '../../ui/stories/texts.ts';
import { ClaimButton } from './ClaimButton.tsx';

const meta = {
  title: 'features/claims/ClaimButton',
  component: ClaimButton,
  args: { text: pt.rewards_claim, busy: false, onClaim: ignore },
} satisfies Meta<Parameters<typeof ClaimButton>[0]>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const Slim: Story = { args: { of: 'R$\u00a05,00' } };

export const Busy: Story = { args: { busy: true } };

export const Disabled: Story = { args: { disabled: true } };

export const Pressed: Story = { parameters: { pseudo: { active: ['.btn'] } } };

export const LongText: Story = { args: { text: LONG_TEXT } };
