import type { Day } from '../../contract/schemas/money.ts';
import type { DayRange } from '../../contract/schemas/page.ts';
import type { NetDeposits, ProfitAndLoss, ProfitRow } from '../../contract/schemas/records.ts';
import type { Database } from '../db/database.ts';
import { named, sql } from '../db/statement.ts';
import { playerAccount } from './ledger.ts';
import { formatMoney, type Minor } from './money.ts';
import { rangeOf } from './paging.ts';
import { timeZoneOf } from './site.ts';

interface DayRow {
  day: Day;
  stake: Minor;
  payout: Minor;
  bonus: Minor;
  rebate: Minor;
}

/** Bets that have ended by the day they were placed, bonuses and rebates by the day they were paid; amounts are whole minor units. */
const DAYS = `
  SELECT day, SUM(stake) AS stake, SUM(payout) AS payout, SUM(bonus) AS bonus, SUM(rebate) AS rebate FROM (
    SELECT site_day(:zone, placed_at) AS day, stake, payout, 0 AS bonus, 0 AS rebate
    FROM bets WHERE member_id = :member AND placed_at >= :from AND placed_at < :until AND status IN ('won', 'lost')
    UNION ALL
    SELECT site_day(:zone, p.created_at), 0, 0,
      CASE p.kind WHEN 'bonus' THEN l.amount ELSE 0 END, CASE p.kind WHEN 'rebate' THEN l.amount ELSE 0 END
    FROM ledger_lines l JOIN ledger_postings p ON p.id = l.posting_id
    WHERE l.account_id = (SELECT id FROM ledger_accounts WHERE name = :account)
      AND p.kind IN ('bonus', 'rebate') AND p.created_at >= :from AND p.created_at < :until
  ) GROUP BY day ORDER BY day`;

/** Profit and loss of a member by the site's days, oldest first, with the sums over all (SPEC 7.4). */
export function profitAndLoss(db: Database, memberId: number, range: DayRange): ProfitAndLoss {
  const values = { member: memberId, account: playerAccount(memberId), zone: timeZoneOf(db), ...rangeOf(db, range) };
  const rows = named<DayRow>(db, DAYS).all(values);
  const sum = { stake: 0, payout: 0, bonus: 0, rebate: 0 };
  for (const row of rows) {
    sum.stake += row.stake;
    sum.payout += row.payout;
    sum.bonus += row.bonus;
    sum.rebate += row.rebate;
  }
  return { list: rows.map((row) => ({ day: row.day, ...profitOf(row) })), footer: profitOf(sum) };
}

function profitOf({ stake, payout, bonus, rebate }: Omit<DayRow, 'day'>): ProfitRow {
  return {
    stake: formatMoney(stake),
    payout: formatMoney(payout),
    bonus: formatMoney(bonus),
    rebate: formatMoney(rebate),
    net: formatMoney(payout + bonus + rebate - stake),
  };
}

/** Deposits less withdrawals of a member; a withdrawal that came back does not count. */
export function netDeposits(db: Database, memberId: number, range: DayRange): NetDeposits {
  const { from, until } = rangeOf(db, range);
  const row = sql<{ deposits: Minor; withdrawals: Minor }>(
    db,
    `SELECT COALESCE(SUM(CASE p.kind WHEN 'deposit' THEN l.amount ELSE 0 END), 0) AS deposits,
       COALESCE(SUM(CASE p.kind WHEN 'deposit' THEN 0 ELSE -l.amount END), 0) AS withdrawals
     FROM ledger_lines l JOIN ledger_postings p ON p.id = l.posting_id
     WHERE l.account_id = (SELECT id FROM ledger_accounts WHERE name = ?)
       AND p.kind IN ('deposit', 'withdrawal', 'withdrawal.returned') AND p.created_at >= ? AND p.created_at < ?`,
  ).get(playerAccount(memberId), from, until) ?? { deposits: 0, withdrawals: 0 };
  return {
    deposits: formatMoney(row.deposits),
    withdrawals: formatMoney(row.withdrawals),
    net: formatMoney(row.deposits - row.withdrawals),
  };
}
