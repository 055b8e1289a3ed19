import { useCallback, useState } from 'react';
import type { TeamBet } from '../../../../contract/schemas/teamReports.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Sheet } from '../../../features/loading/Sheet.tsx';
import { RangeFilter } from '../../../features/records/RangeFilter.tsx';
import { useRecordAddress } from '../../../features/records/use-record-address.ts';
import { plural } from '../../../i18n/plural.ts';
import { recordMoment } from '../../../i18n/record-moment.ts';
import { t } from '../../../i18n/texts.ts';
import { type TeamBetFilter, teamBets } from '../../../stores/agent/team-reports.ts';
import { FilterButton } from '../../../ui/filter/FilterButton.tsx';
import { useFilter } from '../../../ui/rows/use-filter.ts';
import styles from '../agent.css';
import { betsPath } from '../agent-pages.ts';
import { amount } from '../agent-words.ts';
import { Hero } from '../Hero.tsx';
import { MemberRow, TeamRows } from '../MemberRow.tsx';
import { ReportCsvPress } from '../reports/ReportCsvPress.tsx';
import { NameSearch } from '../TeamNavigation.tsx';

const FILTER_SHEET = lazy(() => import('../reports/ReportFilters.tsx'), { texts: ['reportSheets'] });
const BET_SHEET = lazy(() => import('./TeamBetSheet.tsx'), { texts: ['reportSheets'] });

/** What the bets can be narrowed by beside the name, as the address calls it. */
const FILTERS = ['user', 'type', 'status', 'scope'] as const;

/** The team's bets (SPEC 2.11), newest first, with the sums over all that the address narrows them to. */
export default function TeamBetting() {
  const { days, filters, show } = useRecordAddress(betsPath, FILTERS, 1);
  const [open, setOpen] = useState<TeamBet>();
  const [choosing, setChoosing] = useState(false);
  const { user = '', type, status, scope } = filters;
  const filter = {
    ...days,
    scope: scope === 'own' ? 'own' : 'team',
    ...(user && { userName: user }),
    ...(type && { gameType: type }),
    ...(status && { status }),
  } as TeamBetFilter;
  const load = useFilter(filter, teamBets.open);
  const change = (next: Record<string, string>) => show(days, { ...filters, ...next });
  const renderRow = useCallback((bet: TeamBet) => <Row bet={bet} onPress={() => setOpen(bet)} />, []);
  const count = Object.keys(filters).length;

  return (
    <div className="page">
      <RangeFilter value={days} onChange={show}>
        <FilterButton label={t('tbet_filter')} count={user ? count - 1 : count} onPress={() => setChoosing(true)} />
        <ReportCsvPress kind="bets" record={teamBets} />
      </RangeFilter>
      <NameSearch value={user} label={t('tbet_search')} onFind={(name) => change({ user: name })} />
      <TeamRows
        record={teamBets}
        total={({ footer }) => footer.count}
        renderRow={renderRow}
        label={t('tbet_label')}
        head={({ footer }) => (
          <Hero
            label={t('tbet_stake')}
            sum={amount(footer.stake)}
            figures={[
              { label: t('tbet_payout'), value: amount(footer.payout) },
              { label: t('tbet_net'), value: amount(footer.net) },
              { label: t('tbet_bets'), value: plural('tbet_count', footer.count) },
              { label: t('tbet_members'), value: plural('tbet_people', footer.members) },
            ]}
          />
        )}
        empty={
          count
            ? { title: t('tbet_none'), action: t('tbet_all'), onAction: () => show(days, {}) }
            : { title: t('tbet_empty') }
        }
        failed={t('tbet_failed')}
        onRetry={load}
      />
      {choosing && (
        <Sheet
          of={FILTER_SHEET}
          props={{ report: 'bets', value: filters, onChoose: change, onClose: () => setChoosing(false) }}
        />
      )}
      {open && <Sheet of={BET_SHEET} props={{ bet: open, onClose: () => setOpen(undefined) }} />}
    </div>
  );
}

/** What a bet brought its member: the payout of a win, what a loss cost; while it is open, or void, how it stands. */
function Row({ bet, onPress }: { bet: TeamBet; onPress: () => void }) {
  const { userName, gameName, placedAt, stake, payout, status } = bet;
  const ended = { won: { figure: amount(`+${payout}`), tone: styles.agentWon }, lost: { figure: amount(`-${stake}`) } };
  return (
    <MemberRow
      name={userName}
      note={`${recordMoment(placedAt)} · ${gameName}`}
      detail={amount(stake)}
      onPress={onPress}
      {...(status === 'won' || status === 'lost' ? ended[status] : { figure: t(`tbet_${status}`) })}
    />
  );
}
