import type { RebateIncome, RebatePart, TeamBet, TeamProfitRow } from '../../../../contract/schemas/teamReports.ts';
import {
  type CsvProgress,
  type CsvTable,
  type CsvWrite,
  useCsvExport,
} from '../../../features/records/use-csv-export.ts';
import { t } from '../../../i18n/texts.ts';
import { dateTime } from '../../../i18n/timestamp.ts';
import type { Days } from '../../../lib/day-range.ts';
import type { rebateIncome, teamBets, teamProfit } from '../../../stores/agent/team-reports.ts';
import type { PagedRecord } from '../../../stores/data/paged.ts';
import { currency } from '../../../stores/system/system.ts';
import { typeName } from '../agent-words.ts';

/** A report of the team that can be taken along as a table; the record on the screen says what it is narrowed to. */
export type CsvReport =
  | { kind: 'pnl'; record: typeof teamProfit }
  | { kind: 'bets'; record: typeof teamBets }
  | { kind: 'rebate'; record: typeof rebateIncome };

export interface ReportCsvProps extends CsvProgress {
  report: CsvReport;
}

/** Makes the CSV file of a report while it is on the screen. */
export default function ReportCsv({ report, ...progress }: ReportCsvProps) {
  useCsvExport({ ...progress, save: (write) => saveReport(report, write) });
  return null;
}

async function saveReport(report: CsvReport, write: CsvWrite): Promise<void> {
  if (report.kind === 'pnl') await save(report.record, profitTable, write);
  else if (report.kind === 'bets') await save(report.record, betsTable, write);
  else await save(report.record, ({ by }, { parts }) => rebateTable(by, parts), write);
}

/** All pages of what `record` shows, written as `tableOf` says. */
async function save<Row, Filter extends Days, Footer>(
  record: PagedRecord<Row, Filter, Footer>,
  tableOf: (filter: Filter, footer: Footer) => CsvTable<Row>,
  write: CsvWrite,
): Promise<void> {
  const shown = record.value.peek();
  if (!shown) return;
  const { filter, footer } = shown;
  await write({ filter, page: record.page, table: () => tableOf(filter, footer) });
}

/** The title of a column of amounts. */
const money = (title: string): string => `${title} (${currency.peek()})`;

const SUMS = ['stake', 'payout', 'bonus', 'rebate', 'net', 'deposit', 'withdrawal'] as const;

/** The team's profit and loss, a row per member. */
export const profitTable = (): CsvTable<TeamProfitRow> => ({
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
export const betsTable = (): CsvTable<TeamBet> => ({
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
export const rebateTable = (by: 'day' | 'member', parts: readonly RebatePart[]): CsvTable<RebateIncome> => ({
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
