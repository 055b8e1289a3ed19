import { useState } from 'react';
import type { TeamKpiA } from '../../../contract/schemas/teamKpi.ts';
import { t } from '../../i18n/texts.ts';
import { unitOf } from '../../lib/buckets.ts';
import type { Days } from '../../lib/day-range.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { DayChart } from './DayChart.tsx';

/** What can be seen by day. */
const FIELDS = ['stake', 'deposit', 'withdrawal', 'net', 'commission', 'registered'] as const;
type Field = (typeof FIELDS)[number];

/** KPI A by day, week or month: one figure at a time. */
export function OverviewChart({ sums: { list, days } }: { sums: TeamKpiA & { days: Days } }) {
  const [field, setField] = useState<Field>('stake');
  const rows = list.map(({ registerCount, ...row }) => ({ ...row, registered: String(registerCount) }));
  const title = t(`overview_by_${unitOf(days)}`);
  return (
    <section className="card agent-card" aria-label={title}>
      <h2 className="agent-title">{title}</h2>
      <Tabs
        label={t('overview_figure')}
        current={field}
        onPick={(id) => setField(id as Field)}
        items={FIELDS.map((id) => ({ id, label: t(`overview_${id}`) }))}
      />
      <DayChart
        title={t(`overview_${field}`)}
        {...{ rows, days, field }}
        counts={field === 'registered'}
        result={field === 'net'}
        label={t('overview_chart')}
        period={t('overview_period')}
      />
    </section>
  );
}
