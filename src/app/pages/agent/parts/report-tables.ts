import type { RebateIncome, RebatePart, TeamBet, TeamProfitRow } from '../../../../contract/schemas/teamReports.ts';
import { t } from '../../../i18n/texts.ts';
import { dateTime } from '../../../i18n/timestamp.ts';
import type { CsvSource } from '../../../stores/csv-export.ts';
import { currency } from '../../../stores/system.ts';
import { typeName } from '../type-names.ts';

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
