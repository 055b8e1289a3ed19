import './styles.ts';
import { useEffect, useState } from 'react';
import { t } from '../../i18n/texts.ts';
import type { Days } from '../../lib/day-range.ts';
import { openTeam, teamSums } from '../../stores/team-kpi.ts';
import { Face } from '../../ui/face/Face.tsx';
import { AgentBones } from './AgentBones.tsx';
import { DayRange } from './DayRange.tsx';
import { LoadFace, StaleLine } from './LoadFace.tsx';
import { OverviewChart } from './OverviewChart.tsx';
import { OverviewPlay } from './OverviewPlay.tsx';
import { OverviewSums } from './OverviewSums.tsx';
import { BRANCHES } from './overview-parts.ts';
import { PartSlot } from './PartSlot.tsx';
import { useDays } from './use-days.ts';

/** Days that are shown at first. */
const DAYS = 7;

/** The team in figures (SPEC 2.11, 7.4): KPI A, B and C of some days. */
export default function TeamOverview() {
  const { days, show } = useDays('/m/agent/team/overview', DAYS);
  const { startDate, endDate } = days;
  const load = () => openTeam({ startDate, endDate });
  useEffect(load, [startDate, endDate]);
  return (
    <div className="agent-page">
      <DayRange value={days} onChange={(next) => show(next)} />
      <Content onRetry={load} />
    </div>
  );
}

function Content({ onRetry }: { onRetry: () => void }) {
  const sums = teamSums.value.value;
  if (!sums) {
    return (
      <LoadFace
        resource={teamSums}
        title={t('overview_failed')}
        bones={<AgentBones hero chart lines={3} />}
        onRetry={onRetry}
      />
    );
  }
  if (sums.memberCount === 0) return <Face kind="empty" title={t('overview_empty')} text={t('overview_empty_text')} />;
  const { days } = sums;
  const span = `${days.startDate} ${days.endDate}`;
  return (
    <>
      <StaleLine resource={teamSums} />
      <OverviewSums sums={sums} />
      <OverviewChart key={span} sums={sums} />
      <OverviewPlay onRetry={onRetry} />
      <Members key={`list ${span}`} days={days} />
    </>
  );
}

/** The list of members comes for who asks: one of any length weighs as much as the rest of the page. */
function Members({ days }: { days: Days }) {
  const [asked, setAsked] = useState(false);
  if (asked) return <PartSlot part={BRANCHES} props={{ days }} />;
  return (
    <button type="button" className="btn btn-ghost btn-wide" onClick={() => setAsked(true)}>
      {t('overview_branches')}
    </button>
  );
}
