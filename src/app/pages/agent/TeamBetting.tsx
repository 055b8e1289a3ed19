import './styles.ts';
import { useCallback, useState } from 'react';
import type { TeamBet } from '../../../contract/schemas/teamReports.ts';
import { plural } from '../../i18n/plural.ts';
import { t } from '../../i18n/texts.ts';
import { type TeamBetFilter, teamBets } from '../../stores/team-reports.ts';
import { FilterButton } from '../../ui/filter/FilterButton.tsx';
import type { FilterChoice } from '../../ui/filter/FilterSheet.tsx';
import type { PartSource } from '../../ui/part/use-part.ts';
import { useFilter } from '../../ui/rows/use-filter.ts';
import { amount } from './amount.ts';
import { CsvPress } from './CsvPress.tsx';
import { DayRange } from './DayRange.tsx';
import { Hero } from './Hero.tsx';
import { MemberRow } from './MemberRow.tsx';
import { NameSearch } from './NameSearch.tsx';
import { SheetSlot } from './PartSlot.tsx';
import type { TeamBetSheetProps } from './parts/TeamBetSheet.tsx';
import { withTexts } from './sheet-texts.ts';
import { shortMoment } from './short-moment.ts';
import { TeamRows } from './TeamRows.tsx';
import { teamBetting } from './team-links.ts';
import { useDays } from './use-days.ts';
import { useMenu } from './use-menu.ts';

/** What the bets can be narrowed by beside the name, as the address calls it. */
const FILTERS = ['user', 'type', 'status', 'scope'] as const;

const BET: PartSource<TeamBetSheetProps> = {
  load: withTexts(() => import('./parts/TeamBetSheet.tsx')),
};

const CHOICES: PartSource<FilterChoice> = {
  load: withTexts(() => import('./parts/TeamBetFilters.tsx')),
};

/** The team's bets (SPEC 2.11), newest first, with the sums over all that the address narrows them to. */
export default function TeamBetting() {
  return useMenu('TEAMBETTING3') ? <Report /> : null;
}

function Report() {
  const { days, filters, show } = useDays(teamBetting, 1, FILTERS);
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
    <div className="agent-page">
      <DayRange value={days} onChange={show}>
        <FilterButton label={t('tbet_filter')} count={user ? count - 1 : count} onPress={() => setChoosing(true)} />
        <CsvPress kind="bets" record={teamBets} />
      </DayRange>
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
        <SheetSlot
          part={CHOICES}
          props={{ value: filters, onChoose: (next) => change(next), onClose: () => setChoosing(false) }}
        />
      )}
      {open && <SheetSlot part={BET} props={{ bet: open, onClose: () => setOpen(undefined) }} />}
    </div>
  );
}

/** What a bet brought its member: the payout of a win, what a loss cost; while it is open, or void, how it stands. */
function Row({ bet, onPress }: { bet: TeamBet; onPress: () => void }) {
  const { userName, gameName, placedAt, stake, payout, status } = bet;
  const ended = { won: { figure: amount(`+${payout}`), tone: 'agent-won' }, lost: { figure: amount(`-${stake}`) } };
  return (
    <MemberRow
      name={userName}
      note={`${shortMoment(placedAt)} · ${gameName}`}
      detail={amount(stake)}
      onPress={onPress}
      {...(status === 'won' || status === 'lost' ? ended[status] : { figure: t(`tbet_${status}`) })}
    />
  );
}
