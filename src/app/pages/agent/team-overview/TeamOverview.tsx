import { useEffect, useState } from 'react';
import type { TeamKpiA } from '../../../../contract/schemas/teamKpi.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { RangeFilter } from '../../../features/records/RangeFilter.tsx';
import { useRecordAddress } from '../../../features/records/use-record-address.ts';
import { integer } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import type { Days } from '../../../lib/day-range.ts';
import { openTeam, teamPlay, teamSums } from '../../../stores/agent/team-kpi.ts';
import { Face } from '../../../ui/face/Face.tsx';
import { AgentBones } from '../AgentBones.tsx';
import { AgentLoaded } from '../AgentLoaded.tsx';
import styles from '../agent.css';
import { overviewPath } from '../agent-pages.ts';
import { amount } from '../agent-words.ts';
import { Figures, Hero } from '../Hero.tsx';
import { toneOf } from '../tone.ts';
import { OverviewChart, OverviewPlay } from './OverviewCharts.tsx';

const BRANCHES = lazy(() => import('./Branches.tsx'));

/** Days that are shown at first. */
const DAYS = 7;

/** The team in figures (SPEC 2.11, 7.4): KPI A, B and C of some days. */
export default function TeamOverview() {
  const { days, show } = useRecordAddress(overviewPath, [], DAYS);
  const { startDate, endDate } = days;
  const load = () => openTeam({ startDate, endDate });
  useEffect(load, [startDate, endDate]);
  return (
    <div className="page">
      <RangeFilter value={days} onChange={(next) => show(next)} />
      <AgentLoaded
        resource={teamSums}
        title={t('overview_failed')}
        bones={<AgentBones hero chart lines={3} />}
        isEmpty={({ memberCount }) => memberCount === 0}
        empty={<Face kind="empty" title={t('overview_empty')} text={t('overview_empty_text')} />}
        onRetry={load}
      >
        {(sums) => {
          const span = `${sums.days.startDate} ${sums.days.endDate}`;
          return (
            <>
              <Sums sums={sums} />
              <OverviewChart key={span} sums={sums} />
              <OverviewPlay onRetry={load} />
              <Members key={`list ${span}`} days={sums.days} />
            </>
          );
        }}
      </AgentLoaded>
    </div>
  );
}

/** KPI A: what the agent earned, the people, and the team's money. */
function Sums({ sums }: { sums: TeamKpiA }) {
  const people = [
    { label: t('overview_members'), value: integer(sums.memberCount) },
    { label: t('overview_active'), value: integer(sums.betMemberCount) },
    { label: t('overview_registered'), value: integer(sums.registerCount) },
    { label: t('overview_first'), value: integer(sums.firstDepositCount) },
  ];
  const money = (['deposit', 'withdrawal', 'stake', 'payout', 'bonus', 'rebate'] as const).map((name) => ({
    label: t(`overview_${name}`),
    value: amount(sums[name]),
  }));
  return (
    <>
      <Hero label={t('overview_commission')} sum={amount(sums.commission)} figures={people} />
      <section className={`card ${styles.agentCard}`} aria-label={t('overview_money')}>
        <h2>{t('overview_money')}</h2>
        <Figures
          figures={[
            ...money,
            { label: t('overview_net'), value: amount(sums.net), tone: toneOf(sums.net) },
            { label: t('overview_balance'), value: amount(sums.teamBalance) },
          ]}
        />
      </section>
    </>
  );
}

/** The list of members, which may be of any length, for who asks for it; below the play, so that it comes after the play. */
function Members({ days }: { days: Days }) {
  const [asked, setAsked] = useState(false);
  if (!teamPlay.value.value && !teamPlay.error.value) return null;
  if (asked) return <Part of={BRANCHES} props={{ days }} />;
  return (
    <button type="button" className="btn btn-ghost btn-wide" onClick={() => setAsked(true)}>
      {t('overview_branches')}
    </button>
  );
}
