import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { playerAccount, post } from '../rules/ledger.ts';
import { addMember, memberById } from '../rules/members.ts';
import { movePoints } from '../rules/points.ts';
import { RAIN_EVERY, RAIN_LASTS, RAIN_TITLE } from '../rules/redRain.ts';
import { FRIEND_REWARD, referralReward, referralTitle } from '../rules/referrals.ts';
import { claimReward, issueReward, pay } from '../rules/rewards.ts';
import { timeZoneOf } from '../rules/site.ts';
import { dayAfter, dayStart, siteDay } from '../rules/siteDay.ts';
import { settleTournaments } from '../rules/tournaments.ts';
import { createRandom } from './random.ts';
import { MALL_ITEMS } from './texts/mall.ts';

const DAY = 24 * 3600 * 1000;
const FRIENDS = 46;
const ROUNDS = 18;

const NAMES =
  'bia.ramos|joaopedro|carol|dudu|lelebarros|marcosvini|rafa.lima|tiagoc|nina|gabi.s|pedrao|lu.costa|vivi|andrec|juh'.split(
    '|',
  );

/** Orders of the mall: how many days ago, what, and what became of it. */
const ORDERS = [
  [74, 'mug', 1, 'done', 'BR 104 882 190 LV'],
  [52, 'credit-10', 2, 'done', undefined],
  [31, 'shirt', 1, 'rejected', 'Tamanho esgotado. / Out of your size.'],
  [12, 'voucher-10', 1, 'done', undefined],
  [6, 'cap', 1, 'sent', 'BR 228 071 553 LV'],
  [1, 'mug', 2, 'pending', undefined],
] as const;

/** Gives the demo member what reward pages show: friends, orders of the mall, envelopes; and pays out the tournaments that have ended. */
export function seedLeisure(db: Database, memberId: number, now: number): void {
  seedFriends(db, memberId, now);
  seedOrders(db, memberId, now);
  seedEnvelopes(db, memberId, now);
  seedPrizes(db, now);
  // All turnover of these has been made.
  sql(db, 'UPDATE members SET wagering_due = 0').run();
}

/** Friends of half a year; about every second one has deposited. They have not played: their first login is to come. */
function seedFriends(db: Database, memberId: number, now: number): void {
  const random = createRandom(0xf71e);
  const { password_hash } = memberById(db, memberId);
  for (let made = 0; made < FRIENDS; made += 1) {
    const username = `${random.pick(NAMES).replace(/\W/g, '')}${made}${random.int(10, 99)}`;
    const joined = now - Math.floor(((FRIENDS - made) / (FRIENDS + 1)) * 180) * DAY - random.int(0, DAY);
    const friend = addMember(db, {
      username,
      password_hash,
      type: 0,
      nickname: username,
      upline_id: memberId,
      first_login: 1,
      created_at: joined,
    });
    const at = Math.min(joined + random.int(1, 5) * DAY, now - DAY);
    if (random.chance(0.45)) reward(db, { memberId, friend, username, at });
  }
}

interface Friendship {
  memberId: number;
  friend: number;
  username: string;
  at: number;
}

function reward(db: Database, { memberId, friend, username, at }: Friendship): void {
  sql(db, 'INSERT INTO referrals (friend_id, referrer_id, amount, qualified_at) VALUES (?, ?, ?, ?)').run(
    friend,
    memberId,
    FRIEND_REWARD,
    at,
  );
  const rewardId = referralReward(friend);
  const title = referralTitle(username);
  issueReward(db, memberId, { rewardId, kind: 'referral', title, amount: FRIEND_REWARD, now: at });
  claimReward(db, memberId, rewardId, at + DAY / 4);
}

function seedOrders(db: Database, memberId: number, now: number): void {
  const { nickname } = memberById(db, memberId);
  movePoints(db, memberId, { key: `welcome:${memberId}`, kind: 'bonus', points: 20_000, now: now - 80 * DAY });
  for (const [place, [ago, itemId, quantity, status, note]] of ORDERS.entries()) {
    const item = MALL_ITEMS.find(({ id }) => id === itemId);
    if (!item) throw new Error(`No item ${itemId}`);
    const [id, at, points] = [`M${String(place).padStart(6, '0')}`, now - ago * DAY, item.points * quantity];
    const receiver = {
      name: `${nickname} da Silva`,
      mobileNum: '11900000000',
      address: 'Rua das Flores, 42, São Paulo',
    };
    sql(
      db,
      `INSERT INTO mall_orders (id, member_id, item_id, quantity, points, status, receiver, note, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(
      id,
      memberId,
      itemId,
      quantity,
      points,
      status,
      item.kind === 'goods' ? JSON.stringify(receiver) : null,
      note ?? null,
      at,
      at + DAY / 2,
    );
    movePoints(db, memberId, { key: `order:${id}`, kind: 'exchange', points: -points, orderId: id, now: at });
    if (status === 'rejected') {
      movePoints(db, memberId, { key: `order:${id}:back`, kind: 'returned', points, orderId: id, now: at + DAY / 2 });
    }
    if (item.kind === 'credit') payMall(db, memberId, id, (item.amount ?? 0) * quantity, at);
  }
}

function payMall(db: Database, memberId: number, id: string, amount: number, at: number): void {
  const lines = [
    { account: 'house:bonus', amount: -amount },
    { account: playerAccount(memberId), amount },
  ] as const;
  post(db, { key: `mall:${id}`, kind: 'bonus', reference: id, at, lines });
}

/** Rounds of the last weeks in which some envelopes were caught. */
function seedEnvelopes(db: Database, memberId: number, now: number): void {
  const random = createRandom(0x4a13);
  const zone = timeZoneOf(db);
  const today = siteDay(zone, now);
  for (let round = ROUNDS; round > 0; round -= 1) {
    const start = dayStart(zone, dayAfter(today, -2 * round)) + random.int(60, 130) * RAIN_EVERY;
    const id = `rain-${new Date(start).toISOString().slice(0, 16).replace(/\D/g, '')}`;
    sql(
      db,
      'INSERT INTO rain_rounds (id, starts_at, ends_at, chances, pool, max_amount) VALUES (?, ?, ?, 6, 50000, 1000)',
    ).run(id, start, start + RAIN_LASTS);
    for (let chance = 1; chance <= random.int(2, 6); chance += 1) {
      const amount = random.chance(0.12) ? 0 : Math.floor(5 + random.next() ** 4 * 995);
      const at = start + chance * 9_000;
      sql(db, 'INSERT INTO rain_envelopes (round_id, member_id, chance, amount, opened_at) VALUES (?, ?, ?, ?, ?)').run(
        id,
        memberId,
        chance,
        amount,
        at,
      );
      if (amount === 0) continue;
      const key = `redEnvelope:${memberId}:${id}:${chance}`;
      pay(db, memberId, { key, kind: 'redEnvelope', title: RAIN_TITLE, amount, wagering: amount, now: at });
    }
  }
}

/** The prizes of tournaments from before this world began have been claimed. */
function seedPrizes(db: Database, now: number): void {
  settleTournaments(db, now);
  const prizes = sql<{ id: string; member_id: number }>(
    db,
    "SELECT id, member_id FROM rewards WHERE id LIKE 'tournament-%' AND status = 'claim'",
  ).all();
  for (const { id, member_id } of prizes) claimReward(db, member_id, id, now);
}
