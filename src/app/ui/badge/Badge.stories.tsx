import { Icon } from '../icon/Icon.tsx';
import { bell } from '../icon/menu.ts';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { fill } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { Badge, type BadgeProps } from './Badge.tsx';

const meta = {
  title: 'ui/badge',
  component: Badge,
  args: { label: () => fill(pt.unread_other, { count: '' }).trim() },
  render: (args) => (
    <button type="button" className="btn btn-round" style={{ overflow: 'visible' }}>
      <Icon path={bell} />
      <span className="hide-visually">{pt.title_message}</span>
      <Badge {...args} />
    </button>
  ),
} satisfies Meta<BadgeProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Few: Story = { args: { count: 3 } };

export const Many: Story = { args: { count: 42 } };

export const TooMany: Story = { args: { count: 12345 } };

export const Empty: Story = { args: { count: 0 } };
