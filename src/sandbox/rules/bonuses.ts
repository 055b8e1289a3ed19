import type { Page, PageQuery } from '../../contract/schemas/page.ts';
import type { Bonus, BonusState } from '../../contract/schemas/promotions.ts';
import type { BonusWallet } from '../../contract/schemas/wallet.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { type Text, textIn } from '../seed/texts/text.ts';
import { amountText, tellMember } from './eventLetters.ts';
import { bonusAccount, type PostingKind, playerAccount, post } from './ledger.ts';
import { formatMoney, type Minor } from './money.ts';
import { instantOf, offsetOf, pageCounters } from './paging.ts';
import { checkOpen } from './playClosure.ts';
import { refuse } from './refusal.ts';

/** A bonus to be granted; amounts in minor units, moments in ms since the epoch. */
export interface Grant {
  /** What it belongs to; a bonus of no promotion names its kind. */
  promotionId: string;
  title: Text;
  amount: Minor;
  /** Turnover that frees it; 0 goes to the main wallet at once. */
  wagering: Minor;
  /** Names what it is for (`promotion:p01:<member>`, `deposit:<id>`): the same key never grants twice. */
  key: string;
  now: number;
  /** When it goes back to the house; absent is never. */
  expiresAt?: number;
}

/** A bonus as it was granted: `postingId` is the movement that brought it. */
export interface Granted {
  bonusId: number;
  postingId: number;
  amount: Minor;
  /** Turnover still due for it. */
  wageringLeft: Minor;
}

interface BonusRow {
  id: number;
  member_id: number;
  promotion_id: string;
  title: string;
  amount: Minor;
  wagering: Minor;
  turnover: Minor;
  status: 'open' | 'released' | 'expired';
  posting_id: number;
  created_at: number;
  expires_at: number | null;
  ended_at: number | null;
}

/** What the contract calls a bonus that is being played for, one that was paid out, and one that went back. */
const STATUS = { open: 'process', released: 'claimed', expired: 'close' } as const;
const STATES = Object.keys(STATUS) as (keyof typeof STATUS)[];

/**
 * Grants a bonus: it waits in the member's bonus wallet until bets have made its turnover. A repeated key gives the first grant again.
 * To be called inside a transaction together with what it depends on. Refuses `account.excluded` while play is closed for the member.
 */
export function grantBonus(db: Database, memberId: number, grant: Grant): Granted {
  const { promotionId, title, amount, wagering, key, now, expiresAt } = grant;
  const before = sql<BonusRow>(db, 'SELECT * FROM bonuses WHERE key = ? AND member_id = ?').get(key, memberId);
  if (before) return grantedOf(before);
  checkOpen(db, memberId, now);
  const { postingId } = post(db, {
    key: `bonus:${key}`,
    kind: 'bonus.locked',
    reference: key,
    source: title,
    at: now,
    lines: [
      { account: 'house:bonus', amount: -amount },
      { account: bonusAccount(memberId), amount },
    ],
  });
  const row = sql<BonusRow>(
    db,
    `INSERT INTO bonuses (member_id, key, promotion_id, title, amount, wagering, posting_id, created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`,
  ).get(memberId, key, promotionId, JSON.stringify(title), amount, wagering, postingId, now, expiresAt ?? null);
  const granted = row ?? refuse('unknown');
  if (wagering === 0) end(db, granted, 'released', now);
  return grantedOf(granted);
}

/**
 * Counts a settled stake towards the oldest open bonus, and what that does not need towards the next; a bonus whose turnover is
 * reached goes to the main wallet. To be called inside the transaction that settles the bet.
 */
export function countBonusTurnover(db: Database, memberId: number, stake: Minor, now: number): void {
  let left = stake;
  for (const bonus of openBonuses(db, memberId, now)) {
    const counted = Math.min(left, bonus.wagering - bonus.turnover);
    left -= counted;
    sql(db, 'UPDATE bonuses SET turnover = turnover + ? WHERE id = ?').run(counted, bonus.id);
    if (bonus.turnover + counted === bonus.wagering) end(db, bonus, 'released', now);
    if (left === 0) return;
  }
}

