import './styles.ts';
import { useCallback, useState } from 'react';
import type { RebateIncome, RebateIncomeList } from '../../../contract/schemas/teamReports.ts';
import { plainDays } from '../../i18n/dates.ts';
import { plural } from '../../i18n/plural.ts';
import { t } from '../../i18n/texts.ts';
import type { Days } from '../../lib/day-range.ts';
import { go } from '../../routes/links.ts';
import { type RebateIncomeFilter, rebateIncome } from '../../stores/team-reports.ts';
import type { PartSource } from '../../ui/part/use-part.ts';
import { useFilter } from '../../ui/rows/use-filter.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { amount } from './amount.ts';
import { CsvPress } from './CsvPress.tsx';
import { DayRange } from './DayRange.tsx';
import { Hero } from './Hero.tsx';
import { MemberRow } from './MemberRow.tsx';
import { PartSlot, SheetSlot } from './PartSlot.tsx';
import type { RebateChartProps } from './parts/RebateChart.tsx';
import type { RebatePartsProps } from './parts/RebateParts.tsx';
import { withTexts } from './sheet-texts.ts';
import { TeamRows } from './TeamRows.tsx';
import { agentRebate, teamRebate } from './team-links.ts';
import { typeName } from './type-names.ts';
import { useDays } from './use-days.ts';
import { useMenu } from './use-menu.ts';

/** Days that are shown at first. */
const DAYS = 30;

const PARTS: PartSource<RebatePartsProps> = {
  load: withTexts(() => import('./parts/RebateParts.tsx')),
};

const CHART: PartSource<RebateChartProps> = {
  load: () => import('./parts/RebateChart.tsx'),
  afterPaint: true,
};

/** What the team's play has earned the agent (SPEC 2.11): all of it, by day as a chart, and by day or member as a list. */
export default function TeamRebate() {
  return useMenu('AGEREBINC3', 'COMM3') ? <Report /> : null;
}

function Report() {
  const { days, filters, show } = useDays(teamRebate, DAYS, ['by']);
  const [open, setOpen] = useState<RebateIncome>();
  const by = filters.by === 'member' ? 'member' : 'day';
  const filter: RebateIncomeFilter = { ...days, by };
  const load = useFilter(filter, rebateIncome.open);
  const renderRow = useCallback((row: RebateIncome) => <Row row={row} onPress={() => setOpen(row)} />, []);

  return (
    <div className="agent-page">
      <DayRange value={days} onChange={show}>
        <CsvPress kind="rebate" record={rebateIncome} />
      </DayRange>
      <TeamRows
        record={rebateIncome}
        total={({ footer }) => footer.count}
        renderRow={renderRow}
        label={t('treb_label')}
        head={({ footer }) => (
          <>
            <Summary footer={footer} days={days} onTypes={() => setOpen(footer)} />
            <Tabs
              label={t('treb_by')}
              current={by}
              onPick={(next) => show(days, { by: next === 'member' ? next : '' })}
              items={[
                { id: 'day', label: t('treb_by_day') },
                { id: 'member', label: t('treb_by_member') },
              ]}
            />
          </>
        )}
        empty={{
          title: t('treb_empty'),
          text: t('treb_hint'),
          action: t('treb_rates'),
          onAction: () => go(agentRebate),
        }}
        failed={t('treb_failed')}
        onRetry={load}
      />
      {open && (
        <SheetSlot
          part={PARTS}
          props={{
            income: open,
            title: titleOf(open) ?? plainDays(days.startDate, days.endDate),
            onClose: () => setOpen(undefined),
          }}
        />
      )}
    </div>
  );
}

/** A day in words, or whose branch played. */
function titleOf({ day, member }: RebateIncome): string | undefined {
  return member?.userName ?? (day && plainDays(day, day));
}

interface SummaryProps {
  footer: RebateIncomeList['footer'];
  days: Days;
  /** Tells all of it by type of game. */
  onTypes: () => void;
}

function Summary({ footer, days, onTypes }: SummaryProps) {
  const best = footer.parts[0];
  return (
    <>
      <Hero
        label={t('treb_total')}
        sum={amount(footer.amount)}
        figures={[
          { label: t('treb_turnover'), value: amount(footer.turnover) },
          ...(best ? [{ label: t('treb_best'), value: typeName(best.gameType) }] : []),
        ]}
      >
        <button type="button" className="btn btn-quiet btn-wide agent-below" onClick={onTypes}>
          {t('treb_types')}
        </button>
      </Hero>
      <section className="card agent-card">
        <h2 className="agent-title">{t('treb_chart_title')}</h2>
        <PartSlot part={CHART} props={{ rows: footer.days, days }} />
        <p className="agent-note agent-below">{t('treb_hint')}</p>
      </section>
    </>
  );
}

function Row({ row, onPress }: { row: RebateIncome; onPress: () => void }) {
  return (
    <MemberRow
      name={titleOf(row) ?? ''}
      initial={row.day?.slice(8)}
      note={`${t('treb_turnover')} ${amount(row.turnover)}`}
      figure={amount(row.amount)}
      tone="agent-won"
      detail={plural('treb_types_count', row.parts.length)}
      onPress={onPress}
    />
  );
}
