import type { Database } from '../db/database.ts';
import { named, sql } from '../db/statement.ts';
import { placeBet, settleBet } from '../rules/betting.ts';
import { playerAccount, post } from '../rules/ledger.ts';
import { addMember, memberById, memberByUsername } from '../rules/members.ts';
import { periodAround } from '../rules/playPeriods.ts';
import { openSession } from '../rules/session.ts';
import { timeZoneOf } from '../rules/site.ts';
import { TEAM } from '../rules/team.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { leastFrom } from './accounts-balance.ts';
import { createRandom, type Random } from './random.ts';

const DAY = 24 * 3600 * 1000;
const HOUR = 3600 * 1000;
const MINUTE = 60_000;

const DEPOSITS = [3_000, 5_000, 5_000, 10_000, 10_000, 20_000, 30_000, 50_000, 100_000] as const;
const STAKES = [20, 50, 50, 100, 100, 200, 500] as const;

/** Who came by the agent's link today. */
const NEWCOMERS = ['Livia', 'Breno', 'Cecilia', 'Hugo', 'Noemi', 'Otto', 'Rebeca'];

/** How many of the team sign in today, how many of those play, and how many are still there. */
const VISITORS = 46;
const PLAYERS = 31;
const STAYING = 14;

interface Member {
  id: number;
  upline: number;
  /** When money can come in first; who comes by the link and pays at once has paid then. */
  joined: number;
}

interface Team {
  db: Database;
  random: Random;
  now: number;
  members: readonly Member[];
}

/**
 * Gives the first agent's team three months of deposits and withdrawals, and a lively today: newcomers, visitors, players, and some who
 * stay online for the first hours of the sandbox. Of the accounts that people sign in with, the agent's alone gets deposits.
 */
export function seedTeam(db: Database, now: number): void {
  const agent = memberByUsername(db, 'agent1');
  if (!agent) return;
  const rows = named<Member & { username: string }>(
    db,
    `${TEAM} SELECT m.id, m.username, m.upline_id AS upline, m.created_at AS joined FROM team JOIN members m ON m.id = team.id ORDER BY m.id`,
  ).all({ agent: agent.id });
  const demo = new Set(DEMO_ACCOUNTS.map(({ username }) => username));
  const team = { db, random: createRandom(0x7ea4), now, members: rows.filter(({ username }) => !demo.has(username)) };
  for (const member of team.members) movePast(team, member);
  for (const week of [10, 6, 2]) move(team, 'deposit', agent.id, 35_000, now - week * 7 * DAY);
  const newcomers = welcome(team, agent.password_hash);
  const visitors = [...newcomers, ...team.random.shuffle(team.members)].slice(0, VISITORS);
  for (const [place, member] of visitors.entries()) visit(team, member, place);
}

/** A moment of the site's today, not before `from`. */
function today({ db, random, now }: Team, from = 0): number {
  const begin = Math.max(periodAround(timeZoneOf(db), 'day', now).from, from);
  return Math.floor(begin + random.next() * (now - begin));
}

function move({ db }: Team, kind: 'deposit' | 'withdrawal', member: number, amount: number, at: number): void {
  const moved = kind === 'deposit' ? amount : -amount;
  const reference = `T${member}-${at.toString(36).toUpperCase()}`;
  if (kind === 'deposit') paidIn(db, { id: reference, member, amount, at });
  else paidOut(db, { id: reference, member, amount, at });
  post(db, {
    key: `seed:team:${kind}:${member}:${at}`,
    kind,
    reference,
    ...(kind === 'deposit' && { source: { pt: 'Pix', en: 'Pix' } }),
    at,
    lines: [
      { account: 'house:gateway', amount: -moved },
      { account: playerAccount(member), amount: moved },
    ],
  });
}

interface Movement {
  id: string;
  member: number;
  amount: number;
  at: number;
}

/** The deposit by Pix behind a movement, paid within two minutes. */
function paidIn(db: Database, { id, member, amount, at }: Movement): void {
  sql(
    db,
    `INSERT INTO deposits (id, member_id, kind, method_id, method_name, amount, back_url, status, created_at, expires_at, settled_at)
     VALUES (?, ?, 'pix', 'pix', 'Pix', ?, '/m/voucherCenter', 'approved', ?, ?, ?)`,
  ).run(id, member, amount, at - 2 * MINUTE, at + 13 * MINUTE, at);
}