/** The open bonuses, oldest first; those that are over by now go back to the house. */
function openBonuses(db: Database, memberId: number, now: number): BonusRow[] {
  const rows = sql<BonusRow>(db, "SELECT * FROM bonuses WHERE member_id = ? AND status = 'open' ORDER BY id").all(
    memberId,
  );
  const isOver = ({ expires_at }: BonusRow): boolean => expires_at !== null && expires_at <= now;
  for (const row of rows.filter(isOver)) {
    // Whenever somebody looks: it was over at its own moment.
    end(db, row, 'expired', row.expires_at ?? now);
    const values = { amount: amountText(row.amount), what: JSON.parse(row.title) as Text };
    tellMember(db, memberId, 'bonusExpired', values, now);
  }
  return rows.filter((row) => !isOver(row));
}

function end(
  db: Database,
  { id, member_id, amount, title }: BonusRow,
  status: 'released' | 'expired',
  now: number,
): void {
  const released = status === 'released';
  const kind: PostingKind = released ? 'bonus' : 'bonus.expired';
  post(db, {
    key: `bonus:${id}:${status}`,
    kind,
    reference: `bonus:${id}`,
    source: JSON.parse(title) as Text,
    at: now,
    lines: [
      { account: bonusAccount(member_id), amount: -amount },
      { account: released ? playerAccount(member_id) : 'house:bonus', amount },
    ],
  });
  sql(db, 'UPDATE bonuses SET status = ?, ended_at = ? WHERE id = ?').run(status, now, id);
}

/** Ends the member's bonuses that were not freed in time. */
export function endOverdueBonuses(db: Database, memberId: number, now: number): void {
  db.transaction(() => openBonuses(db, memberId, now)).immediate();
}

/** The bonus wallet: all open bonuses together (SPEC 7.4, wallet). */
export function bonusWallet(db: Database, memberId: number, now: number): BonusWallet {
  const open = db.transaction(() => openBonuses(db, memberId, now)).immediate();
  const sum = (of: (row: BonusRow) => Minor): string => formatMoney(open.reduce((total, row) => total + of(row), 0));
  return {
    balance: sum((row) => row.amount),
    wagering: sum((row) => row.wagering),
    turnover: sum((row) => row.turnover),
  };
}

/** One page of a member's bonuses, newest first. */
export function bonusPage(
  db: Database,
  memberId: number,
  query: PageQuery & { language: string; status?: BonusState },
  now: number,
): Page<Bonus> {
  db.transaction(() => openBonuses(db, memberId, now)).immediate();
  const status = STATES.find((state) => STATUS[state] === query.status) ?? '';
  const selection = "FROM bonuses WHERE member_id = ? AND (? = '' OR status = ?)";
  const total = sql<{ count: number }>(db, `SELECT COUNT(*) AS count ${selection}`).get(memberId, status, status);
  const rows = sql<BonusRow>(db, `SELECT * ${selection} ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`);
  const list = rows
    .all(memberId, status, status, query.pageSize, offsetOf(query))
    .map((row) => bonusOf(row, query.language));
  return { list, ...pageCounters(query, total?.count ?? 0) };
}

function bonusOf(row: BonusRow, language: string): Bonus {
  return {
    bonusId: String(row.id),
    promotionId: row.promotion_id,
    title: textIn(JSON.parse(row.title) as Text, language),
    amount: formatMoney(row.amount),
    wagering: formatMoney(row.wagering),
    turnover: formatMoney(row.turnover),
    status: STATUS[row.status],
    createdAt: instantOf(row.created_at),
    ...(row.expires_at === null ? {} : { expiresAt: instantOf(row.expires_at) }),
    ...(row.ended_at === null ? {} : { endedAt: instantOf(row.ended_at) }),
  };
}

const grantedOf = ({ id, posting_id, amount, wagering, turnover }: BonusRow): Granted => ({
  bonusId: id,
  postingId: posting_id,
  amount,
  wageringLeft: wagering - turnover,
});
