import type { Meta, StoryObj } from '../stories/csf.ts';
import * as account from './account.ts';
import { Icon } from './Icon.tsx';
import * as menu from './menu.ts';
import * as money from './money.ts';

const meta = {
  title: 'ui/icon',
  component: Icon,
  args: { path: menu.bell },
} satisfies Meta<Parameters<typeof Icon>[0]>;
export default meta;

type Story = StoryObj<typeof meta>;

const shelf = (icons: object) => () => (
  <div style={{ display: 'flex', flexWrap: 'wrap' }}>
    {Object.entries(icons).map(([name, path]) => (
      <span key={name} style={{ padding: 8 }}>
        <Icon path={String(path)} />
      </span>
    ))}
  </div>
);

export const Sizes: Story = {
  render: ({ path }) => (
    <>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Icon key={size} path={path} size={size} />
      ))}
    </>
  ),
};

export const Paths: Story = { render: shelf(menu) };

export const Account: Story = { render: shelf(account) };

export const Money: Story = { render: shelf(money) };
