import { useCallback, useState } from 'react';
import type { TeamProfitList, TeamProfitRow, TeamScope } from '../../../../contract/schemas/teamReports.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Sheet } from '../../../features/loading/Sheet.tsx';
import { RangeFilter } from '../../../features/records/RangeFilter.tsx';
import { useRecordAddress } from '../../../features/records/use-record-address.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { writeRecord } from '../../../lib/record-address.ts';
import { go } from '../../../routes/links.ts';
import { type TeamProfitFilter, teamProfit } from '../../../stores/agent/team-reports.ts';
import { FilterButton } from '../../../ui/filter/FilterButton.tsx';
import { useFilter } from '../../../ui/rows/use-filter.ts';
import styles from '../agent.css';
import { profitPath } from '../agent-pages.ts';
import { amount } from '../agent-words.ts';
import { Hero } from '../Hero.tsx';
import { MemberRow, TeamRows } from '../MemberRow.tsx';
import { ReportCsvPress } from '../reports/ReportCsvPress.tsx';
import { NameSearch, TeamPath } from '../TeamNavigation.tsx';
import { toneOf } from '../tone.ts';

const FILTER_SHEET = lazy(() => import('../reports/ReportFilters.tsx'), { texts: ['reportSheets'] });
const MEMBER_SHEET = lazy(() => import('./MemberProfitSheet.tsx'), { texts: ['reportSheets'] });

/** Days that are shown at first. */
const DAYS = 7;

const FILTERS = ['scope', 'sort', 'user', 'parent'] as const;

/** What the result is told with. */
const SUMS = ['stake', 'payout', 'deposit', 'withdrawal', 'bonus', 'rebate'] as const;

/** The team's profit and loss (SPEC 2.11): a row per member, alone or with everybody below; a member's sheet leads down the tree. */
export default function TeamPnl() {
  const { days, filters, show } = useRecordAddress(profitPath, FILTERS, DAYS);
  const [open, setOpen] = useState<TeamProfitRow | 'filters'>();
  const close = () => setOpen(undefined);
  const { user, parent, sort = 'stake' } = filters;
  const scope: TeamScope = filters.scope === 'own' ? 'own' : 'team';
  const filter = {
    ...days,
    scope,
    sort,
    userName: user,
    parentId: parent,
  } as TeamProfitFilter;
  const load = useFilter(filter, teamProfit.open);
  const change = (next: Record<string, string>) => show(days, { ...filters, ...next });
  const descend = (memberId = '') => {
    close();
    go(writeRecord(profitPath, days, { ...filters, user: '', parent: memberId }));
  };
  const renderRow = useCallback((row: TeamProfitRow) => <Row row={row} onPress={() => setOpen(row)} />, []);
  const path = teamProfit.value.value?.footer.path || [];

  return (
    <div className="page">
      <RangeFilter value={days} onChange={show}>
        <FilterButton
          label={t('tpnl_filter')}
          count={(filters.scope ? 1 : 0) + (filters.sort ? 1 : 0)}
          onPress={() => setOpen('filters')}
        />
        <ReportCsvPress kind="pnl" record={teamProfit} />
      </RangeFilter>
      <NameSearch value={user || ''} label={t('tpnl_search')} onFind={(name) => change({ user: name })} />
      {parent && <TeamPath label={t('tpnl_path')} root={t('tpnl_my_team')} path={path} onOpen={descend} />}
      <TeamRows
        record={teamProfit}
        total={({ footer }) => footer.count}
        renderRow={renderRow}
        label={t('tpnl_label')}
        head={({ footer }) => <Sums footer={footer} scope={scope} />}
        empty={
          user
            ? { title: t('tpnl_none'), action: t('tpnl_all'), onAction: () => change({ user: '' }) }
            : { title: t('tpnl_empty') }
        }
        failed={t('tpnl_failed')}
        onRetry={load}
      />
      {open === 'filters' ? (
        <Sheet of={FILTER_SHEET} props={{ report: 'pnl', value: filters, onChoose: change, onClose: close }} />
      ) : (
        open && <Sheet of={MEMBER_SHEET} props={{ row: open, days, scope, onTeam: descend, onClose: close }} />
      )}
    </div>
  );
}

function Sums({ footer, scope }: { footer: TeamProfitList['footer']; scope: TeamScope }) {
  return (
    <Hero
      label={t('tpnl_net')}
      sum={amount(footer.net)}
      figures={SUMS.map((sum) => ({ label: t(`tpnl_${sum}`), value: amount(footer[sum]) }))}
    >
      <p className={`${styles.agentHeroLabel} ${styles.agentBelow}`}>
        {plural('tpnl_count', footer.count)} · {t(`tpnl_${scope}`)}
      </p>
    </Hero>
  );
}

function Row({ row, onPress }: { row: TeamProfitRow; onPress: () => void }) {
  const { userName, type, downlines, stake, net } = row;
  const kind = t(type ? 'tpnl_agent' : 'tpnl_player');
  return (
    <MemberRow
      name={userName}
      note={`${t('tpnl_stake')} ${amount(stake)}`}
      figure={amount(net)}
      tone={toneOf(net)}
      detail={downlines ? `${kind} · ${plural('tpnl_below', downlines)}` : kind}
      onPress={onPress}
    />
  );
}
