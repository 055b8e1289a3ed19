import type { Claim } from '../../contract/schemas/promotions.ts';
import type { Voucher } from '../../contract/schemas/rewards.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { type Text, textIn } from '../seed/texts/text.ts';
import { grantBonus } from './bonuses.ts';
import { amountText, tellMember } from './eventLetters.ts';
import { formatMoney, type Minor } from './money.ts';
import { instantOf } from './paging.ts';
import { checkOpen } from './playClosure.ts';
import { refuse } from './refusal.ts';
import { vipLevelOf } from './vip.ts';
import { wageringDue } from './wallet.ts';

const DAY = 24 * 3600 * 1000;

/** How long the bonus of a code waits for its turnover. */
const BONUS_DAYS = 30;

/** So many codes that there are not may be tried in an hour: codes are not found by guessing. */
const MISSES = 10;
const HOUR = 3600 * 1000;

/** A promo code; amounts in minor units, moments in ms since the epoch. */
export interface NewVoucher {
  /** Letters, digits and `-`; compared without regard to case. */
  code: string;
  title: Text;
  amount: Minor;
  /** Turnover as a multiple of the amount. */
  times: number;
  /** How often it can be redeemed in all, by as many members; absent is without end. */
  uses?: number | undefined;
  /** The VIP level that it asks for. */
  minLevel?: number;
  /** The one member it is for, in whose account it waits. */
  memberId?: number | undefined;
  now: number;
  expiresAt: number;
}

export interface VoucherRow {
  code: string;
  title: string;
  amount: Minor;
  times: number;
  uses: number | null;
  min_level: number;
  member_id: number | null;
  created_at: number;
  expires_at: number;
  /** How often it has been redeemed. */
  used: number;
}

const VOUCHERS = 'SELECT *, (SELECT COUNT(*) FROM voucher_uses u WHERE u.code = v.code) AS used FROM vouchers v';

/** How a code is kept: as people read it aloud. */
export const codeOf = (typed: string): string => typed.trim().toUpperCase();

/** Makes a code. False when it is taken. */
export function addVoucher(db: Database, voucher: NewVoucher): boolean {
  const { code, title, amount, times, uses = null, minLevel = 0, memberId = null, now, expiresAt } = voucher;
  const { changes } = sql(
    db,
    `INSERT INTO vouchers (code, title, amount, times, uses, min_level, member_id, created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (code) DO NOTHING`,
  ).run(codeOf(code), JSON.stringify(title), amount, times, uses, minLevel, memberId, now, expiresAt);
  return changes === 1;
}

/** The newest codes. */
export const newestVouchers = (db: Database): VoucherRow[] =>
  sql<VoucherRow>(db, `${VOUCHERS} ORDER BY created_at DESC, code LIMIT 100`).all();

interface OwnRow extends VoucherRow {
  redeemed_at: number | null;
  turnover: Minor | null;
}

/** The vouchers of a member: those that wait, soonest over first, then those that were redeemed or are over. */
export function vouchersOf(db: Database, memberId: number, language: string, now: number): Voucher[] {
  const rows = sql<OwnRow>(
    db,
    `SELECT v.*, u.redeemed_at, b.turnover FROM vouchers v
     LEFT JOIN voucher_uses u ON u.code = v.code AND u.member_id = ?
     LEFT JOIN bonuses b ON b.id = u.bonus_id
     WHERE v.member_id = ? OR u.redeemed_at IS NOT NULL
     ORDER BY u.redeemed_at IS NOT NULL OR v.expires_at <= ?, u.redeemed_at DESC, v.expires_at, v.code`,
  ).all(memberId, memberId, now);
  return rows.map((row) => voucherOf(row, language, now));
}

function voucherOf(row: OwnRow, language: string, now: number): Voucher {
  const { code, title, amount, times, expires_at, redeemed_at, turnover } = row;
  const open = expires_at > now ? 'claim' : 'close';
  return {
    voucherId: code,
    code,
    title: textIn(JSON.parse(title) as Text, language),
    amount: formatMoney(amount),
    wagering: formatMoney(amount * times),
    turnover: formatMoney(turnover ?? 0),
    status: redeemed_at === null ? open : 'claimed',
    expiresAt: instantOf(expires_at),
    ...(redeemed_at !== null && { claimedAt: instantOf(redeemed_at) }),
  };
}

/**
 * Refuses `voucher.invalid` for a code that there is not, and `too.many.requests` after several of them. Call it outside a transaction,
 * or a refusal undoes the counting.
 */
export function checkCode(db: Database, memberId: number, typed: string, now: number): void {
  const misses = sql<{ count: number; last: number }>(
    db,
    'SELECT COUNT(*) AS count, MAX(at) AS last FROM voucher_misses WHERE member_id = ? AND at > ?',
  ).get(memberId, now - HOUR);
  if (misses && misses.count >= MISSES) refuse('too.many.requests', { field: 'code', until: misses.last + HOUR });
  if (sql(db, 'SELECT 1 FROM vouchers WHERE code = ?').get(codeOf(typed))) return;
  sql(db, 'INSERT INTO voucher_misses (member_id, at) VALUES (?, ?)').run(memberId, now);
  refuse('voucher.invalid', { field: 'code' });
}

/**
 * Redeems a code once per member: its amount waits in the bonus wallet for its turnover. To be called inside a transaction. Refuses
 * `voucher.invalid`, `voucher.redeemed`, `voucher.others`, `voucher.expired` and `voucher.used`, and `account.excluded` while play is
 * closed for the member.
 */
export function redeem(db: Database, memberId: number, typed: string, now: number): Claim {
  checkOpen(db, memberId, now);
  const code = codeOf(typed);
  const voucher = sql<VoucherRow>(db, `${VOUCHERS} WHERE code = ?`).get(code) ?? refuse('voucher.invalid');
  const { amount, times, uses, used, min_level, member_id, expires_at } = voucher;
  if (sql(db, 'SELECT 1 FROM voucher_uses WHERE code = ? AND member_id = ?').get(code, memberId)) {
    refuse('voucher.redeemed');
  }
  const level = min_level > 0 ? vipLevelOf(db, memberId, 'pt').level : 0;
  if (level < min_level || (member_id !== null && member_id !== memberId)) refuse('voucher.others');
  if (expires_at <= now) refuse('voucher.expired');
  if (uses !== null && used >= uses) refuse('voucher.used');
  const title = JSON.parse(voucher.title) as Text;
  const { bonusId, postingId } = grantBonus(db, memberId, {
    promotionId: 'voucher',
    title,
    amount,
    wagering: amount * times,
    key: `voucher:${code}:${memberId}`,
    now,
    expiresAt: now + BONUS_DAYS * DAY,
  });
  sql(db, 'INSERT INTO voucher_uses (member_id, code, bonus_id, redeemed_at) VALUES (?, ?, ?, ?)').run(
    memberId,
    code,
    bonusId,
    now,
  );
  tellMember(db, memberId, 'claimPaid', { amount: amountText(amount), what: title }, now);
  return {
    transactionId: String(postingId),
    amount: formatMoney(amount),
    wageringDue: formatMoney(wageringDue(db, memberId)),
    bonusId: String(bonusId),
  };
}
