import { useState } from 'react';
import type { TeamKpiA, TeamKpiB } from '../../../../contract/schemas/teamKpi.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { unitOf } from '../../../lib/buckets.ts';
import type { Days } from '../../../lib/day-range.ts';
import { toMinor } from '../../../lib/decimal.ts';
import { teamPlay } from '../../../stores/agent/team-kpi.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { AgentLoaded } from '../AgentLoaded.tsx';
import agentStyles from '../agent.css';
import { amount, typeName } from '../agent-words.ts';
import { DayChart } from '../reports/DayChart.tsx';
import { toneOf } from '../tone.ts';
import overviewStyles from './overview.css';

/** What can be seen by day. */
const FIELDS = ['stake', 'deposit', 'withdrawal', 'net', 'commission', 'registered'] as const;
type Field = (typeof FIELDS)[number];

/** KPI A by day, week or month: one figure at a time. */
export function OverviewChart({ sums: { list, days } }: { sums: TeamKpiA & { days: Days } }) {
  const [field, setField] = useState<Field>('stake');
  const rows = list.map(({ registerCount, ...row }) => ({ ...row, registered: String(registerCount) }));
  const title = t(`overview_by_${unitOf(days)}`);
  return (
    <section className={`card ${agentStyles.agentCard}`} aria-label={title}>
      <h2 className={agentStyles.agentTitle}>{title}</h2>
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

/** KPI B: what the team staked by game type, as bars with their figures. */
export function OverviewPlay({ onRetry }: { onRetry: () => void }) {
  return (
    <section className={`card ${agentStyles.agentCard}`} aria-label={t('overview_play')}>
      <h2 className={agentStyles.agentTitle}>{t('overview_play')}</h2>
      <AgentLoaded
        resource={teamPlay}
        title={t('overview_failed')}
        bones={<LineBones count={3} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<p className={agentStyles.agentNote}>{t('overview_idle')}</p>}
        onRetry={onRetry}
      >
        {(rows) => <PlayBars rows={rows} />}
      </AgentLoaded>
    </section>
  );
}

function PlayBars({ rows }: { rows: readonly TeamKpiB[] }) {
  const most = Math.max(...rows.map(({ stake }) => toMinor(stake) ?? 0), 1);
  return (
    <ul>
      {rows.map(({ gameType, stake, net, betMemberCount }) => (
        <li key={gameType} className={overviewStyles.agentPlay}>
          <p className={overviewStyles.agentPlayLine}>
            <span>{typeName(gameType)}</span>
            <b className={agentStyles.agentValue}>{amount(stake)}</b>
          </p>
          <span className={overviewStyles.agentPlayBar}>
            <span style={{ transform: `scaleX(${(toMinor(stake) ?? 0) / most})` }} />
          </span>
          <p className={`${overviewStyles.agentPlayLine} ${agentStyles.agentNote}`}>
            <span>{plural('overview_players', betMemberCount)}</span>
            <span>
              {t('overview_net')} <b className={`${agentStyles.agentValue} ${toneOf(net)}`}>{amount(net)}</b>
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
