import type { Claim } from '../../contract/schemas/promotions.ts';
import type { Vip, VipBonusKind, VipLevel } from '../../contract/schemas/vip.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { textIn } from '../seed/texts/text.ts';
import { amountText, tellMember } from './eventLetters.ts';
import { playerAccount, post } from './ledger.ts';
import { memberById } from './members.ts';
import { formatMoney, type Minor } from './money.ts';
import { instantOf } from './paging.ts';
import { refuse } from './refusal.ts';
import { timeZoneOf } from './site.ts';
import { type BonusMoment, birthdayMoment, weekMoment } from './vipCalendar.ts';
import { addWagering, wageringDue } from './wallet.ts';

interface LevelRow {
  level: number;
  label: string;
  deposit: Minor;
  turnover: Minor;
  upgrade_bonus: Minor;
  weekly_bonus: Minor;
  birthday_bonus: Minor;
  rebate_basis_points: number;
  withdrawals_per_day: number;
}

/** Names of the levels as a player who reads English sees them; the label is the Portuguese one. */
const ENGLISH: Record<string, string> = {
  Prata: 'Silver',
  Ouro: 'Gold',
  Platina: 'Platinum',
  Diamante: 'Diamond',
  Lenda: 'Legend',
};

const levelRows = (db: Database): LevelRow[] => sql<LevelRow>(db, 'SELECT * FROM vip_levels ORDER BY level').all();

/** Turnover over all time in minor units: every stake that was not given back. */
export function turnoverOf(db: Database, memberId: number): Minor {
  const row = sql<{ sum: number }>(
    db,
    "SELECT COALESCE(SUM(stake), 0) AS sum FROM bets WHERE member_id = ? AND status IN ('won', 'lost')",
  ).get(memberId);
  return row?.sum ?? 0;
}

/** All that a member has paid in, in minor units, by the ledger. */
export function depositedOf(db: Database, memberId: number): Minor {
  const row = sql<{ sum: number }>(
    db,
    `SELECT COALESCE(SUM(l.amount), 0) AS sum FROM ledger_lines l JOIN ledger_postings p ON p.id = l.posting_id
     WHERE p.kind = 'deposit' AND l.account_id = (SELECT id FROM ledger_accounts WHERE name = ?)`,
  ).get(playerAccount(memberId));
  return row?.sum ?? 0;
}

/** What stands of a member in the programme at a moment. */
interface Standing {
  rows: LevelRow[];
  level: LevelRow;
  deposited: Minor;
  turnover: Minor;
}

/** What a letter calls a bonus of the programme. */
const CLUB_BONUS = { pt: 'Bônus do clube VIP', en: 'VIP club bonus' };

/** The member's level: the one reached by deposits and turnover together, never lower than the one held already. */
function standingOf(db: Database, memberId: number): Standing {
  const rows = levelRows(db);
  const deposited = depositedOf(db, memberId);
  const turnover = turnoverOf(db, memberId);
  const { vip_label } = memberById(db, memberId);
  const held = rows.findIndex(({ label }) => label === vip_label);
  const earned = rows.filter((row) => row.deposit <= deposited && row.turnover <= turnover).length - 1;
  const level = rows[Math.max(held, earned, 0)] as LevelRow;
  return { rows, level, deposited, turnover };
}

/** Raises a member to the level that was reached meanwhile; gives it when it is another one. */
export function raiseLevel(db: Database, memberId: number): LevelRow | undefined {
  const { level } = standingOf(db, memberId);
  const { changes } = sql(db, 'UPDATE members SET vip_label = ? WHERE id = ? AND vip_label <> ?').run(
    level.label,
    memberId,
    level.label,
  );
  return changes === 0 ? undefined : level;
}

/** Raises a member, and writes a letter about it. */
export function announceLevel(db: Database, memberId: number, now: number): void {
  const reached = raiseLevel(db, memberId);
  if (!reached) return;
  const level = { pt: nameOf(reached, 'pt'), en: nameOf(reached, 'en') };
  tellMember(db, memberId, 'levelReached', { level }, now);
}

/** The member's level, what it is called, and its rebate in hundredths of a percent. */
export function vipLevelOf(
  db: Database,
  memberId: number,
  language: string,
): { level: number; name: string; rebate: number } {
  const { level } = standingOf(db, memberId);
  return { level: level.level, name: nameOf(level, language), rebate: level.rebate_basis_points };
}

/** How many withdrawals the member's level allows a day. */
export const withdrawalsPerDay = (db: Database, memberId: number): number =>
  standingOf(db, memberId).level.withdrawals_per_day;

const nameOf = ({ label }: LevelRow, language: string): string => labelIn(label, language);

/** A level's name in a language; the sandbox keeps the Portuguese one. */
export const labelIn = (label: string, language: string): string =>
  textIn({ pt: label, en: ENGLISH[label] ?? label }, language);

/** A bonus as it stands: what a claim would pay now, and the periods that it would be paid for. */
interface Bonus {
  kind: VipBonusKind;
  status: 'claim' | 'claimed' | 'coming_soon';
  amount: Minor;
  parts: { period: string; amount: Minor }[];
  nextAt?: number;
}

/** Periods of a kind that have been paid, with when. */
function paid(db: Database, memberId: number, kind: VipBonusKind): Map<string, number> {
  const rows = sql<{ period: string; created_at: number }>(
    db,
    'SELECT period, created_at FROM vip_claims WHERE member_id = ? AND kind = ?',
  ).all(memberId, kind);
  return new Map(rows.map(({ period, created_at }) => [period, created_at]));
}

