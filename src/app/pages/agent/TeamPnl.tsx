import { useCallback, useEffect, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { TeamProfitList, TeamProfitRow, TeamProfitSort, TeamScope } from '../../../contract/shapes/teamReports.ts';
import { plural } from '../../i18n/plural.ts';
import { t } from '../../i18n/texts.ts';
import { writeRecord } from '../../lib/record-address.ts';
import { go } from '../../routes/links.ts';
import { type TeamProfitFilter, teamProfit } from '../../stores/team-reports.ts';
import type { PartSource } from '../../ui/part/use-part.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { amount, toneOf } from './amount.ts';
import { Crumbs } from './Crumbs.tsx';
import { DayRange } from './DayRange.tsx';
import { Hero } from './Hero.tsx';
import { MemberRow } from './MemberRow.tsx';
import { NameSearch } from './NameSearch.tsx';
import { SheetSlot } from './PartSlot.tsx';
import type { PnlMemberProps } from './parts/PnlMember.tsx';
import { TeamRows } from './TeamRows.tsx';
import { teamPnl } from './team-links.ts';
import { useDays } from './use-days.ts';

/** Days that are shown at first. */
const DAYS = 7;

const FILTERS = ['scope', 'sort', 'user', 'parent'] as const;

const MEMBER: PartSource<PnlMemberProps> = {
  name: 'pages/agent/parts/PnlMember',
  load: () => import('./parts/PnlMember.tsx'),
};

/** The team's profit and loss (SPEC 2.11): a row per member, alone or with everybody below; a member's sheet leads down the tree. */
export default function TeamPnl() {
  const { days, filters, show } = useDays(teamPnl, DAYS, FILTERS);
  const search = useSearch();
  const [open, setOpen] = useState<TeamProfitRow>();
  const { user = '', parent = '' } = filters;
  const scope: TeamScope = filters.scope === 'own' ? 'own' : 'team';
  const sort = (['net', 'deposit', 'userName'].find((one) => one === filters.sort) ?? 'stake') as TeamProfitSort;
  const filter: TeamProfitFilter = {
    startDate: days.startDate,
    endDate: days.endDate,
    scope,
    sort,
    ...(user && { userName: user }),
    ...(parent && { parentId: parent }),
  };
  const wanted = JSON.stringify(filter);
  const load = () => teamProfit.open(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter is made anew by every render; its text says when it is another
  useEffect(load, [wanted]);
  // Another address closes the sheet of a member.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes whenever the address is another
  useEffect(() => setOpen(undefined), [search]);
  const change = (next: Record<string, string>) => show(days, { ...filters, ...next });
  const descend = (memberId = '') => go(writeRecord(teamPnl, days, { ...filters, user: '', parent: memberId }));
  const renderRow = useCallback((row: TeamProfitRow) => <Row row={row} onPress={() => setOpen(row)} />, []);
  const path = teamProfit.value.value?.footer.path ?? [];

  return (
    <div className="agent-page">
      <DayRange value={days} onChange={(next) => show(next)} />
      <Tabs
        label={t('tpnl_scope')}
        current={scope}
        onPick={(next) => change({ scope: next === 'own' ? 'own' : '' })}
        items={[
          { id: 'team', label: t('tpnl_team') },
          { id: 'own', label: t('tpnl_own') },
        ]}
      />
      <NameSearch value={user} label={t('tpnl_search')} onFind={(name) => change({ user: name })} />
      {parent && <Crumbs label={t('tpnl_path')} home={t('tpnl_my_team')} path={path} onPick={descend} />}
      <TeamRows
        record={teamProfit}
        total={({ footer }) => footer.count}
        renderRow={renderRow}
        label={t('tpnl_label')}
        head={({ footer }) => (
          <>
            <Sums footer={footer} />
            <div className="agent-sort">
              <span className="agent-note">{plural('tpnl_count', footer.count)}</span>
              <select
                className="agent-sort-select"
                aria-label={t('tpnl_sort')}
                value={sort}
                onChange={(event) => change({ sort: event.currentTarget.value })}
              >
                <option value="stake">{t('tpnl_by_stake')}</option>
                <option value="net">{t('tpnl_by_net')}</option>
                <option value="deposit">{t('tpnl_by_deposit')}</option>
                <option value="userName">{t('tpnl_by_name')}</option>
              </select>
            </div>
          </>
        )}
        empty={
          user
            ? { title: t('tpnl_none'), action: t('tpnl_all'), onAction: () => change({ user: '' }) }
            : { title: t('tpnl_empty') }
        }
        failed={t('tpnl_failed')}
        onRetry={load}
      />
      {open && (
        <SheetSlot
          part={MEMBER}
          props={{ row: open, days, scope, onTeam: descend, onClose: () => setOpen(undefined) }}
        />
      )}
    </div>
  );
}

function Sums({ footer }: { footer: TeamProfitList['footer'] }) {
  const { deposit, withdrawal, stake, payout, bonus, rebate, net } = footer;
  const figure = (label: string, decimal: string) => ({ label, value: amount(decimal) });
  return (
    <Hero
      label={t('tpnl_net')}
      sum={amount(net)}
      figures={[
        figure(t('tpnl_stake'), stake),
        figure(t('tpnl_payout'), payout),
        figure(t('tpnl_deposit'), deposit),
        figure(t('tpnl_withdrawal'), withdrawal),
        figure(t('tpnl_bonus'), bonus),
        figure(t('tpnl_rebate'), rebate),
      ]}
    />
  );
}

function Row({ row, onPress }: { row: TeamProfitRow; onPress: () => void }) {
  const { userName, type, downlines, stake, net } = row;
  const kind = t(type === 0 ? 'tpnl_player' : 'tpnl_agent');
  return (
    <MemberRow
      name={userName}
      note={downlines > 0 ? `${kind} · ${plural('tpnl_below', downlines)}` : kind}
      figure={amount(net)}
      tone={toneOf(net)}
      detail={amount(stake)}
      onPress={onPress}
    />
  );
}
