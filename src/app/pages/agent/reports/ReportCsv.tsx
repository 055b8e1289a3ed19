import { useEffect, useState } from 'react';
import type { RebateIncome, RebatePart, TeamBet, TeamProfitRow } from '../../../../contract/schemas/teamReports.ts';
import { t } from '../../../i18n/texts.ts';
import { dateTime } from '../../../i18n/timestamp.ts';
import type { Days } from '../../../lib/day-range.ts';
import type { rebateIncome, teamBets, teamProfit } from '../../../stores/agent/team-reports.ts';
import type { PagedRecord } from '../../../stores/data/paged.ts';
import { type CsvSource, exportCsv } from '../../../stores/records/csv-export.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { currency } from '../../../stores/system/system.ts';
import { typeName } from '../agent-words.ts';

/** A report of the team that can be taken along as a table; the record on the screen says what it is narrowed to. */
export type CsvReport =
  | { kind: 'pnl'; record: typeof teamProfit }
  | { kind: 'bets'; record: typeof teamBets }
  | { kind: 'rebate'; record: typeof rebateIncome };

export interface ReportCsvProps {
  report: CsvReport;
  /** The table is made, or could not be. */
  onClose: () => void;
}

/** Rows that are asked for at a time: few requests on a slow line, none of them long. */
const ROWS = 500;

/** All pages of what `record` shows, written as `tableOf` says. */
async function save<Row, Filter extends Days, Footer>(
  record: PagedRecord<Row, Filter, Footer>,
  tableOf: (filter: Filter, footer: Footer) => ReportTable<Row>,
  onPercent: (percent: number) => void,
  left: () => boolean,
): Promise<void> {
  const shown = record.value.peek();
  if (!shown) return;
  const { filter, footer } = shown;
  const source: CsvSource<Row> = {
    ...tableOf(filter, footer),
    days: filter,
    page: (pageNo) => record.page(filter, pageNo, ROWS),
  };
  await exportCsv(source, onPercent, left);
}

/** Makes the CSV file while it is on the screen, and says how far it is. To take it off the screen is to give up. */
export default function ReportCsv({ report, onClose }: ReportCsvProps) {
  const [percent, setPercent] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen at the tap is what is saved
  useEffect(() => {
    let left = false;
    const isLeft = () => left;
    const run = async () => {
      try {
        if (report.kind === 'pnl') await save(report.record, profitTable, setPercent, isLeft);
        else if (report.kind === 'bets') await save(report.record, betsTable, setPercent, isLeft);
        else await save(report.record, ({ by }, { parts }) => rebateTable(by, parts), setPercent, isLeft);
      } catch (error) {
        console.error(error);
        showToast('offline', 'no_internet', 3);
      }
      if (!left) onClose();
    };
    void run();
    return () => {
      left = true;
    };
  }, []);
  return `${percent}%`;
}

/** A report's columns and what it is called; the days and the pages are those of the screen. */
export type ReportTable<Row> = Pick<CsvSource<Row>, 'name' | 'columns' | 'cells' | 'id'>;

/** The title of a column of amounts. */
const money = (title: string): string => `${title} (${currency.peek()})`;

const SUMS = ['stake', 'payout', 'bonus', 'rebate', 'net', 'deposit', 'withdrawal'] as const;

/** The team's profit and loss, a row per member. */
export const profitTable = (): ReportTable<TeamProfitRow> => ({
  name: t('tpnl_file'),
  columns: [t('tbet_member'), t('tpnl_kind'), t('tpnl_direct'), ...SUMS.map((sum) => money(t(`tpnl_${sum}`)))],
  cells: (row) => [
    row.userName,
    t(row.type === 0 ? 'tpnl_player' : 'tpnl_agent'),
    { amount: String(row.downlines) },
    ...SUMS.map((sum) => ({ amount: row[sum] })),
  ],
  id: ({ memberId }) => memberId,
});

/** The team's bets. */
export const betsTable = (): ReportTable<TeamBet> => ({
  name: t('tbet_file'),
  columns: [
    t('tbet_id'),
    t('tbet_when'),
    t('tbet_member'),
    t('tbet_game'),
    t('tbet_type'),
    t('tbet_vendor'),
    t('tbet_status'),
    money(t('tbet_stake')),
    money(t('tbet_payout')),
  ],
  cells: ({ betId, placedAt, userName, gameName, gameType, vassalage, status, stake, payout }) => [
    betId,
    dateTime(placedAt),
    userName,
    gameName,
    typeName(gameType),
    vassalage,
    t(`tbet_${status}`),
    { amount: stake },
    { amount: payout },
  ],
  id: ({ betId }) => betId,
});

/** Rebate income, a row per day or member; `parts` are the types of games that it came from: a column each. */
export const rebateTable = (by: 'day' | 'member', parts: readonly RebatePart[]): ReportTable<RebateIncome> => ({
  name: t('treb_file'),
  columns: [
    t(by === 'day' ? 'treb_day' : 'tbet_member'),
    money(t('treb_turnover')),
    money(t('treb_amount')),
    ...parts.map(({ gameType }) => money(`${t('treb_amount')}: ${typeName(gameType)}`)),
  ],
  cells: (row) => [
    row.day ?? row.member?.userName ?? '',
    { amount: row.turnover },
    { amount: row.amount },
    ...parts.map(({ gameType }) => ({ amount: row.parts.find((one) => one.gameType === gameType)?.amount ?? '0.00' })),
  ],
  id: ({ day, member }) => day ?? member?.memberId ?? '',
});
