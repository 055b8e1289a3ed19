import { useEffect, useState } from 'react';
import type { TeamKpiCRow, TeamKpiCSort } from '../../../../contract/schemas/teamKpi.ts';
import { isOpen } from '../../../features/switches/is-open.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import type { Days } from '../../../lib/day-range.ts';
import { writeRecord } from '../../../lib/record-address.ts';
import { go } from '../../../routes/links.ts';
import { branches } from '../../../stores/agent/team-branches.ts';
import { SectionHead } from '../../../ui/section/SectionHead.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { profitPath } from '../agent-pages.ts';
import { amount } from '../agent-words.ts';
import { MemberRow, TeamRows } from '../MemberRow.tsx';

export interface BranchesProps {
  days: Days;
}

const SORTS: readonly TeamKpiCSort[] = ['stake', 'active', 'registered', 'members', 'userName'];

/** KPI C: the members directly below, each with the counters of the branch that begins there; sorted, page by page. */
export default function Branches({ days }: BranchesProps) {
  const { startDate, endDate } = days;
  const [sort, setSort] = useState<TeamKpiCSort>('stake');
  const open = () => branches.open({ startDate, endDate, sort });
  useEffect(open, [startDate, endDate, sort]);
  return (
    <section aria-label={t('overview_branches')}>
      <SectionHead title={t('overview_branches')} />
      <Tabs
        label={t('overview_sort')}
        current={sort}
        onPick={(id) => setSort(id as TeamKpiCSort)}
        items={SORTS.map((id) => ({ id, label: t(`overview_${id}`) }))}
      />
      <TeamRows
        record={branches}
        total={({ footer }) => footer.count}
        label={t('overview_branches')}
        empty={{ title: t('overview_empty') }}
        failed={t('overview_failed')}
        onRetry={open}
        renderRow={(row) => <Branch {...row} days={days} />}
      />
    </section>
  );
}

/** A branch leads to its profit and loss, somebody without one to the own, where the site has that page. */
function Branch({ days, ...row }: TeamKpiCRow & BranchesProps) {
  const {
    memberId,
    userName,
    stake,
    online,
    memberCount,
    teamBetMemberCount,
    teamRegisterMemberCount,
    teamOnlineCount,
  } = row;
  const alone = memberCount === 1;
  const news = teamRegisterMemberCount > 0 ? [plural('overview_new', teamRegisterMemberCount)] : [];
  const note = alone
    ? [t(teamBetMemberCount > 0 ? 'overview_played' : 'overview_paused')]
    : [plural('overview_people', memberCount), plural('overview_players', teamBetMemberCount), ...news];
  const open = () => go(writeRecord(profitPath, days, alone ? { user: userName } : { parent: memberId }));
  return (
    <MemberRow
      name={userName}
      note={note.join(' · ')}
      figure={amount(stake)}
      detail={!alone && teamOnlineCount > 0 ? plural('overview_online', teamOnlineCount) : ''}
      online={online ? t('overview_here') : undefined}
      onPress={isOpen(profitPath) ? open : undefined}
    />
  );
}
