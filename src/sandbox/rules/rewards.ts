import type { Page, PageQuery } from '../../contract/schemas/page.ts';
import type { Claim } from '../../contract/schemas/promotions.ts';
import type { Reward, RewardKind, RewardSummary } from '../../contract/schemas/rewards.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { type Text, textIn } from '../seed/texts/text.ts';
import { grantBonus } from './bonuses.ts';
import { amountText, tellMember } from './eventLetters.ts';
import { type PostingKind, playerAccount, post } from './ledger.ts';
import { formatMoney, type Minor } from './money.ts';
import { instantOf, offsetOf, pageCounters } from './paging.ts';
import { checkOpen, closureOf } from './playClosure.ts';
import { refuse } from './refusal.ts';
import { addWagering, wageringDue } from './wallet.ts';

interface RewardRow {
  id: string;
  kind: RewardKind;
  title_pt: string;
  title_en: string;
  amount: Minor;
  wagering: Minor;
  /** As of now: what was not claimed in time is closed. */
  state: Reward['status'];
  created_at: number;
  expires_at: number | null;
  claimed_at: number | null;
}

/** Takes the moment, then the member. */
const SELECTION = `FROM (SELECT *, CASE WHEN status = 'claim' AND expires_at <= ? THEN 'close' ELSE status END AS state
  FROM rewards WHERE member_id = ?)`;

/** A reward to be put into the reward centre; amounts in minor units, moments in ms since the epoch. */
export interface NewReward {
  /** Names what it is for, such as `tournament:t01:<member>`: the same one is never issued twice. */
  rewardId: string;
  kind: RewardKind;
  title: Text;
  amount: Minor;
  /** Turnover that it asks for; one time the amount if absent. */
  wagering?: Minor;
  now: number;
  /** Until when it can be claimed; absent is for good. */
  expiresAt?: number;
}

/** Puts a reward into a member's reward centre, where it waits to be claimed. False when it was there already. */
export function issueReward(db: Database, memberId: number, reward: NewReward): boolean {
  const { rewardId, kind, title, amount, wagering = amount, now, expiresAt = null } = reward;
  const { changes } = sql(
    db,
    `INSERT INTO rewards (id, member_id, kind, title_pt, title_en, amount, wagering, created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
  ).run(rewardId, memberId, kind, title.pt, title.en, amount, wagering, now, expiresAt);
  return changes === 1;
}

/** What waits to be claimed; nothing calls for attention while play is closed for the member. */
export function rewardSummary(db: Database, memberId: number, now: number): RewardSummary {
  const { timeOutUntil, excluded } = closureOf(db, memberId, now);
  const closed = timeOutUntil !== undefined || excluded !== undefined;
  const row = sql<{ count: number; sum: Minor }>(
    db,
    `SELECT COUNT(*) AS count, COALESCE(SUM(amount), 0) AS sum ${SELECTION} WHERE state = 'claim'`,
  ).get(now, memberId);
  return { unclaimed: closed ? 0 : (row?.count ?? 0), total: formatMoney(row?.sum ?? 0) };
}

/** One page of a member's rewards, newest first; what waits and is over soonest first if only that is asked for. */
export function rewardPage(
  db: Database,
  memberId: number,
  query: PageQuery & { language: string; status?: Reward['status'] },
  now: number,
): Page<Reward> {
  const { status = '', language } = query;
  const chosen = `${SELECTION} WHERE ? IN ('', state)`;
  const asked = [now, memberId, status];
  const order = status === 'claim' ? 'expires_at IS NULL, expires_at, id' : 'COALESCE(claimed_at, created_at) DESC, id';
  const total = sql<{ count: number }>(db, `SELECT COUNT(*) AS count ${chosen}`).get(...asked);
  const rows = sql<RewardRow>(db, `SELECT * ${chosen} ORDER BY ${order} LIMIT ? OFFSET ?`);
  const list = rows.all(...asked, query.pageSize, offsetOf(query)).map((row) => rewardOf(row, language));
  return { list, ...pageCounters(query, total?.count ?? 0) };
}

function rewardOf(row: RewardRow, language: string): Reward {
  return {
    rewardId: row.id,
    kind: row.kind,
    title: textIn({ pt: row.title_pt, en: row.title_en }, language),
    amount: formatMoney(row.amount),
    wagering: formatMoney(row.wagering),
    status: row.state,
    createdAt: instantOf(row.created_at),
    ...(row.expires_at !== null && { expiresAt: instantOf(row.expires_at) }),
    ...(row.claimed_at !== null && { claimedAt: instantOf(row.claimed_at) }),
  };
}

/**
 * Pays a reward out once; to be called inside a transaction. Refuses `reward.claimed` and `promotion.closed` for what was paid or is over,
 * and `account.excluded` while play is closed for the member.
 */
export function claimReward(db: Database, memberId: number, rewardId: string, now: number): Claim {
  checkOpen(db, memberId, now);
  const found = sql<RewardRow>(db, `SELECT * ${SELECTION} WHERE id = ?`).get(now, memberId, rewardId);
  const reward = found ?? refuse('not.found');
  if (reward.state !== 'claim') refuse(reward.state === 'claimed' ? 'reward.claimed' : 'promotion.closed');
  sql(db, "UPDATE rewards SET status = 'claimed', claimed_at = ? WHERE id = ?").run(now, rewardId);
  const { kind, title_pt: pt, title_en: en, amount, wagering } = reward;
  // `promotion:<id>:<member>` is what rules/promotions.ts issues.
  const promotionId = /^promotion:([^:]+)/.exec(rewardId)?.[1];
  const payment = { key: `reward:${rewardId}`, kind: promotionId ?? kind, title: { pt, en }, amount, wagering, now };
  tellMember(db, memberId, 'claimPaid', { amount: amountText(amount), what: { pt, en } }, now);
  return pay(db, memberId, payment);
}

/** Money that a member has earned. */
interface Payment {
  /** Names what it is for: the same key never pays twice. */
  key: string;
  /** What it belongs to where it waits for its turnover: a promotion, or the kind. */
  kind: string;
  title: Text;
  amount: Minor;
  wagering: Minor;
  now: number;
  /** The kind of the movement; a bonus if absent. */
  posting?: PostingKind;
}

/**
 * Pays what a member has earned. What asks for at most one time its amount goes to the main wallet, and its turnover is due before a
 * withdrawal; what asks for more waits in the bonus wallet.
 */
export function pay(db: Database, memberId: number, payment: Payment): Claim {
  const { key, kind, title, amount, wagering, now, posting = 'bonus' } = payment;
  const owed = (transactionId: number) => ({
    transactionId: String(transactionId),
    amount: formatMoney(amount),
    wageringDue: formatMoney(wageringDue(db, memberId)),
  });
  if (wagering > amount) {
    const { bonusId, postingId } = grantBonus(db, memberId, { promotionId: kind, title, amount, wagering, key, now });
    return { ...owed(postingId), bonusId: String(bonusId) };
  }
  const { postingId } = post(db, {
    key,
    kind: posting,
    reference: key,
    source: title,
    at: now,
    lines: [
      { account: 'house:bonus', amount: -amount },
      { account: playerAccount(memberId), amount },
    ],
  });
  addWagering(db, memberId, wagering);
  return owed(postingId);
}
