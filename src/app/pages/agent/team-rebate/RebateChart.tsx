import { t } from '../../../i18n/texts.ts';
import type { DayRow } from '../../../lib/buckets.ts';
import type { Days } from '../../../lib/day-range.ts';
import { DayChart } from '../reports/DayChart.tsx';

export interface RebateChartProps {
  rows: readonly DayRow<'amount'>[];
  days: Days;
}

/** Rebate income by day, week or month. */
export default function RebateChart({ rows, days }: RebateChartProps) {
  return (
    <DayChart
      title={t('treb_amount')}
      rows={rows}
      days={days}
      field="amount"
      label={t('treb_chart')}
      period={t('treb_period')}
    />
  );
}