/** Every level that was reached pays its upgrade bonus once; several reached at once are paid together. */
function upgradeBonus(db: Database, memberId: number, { rows, level }: Standing): Bonus {
  const done = paid(db, memberId, 'upgrade');
  const parts = rows
    .filter((row) => row.level <= level.level && row.upgrade_bonus > 0 && !done.has(String(row.level)))
    .map((row) => ({ period: String(row.level), amount: row.upgrade_bonus }));
  if (parts.length > 0) return { kind: 'upgrade', status: 'claim', amount: sumOf(parts), parts };
  const next = rows[level.level + 1];
  if (next) return { kind: 'upgrade', status: 'coming_soon', amount: next.upgrade_bonus, parts };
  return { kind: 'upgrade', status: 'claimed', amount: level.upgrade_bonus, parts };
}

const sumOf = (parts: readonly { amount: Minor }[]): Minor => parts.reduce((sum, { amount }) => sum + amount, 0);

/** A bonus of the calendar: open for its period, once. */
function timedBonus(
  kind: 'weekly' | 'birthday',
  amount: Minor,
  done: ReadonlyMap<string, number>,
  moment: BonusMoment | undefined,
): Bonus {
  const bonus = { kind, amount, parts: [], ...(moment ? { nextAt: moment.nextAt } : {}) };
  if (amount === 0 || !moment?.period) return { ...bonus, status: 'coming_soon' };
  if (done.has(moment.period)) return { ...bonus, status: 'claimed' };
  return { kind, amount, status: 'claim', parts: [{ period: moment.period, amount }] };
}

function bonusesOf(db: Database, memberId: number, standing: Standing, now: number): Bonus[] {
  const { weekly_bonus, birthday_bonus } = standing.level;
  const zone = timeZoneOf(db);
  const birthdays = paid(db, memberId, 'birthday');
  const { birthday } = memberById(db, memberId);
  return [
    upgradeBonus(db, memberId, standing),
    // A week without a bonus at this level has no next one either.
    timedBonus(
      'weekly',
      weekly_bonus,
      paid(db, memberId, 'weekly'),
      weekly_bonus > 0 ? weekMoment(zone, now) : undefined,
    ),
    timedBonus('birthday', birthday_bonus, birthdays, birthdayMoment(zone, birthday, now, birthdays)),
  ];
}

/** Names of the levels, from the lowest. */
export const vipNames = (db: Database, language: string): string[] => levelRows(db).map((row) => nameOf(row, language));

function levelOf(row: LevelRow, language: string): VipLevel {
  return {
    level: row.level,
    labelName: nameOf(row, language),
    depositNeeded: formatMoney(row.deposit),
    turnoverNeeded: formatMoney(row.turnover),
    upgradeBonus: formatMoney(row.upgrade_bonus),
    weeklyBonus: formatMoney(row.weekly_bonus),
    birthdayBonus: formatMoney(row.birthday_bonus),
    rebateRate: (row.rebate_basis_points / 100).toFixed(2),
    withdrawalsPerDay: row.withdrawals_per_day,
  };
}

/** The member's place in the programme, its levels, and what can be claimed. */
export function vipOf(db: Database, memberId: number, language: string, now: number): Vip {
  const standing = standingOf(db, memberId);
  return {
    level: standing.level.level,
    deposited: formatMoney(standing.deposited),
    turnover: formatMoney(standing.turnover),
    levels: standing.rows.map((row) => levelOf(row, language)),
    bonuses: bonusesOf(db, memberId, standing, now).map(({ kind, amount, status, nextAt }) => ({
      kind,
      amount: formatMoney(amount),
      status,
      ...(nextAt === undefined ? {} : { nextAt: instantOf(nextAt) }),
    })),
  };
}

/**
 * Pays a bonus into the wallet and asks for one time its turnover; to be called inside a transaction. Refuses `reward.claimed` for
 * what was paid already, and `not.ready` for what is not open yet.
 */
export function claimBonus(db: Database, memberId: number, kind: VipBonusKind, now: number): Claim {
  const standing = standingOf(db, memberId);
  const bonus = bonusesOf(db, memberId, standing, now).find((one) => one.kind === kind) ?? refuse('not.found');
  if (bonus.status !== 'claim') {
    const done = bonus.status === 'claimed' || (kind === 'upgrade' && standing.level.upgrade_bonus > 0);
    refuse(done ? 'reward.claimed' : 'not.ready');
  }
  const reference = `vip:${kind}:${bonus.parts.map(({ period }) => period).join('+')}`;
  const { postingId } = post(db, {
    key: `${reference}:${memberId}`,
    kind: 'bonus',
    reference,
    source: CLUB_BONUS,
    at: now,
    lines: [
      { account: 'house:bonus', amount: -bonus.amount },
      { account: playerAccount(memberId), amount: bonus.amount },
    ],
  });
  for (const { period, amount } of bonus.parts) {
    sql(
      db,
      'INSERT INTO vip_claims (member_id, kind, period, amount, posting_id, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    ).run(memberId, kind, period, amount, postingId, now);
  }
  addWagering(db, memberId, bonus.amount);
  tellMember(db, memberId, 'claimPaid', { amount: amountText(bonus.amount), what: CLUB_BONUS }, now);
  return {
    transactionId: String(postingId),
    amount: formatMoney(bonus.amount),
    wageringDue: formatMoney(wageringDue(db, memberId)),
  };
}
