import { useState } from 'react';
import { times } from '../../lib/times.ts';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { ignore } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { BarChart, type BarChartProps, type ChartBar } from './BarChart.tsx';

/** What Intl calls short; the types of the app's oldest browser do not know it. */
const COMPACT: Intl.NumberFormatOptions & { notation: 'compact' } = { notation: 'compact', maximumFractionDigits: 1 };
const compact = new Intl.NumberFormat('pt', COMPACT);

/** An amount in minor units as money. */
const money = (value: number): string => `R$ ${(value / 100).toFixed(2).replace('.', ',')}`;
const short = (value: number): string => compact.format(value / 100);

const bars = (values: readonly number[]): ChartBar[] =>
  values.map((value, day) => ({ key: `${day}`, value, mark: `${day + 1}/11`, name: `${day + 1}/11/2026` }));

/** The chart with the choice that it is told of. */
function Live(args: BarChartProps) {
  const [chosen, choose] = useState(args.chosen);
  return <BarChart {...args} chosen={chosen} onChoose={choose} />;
}

const meta = {
  title: 'ui/chart',
  component: BarChart,
  args: { chosen: 3, onChoose: ignore, label: pt.pnl_chart, short, full: money },
  render: Live,
} satisfies Meta<BarChartProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Week: Story = { args: { bars: bars([1200, -3400, 0, 8900, 450, -120, 2300]) } };

export const OneDay: Story = { args: { bars: bars([5000]), chosen: 0 } };

export const Month: Story = { args: { bars: bars(times(30, (day) => ((day * 7919) % 90_000) - 30_000)) } };

export const Empty: Story = { args: { bars: bars([0, 0, 0, 0, 0, 0, 0]) } };

export const Fortune: Story = { args: { bars: bars([100_000_000_000, -99_900_000_000, 12]) } };

export const Focused: Story = {
  args: { bars: bars([1200, -3400, 0, 8900]) },
  parameters: { pseudo: { focusVisible: ['input'] } },
};
