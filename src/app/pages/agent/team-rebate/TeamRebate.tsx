import { useCallback, useState } from 'react';
import type { RebateIncome, RebateIncomeList } from '../../../../contract/schemas/teamReports.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { Sheet } from '../../../features/loading/Sheet.tsx';
import { RangeFilter } from '../../../features/records/RangeFilter.tsx';
import { useRecordAddress } from '../../../features/records/use-record-address.ts';
import { isOpen } from '../../../features/switches/is-open.ts';
import { plainDays } from '../../../i18n/dates.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import type { Days } from '../../../lib/day-range.ts';
import { go } from '../../../routes/links.ts';
import { type RebateIncomeFilter, rebateIncome } from '../../../stores/agent/team-reports.ts';
import { useFilter } from '../../../ui/rows/use-filter.ts';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import styles from '../agent.css';
import { incomePath, ratesPath } from '../agent-pages.ts';
import { amount, typeName } from '../agent-words.ts';
import { Hero } from '../Hero.tsx';
import { MemberRow, TeamRows } from '../MemberRow.tsx';
import { ReportCsvPress } from '../reports/ReportCsvPress.tsx';

const TYPES_SHEET = lazy(() => import('./IncomeByTypeSheet.tsx'), { texts: ['reportSheets'] });
const CHART = lazy(() => import('./RebateChart.tsx'), { afterPaint: true });

/** Days that are shown at first. */
const DAYS = 30;

/** What the team's play has earned the agent (SPEC 2.11): all of it, by day as a chart, and by day or member as a list. */
export default function TeamRebate() {
  const { days, filters, show } = useRecordAddress(incomePath, ['by'], DAYS);
  const [open, setOpen] = useState<RebateIncome>();
  const by = filters.by === 'member' ? 'member' : 'day';
  const filter: RebateIncomeFilter = { ...days, by };
  const load = useFilter(filter, rebateIncome.open);
  const renderRow = useCallback((row: RebateIncome) => <Row row={row} onPress={() => setOpen(row)} />, []);

  return (
    <div className="page">
      <RangeFilter value={days} onChange={show}>
        <ReportCsvPress kind="rebate" record={rebateIncome} />
      </RangeFilter>
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
          ...(isOpen(ratesPath) && { action: t('treb_rates'), onAction: () => go(ratesPath) }),
        }}
        failed={t('treb_failed')}
        onRetry={load}
      />
      {open && (
        <Sheet
          of={TYPES_SHEET}
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
        <button type="button" className={`btn btn-quiet btn-wide ${styles.agentBelow}`} onClick={onTypes}>
          {t('treb_types')}
        </button>
      </Hero>
      <section className={`card ${styles.agentCard}`}>
        <h2 className={styles.agentTitle}>{t('treb_chart_title')}</h2>
        <Part of={CHART} props={{ rows: footer.days, days }} />
        <p className={`${styles.agentNote} ${styles.agentBelow}`}>{t('treb_hint')}</p>
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
      tone={styles.agentWon}
      detail={plural('treb_types_count', row.parts.length)}
      onPress={onPress}
    />
  );
}