/** The withdrawal behind a movement, paid within two minutes to the member's own Pix key. */
function paidOut(db: Database, { id, member, amount, at }: Movement): void {
  const { username, payee_name } = memberById(db, member);
  const card = `C-${username}`;
  sql(
    db,
    `INSERT OR IGNORE INTO bank_cards (id, member_id, kind, bank_name, payee_name, number, pix_key_type, is_default, created_at)
     VALUES (?, ?, 'pix', 'Pix', ?, ?, 'email', 1, ?)`,
  ).run(card, member, payee_name ?? username, `${username}@example.com`, at - HOUR);
  sql(
    db,
    `INSERT INTO withdrawals (id, member_id, card_id, amount, status, created_at, updated_at) VALUES (?, ?, ?, ?, 'paid', ?, ?)`,
  ).run(id, member, card, amount, at - 2 * MINUTE, at);
}

/** Some deposit every week, most now and then; about one in four takes something out again. */
function movePast(team: Team, { id, joined }: Member): void {
  const { db, random, now } = team;
  const from = Math.max(joined, now - 90 * DAY);
  const count = Math.round(random.next() ** 2 * 9);
  const moments = Array.from({ length: count }, () => Math.floor(from + random.next() * (now - DAY - from)));
  for (const at of moments.filter((one) => one > joined).sort((a, b) => a - b)) {
    move(team, 'deposit', id, random.pick(DEPOSITS), at);
    if (!random.chance(0.25)) continue;
    const [part, later] = [random.int(10, 60), at + random.int(1, 20) * HOUR];
    const amount = Math.floor((leastFrom(db, playerAccount(id), later) * part) / 10_000) * 100;
    if (amount > 0) move(team, 'withdrawal', id, amount, later);
  }
}

function welcome(team: Team, passwordHash: string): Member[] {
  const { db, random, members } = team;
  return NEWCOMERS.map((name, place) => {
    const joined = today(team);
    const { upline } = random.pick(members);
    const id = addMember(db, {
      username: `${name.toLowerCase()}${2300 + place * 71}`,
      password_hash: passwordHash,
      type: 0,
      nickname: name,
      icon: `/img/avatar/${random.int(1, 24)}`,
      upline_id: upline,
      first_login: 0,
      created_at: joined,
    });
    if (place % 2 !== 0) return { id, upline, joined };
    const [amount, paid] = [random.pick(DEPOSITS), today(team, joined)];
    move(team, 'deposit', id, amount, paid);
    return { id, upline, joined: paid };
  });
}

/** Signs in; plays and deposits, or not; leaves again, or stays on. */
function visit(team: Team, member: Member, place: number): void {
  const { db, random, now } = team;
  const at = today(team, member.joined);
  openSession(db, member.id, at);
  sql(db, 'UPDATE members SET last_login_at = ? WHERE id = ?').run(at, member.id);
  if (place < STAYING) {
    // Nobody is there to use it: it is used in the time to come.
    sql(db, 'UPDATE sessions SET seen_at = ? WHERE member_id = ?').run(now + random.int(1, 12) * HOUR, member.id);
  }
  if (place < PLAYERS) play(team, member.id, at);
  if (place % 4 === 1) move(team, 'deposit', member.id, random.pick(DEPOSITS), today(team, at));
  if (place % 11 === 3 && member.joined < now - DAY) {
    const later = today(team, at);
    const amount = Math.floor(leastFrom(db, playerAccount(member.id), later) / 1000) * 100;
    if (amount > 0) move(team, 'withdrawal', member.id, amount, later);
  }
}

/** Some bets of today, of a few kinds of games, as far as there is money for them. */
function play(team: Team, member: number, from: number): void {
  const { db, random } = team;
  const games = sql<{ node_id: number; game_type: string; vassalage: string; min_bet: number }>(
    db,
    'SELECT node_id, game_type, vassalage, min_bet FROM games WHERE game_type = ? ORDER BY popularity DESC LIMIT 12',
  );
  const bets = Array.from({ length: random.int(1, 5) }, () => {
    const game = random.pick(games.all(random.pick(['RNG', 'RNG', 'RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP'])));
    const stake = Math.max(random.pick(STAKES), game.min_bet);
    const payout = random.chance(0.35) ? Math.floor(stake * (0.5 + random.next() * 3)) : 0;
    return { game, stake, payout, at: today(team, from) };
  });
  for (const { game, stake, payout, at } of bets.sort((a, b) => a.at - b.at)) {
    if (leastFrom(db, playerAccount(member), at) < stake) continue;
    const { node_id: nodeId, game_type: gameType, vassalage } = game;
    settleBet(db, placeBet(db, { memberId: member, nodeId, gameType, vassalage, stake, at }), payout, at);
  }
}
