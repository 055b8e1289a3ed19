import type { Page, PageQuery } from '../../contract/schemas/page.ts';
import type { InvitedFriend, Referral } from '../../contract/schemas/promotions.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import type { Text } from '../seed/texts/text.ts';
import { isAgent, type MemberRow, memberById, newAffiliateCode } from './members.ts';
import { formatMoney, type Minor } from './money.ts';
import { instantOf, offsetOf, pageCounters } from './paging.ts';
import { closureOf } from './playClosure.ts';
import { issueReward } from './rewards.ts';
import { whitelabelOf } from './site.ts';
import { depositedOf } from './vip.ts';

/** What a friend must deposit in all, and what that brings to who invited, in minor units. */
export const FRIEND_DEPOSITS = 5_000;
export const FRIEND_REWARD = 2_000;

/** How long the reward waits to be claimed. */
const REWARD_LASTS = 30 * 24 * 3600 * 1000;

/** A member's invitation: whoever has no code yet is given one. */
export function referralOf(db: Database, memberId: number): Referral {
  const code = memberById(db, memberId).affiliate_code ?? giveCode(db, memberId);
  const brought = sql<{ qualified: number; earned: Minor }>(
    db,
    'SELECT COUNT(*) AS qualified, COALESCE(SUM(amount), 0) AS earned FROM referrals WHERE referrer_id = ?',
  ).get(memberId) ?? { qualified: 0, earned: 0 };
  return {
    code,
    link: `/m/register?affiliateCode=${code}`,
    invited: countFriends(db, memberId),
    qualified: brought.qualified,
    earned: formatMoney(brought.earned),
    depositNeeded: formatMoney(FRIEND_DEPOSITS),
    reward: formatMoney(FRIEND_REWARD),
  };
}

function giveCode(db: Database, memberId: number): string {
  const code = newAffiliateCode();
  sql(db, 'UPDATE members SET affiliate_code = ? WHERE id = ?').run(code, memberId);
  return code;
}

function countFriends(db: Database, memberId: number): number {
  return (
    sql<{ count: number }>(db, 'SELECT COUNT(*) AS count FROM members WHERE upline_id = ?').get(memberId)?.count ?? 0
  );
}

interface FriendRow {
  username: string;
  created_at: number;
  amount: Minor | null;
}

/** Who came by a member's link, newest first; names are masked. */
export function friendPage(db: Database, memberId: number, query: PageQuery): Page<InvitedFriend> {
  const rows = sql<FriendRow>(
    db,
    `SELECT m.username, m.created_at, r.amount FROM members m LEFT JOIN referrals r ON r.friend_id = m.id
     WHERE m.upline_id = ? ORDER BY m.created_at DESC, m.id DESC LIMIT ? OFFSET ?`,
  ).all(memberId, query.pageSize, offsetOf(query));
  const list = rows.map(({ username, created_at, amount }) => ({
    name: maskedName(username),
    joinedAt: instantOf(created_at),
    qualified: amount !== null,
    earned: formatMoney(amount ?? 0),
  }));
  return { list, ...pageCounters(query, countFriends(db, memberId)) };
}

/** A name of which its owner knows it, and nobody else: `ma***84`. */
export function maskedName(username: string): string {
  return username.length < 6 ? `${username.slice(0, 1)}***` : `${username.slice(0, 2)}***${username.slice(-2)}`;
}

/** True for two accounts of one person: the same document, or the same name and day of birth. */
export function samePerson(
  a: Pick<MemberRow, 'payee_name' | 'birthday' | 'profile'>,
  b: Pick<MemberRow, 'payee_name' | 'birthday' | 'profile'>,
): boolean {
  const [document, other] = [documentOf(a), documentOf(b)];
  if (document !== '' && document === other) return true;
  const [name, otherName] = [plainName(a), plainName(b)];
  return name !== '' && name === otherName && a.birthday !== null && a.birthday === b.birthday;
}

const documentOf = ({ profile }: Pick<MemberRow, 'profile'>): string =>
  ((JSON.parse(profile) as { idNumber?: string }).idNumber ?? '').replace(/\D/g, '');

const plainName = ({ payee_name }: Pick<MemberRow, 'payee_name'>): string =>
  (payee_name ?? '')
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/** Accounts that get their money out to the same place are one person's too. */
function sharesCard(db: Database, a: number, b: number): boolean {
  const shared = sql(
    db,
    'SELECT 1 FROM bank_cards x JOIN bank_cards y ON y.number = x.number WHERE x.member_id = ? AND y.member_id = ?',
  );
  return shared.get(a, b) !== undefined;
}

/**
 * Rewards who invited a member once that member has deposited enough in all: once per friend, whatever comes after. To be called inside
 * the transaction of a deposit. Nobody is rewarded for an account of their own, agents earn by their commission, and there is nothing
 * while the promotion is off or the one who invited is excluded.
 */
export function rewardReferrer(db: Database, friendId: number, now: number): void {
  const friend = memberById(db, friendId);
  if (friend.upline_id === null || !whitelabelOf(db).promos.includes('REFERRAL')) return;
  const referrer = memberById(db, friend.upline_id);
  if (isAgent(referrer.type) || referrer.type === 4 || referrer.status !== 'active') return;
  if (samePerson(referrer, friend) || sharesCard(db, referrer.id, friend.id)) return;
  if (closureOf(db, referrer.id, now).excluded || depositedOf(db, friendId) < FRIEND_DEPOSITS) return;
  const made = sql(
    db,
    'INSERT OR IGNORE INTO referrals (friend_id, referrer_id, amount, qualified_at) VALUES (?, ?, ?, ?)',
  ).run(friendId, referrer.id, FRIEND_REWARD, now);
  if (made.changes === 0) return;
  issueReward(db, referrer.id, {
    rewardId: referralReward(friendId),
    kind: 'referral',
    title: referralTitle(friend.username),
    amount: FRIEND_REWARD,
    now,
    expiresAt: now + REWARD_LASTS,
  });
}

/** The reward that a friend has brought. */
export const referralReward = (friendId: number): string => `referral-${friendId}`;

export const referralTitle = (username: string): Text => ({
  pt: `Indicação de ${maskedName(username)}`,
  en: `Invitation of ${maskedName(username)}`,
});
