import { useState } from 'react';
import { bucketMark, bucketName } from '../../../i18n/calendar.ts';
import { compactAmount } from '../../../i18n/figures.ts';
import { integer } from '../../../i18n/format.ts';
import { bucketsOf, type DayRow, unitOf } from '../../../lib/buckets.ts';
import type { Days } from '../../../lib/day-range.ts';
import { fromMinor } from '../../../lib/decimal.ts';
import { scale } from '../../../lib/money-scale.ts';
import { BarChart } from '../../../ui/chart/BarChart.tsx';
import agentStyles from '../agent.css';
import { amount } from '../agent-words.ts';
import { toneOf } from '../tone.ts';
import dayChartStyles from './DayChart.css';

export interface DayChartProps<Field extends string> {
  /** What the chart is of, in the language on screen. */
  title: string;
  rows: readonly DayRow<Field>[];
  days: Days;
  field: Field;
  /** Counts of people are whole; all else is money. */
  counts?: boolean;
  /** A result: won and lost have colours. */
  result?: boolean;
  /** Name of the chart for screen readers. */
  label: string;
  /** Heads of the table that says the same, for screen readers: the period. */
  period: string;
}

/** The place of the last bar that is not zero. */
function lastFilled(values: readonly number[]): number {
  for (let place = values.length - 1; place > 0; place -= 1) if (values[place] !== 0) return place;
  return 0;
}

/** A figure of the team by day, week or month: bars, the value of the chosen bar, and the same as a table for screen readers. */
export function DayChart<Field extends string>(props: DayChartProps<Field>) {
  const { title, rows, days, field, counts = false, result = false, label, period } = props;
  const unit = unitOf(days);
  const bars = bucketsOf(rows, days, [field]).map((bucket) => ({
    key: bucket.startDate,
    value: bucket.sums[field],
    mark: bucketMark(bucket, unit),
    name: bucketName(bucket, unit),
  }));
  const [picked, choose] = useState<number>();
  const chosen = Math.min(picked ?? lastFilled(bars.map(({ value }) => value)), bars.length - 1);
  const bar = bars[chosen];
  const full = (value: number): string => (counts ? integer(value / 10 ** scale) : amount(fromMinor(value)));
  return (
    <>
      {bar && (
        <p className={dayChartStyles.agentChosen}>
          <b>{bar.name}</b>
          <b className={`${agentStyles.agentValue} ${result ? toneOf(fromMinor(bar.value)) : ''}`}>{full(bar.value)}</b>
        </p>
      )}
      <BarChart
        {...{ bars, chosen, label, full }}
        onChoose={choose}
        short={compactAmount}
        {...(counts && { unit: 10 ** scale })}
      />
      <div className="hide-visually">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{period}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, name, value }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{full(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
