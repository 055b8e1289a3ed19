import type { Meta, StoryObj } from '../stories/csf.ts';
import { pt } from '../stories/texts.ts';
import { Countdown, type CountdownProps } from './Countdown.tsx';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** The time that is left from now on, as a story is drawn long after its file was read. */
const left = (ms: number) => (args: CountdownProps) => <Countdown {...args} until={Date.now() + ms} />;

const meta = {
  title: 'ui/countdown',
  component: Countdown,
  args: { until: 0, ended: pt.lottery_drawing },
} satisfies Meta<CountdownProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Minutes: Story = { render: left(245 * SECOND) };

export const Hours: Story = { render: left(3 * HOUR + 245 * SECOND) };

export const Days: Story = { render: left(400 * HOUR) };

export const Ended: Story = {};
