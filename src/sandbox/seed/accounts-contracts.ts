import type { ContractKind, ContractPeriod, ContractTerm } from '../../contract/schemas/contracts.ts';
import type { SessionType } from '../../contract/schemas/session.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { payOwed, settleContracts } from '../rules/contractPayouts.ts';
import { beginAfter } from '../rules/contractPeriods.ts';
import { REQUEST_LASTS } from '../rules/contracts.ts';
import { addMember, type MemberRow, memberByUsername } from '../rules/members.ts';
import { timeZoneOf } from '../rules/site.ts';
import { openBalance } from './accounts-balance.ts';

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

/** For so many days salaries have been paid, and dividends. */
const SALARY_DAYS = 30;
const DIVIDEND_DAYS = 75;

/** Dividends of the last days still wait to be paid. */
const UNPAID_DAYS = 20;

/** Agents below agent1 with a request each, for who wants to see one signed or rejected. */
const ASKED: readonly (readonly [string, string, ContractKind])[] = [
  ['contrato1', 'Noemi', 'dailySalary'],
  ['contrato2', 'Otto', 'dailySalary'],
  ['contrato3', 'Piedade', 'hourlySalary'],
  ['contrato4', 'Quirino', 'hourlySalary'],
];

type Steps = readonly (readonly [from: string, betMembers: number, rate: string])[];

/** Head icons there are. */
const AVATARS = 24;

/** What the house gives to the head of a tree, and what an agent hands on. */
const HEAD: Record<ContractKind, Steps> = {
  dailySalary: [
    ['5.00', 1, '1'],
    ['300.00', 5, '1.5'],
    ['1500.00', 20, '2'],
  ],
  hourlySalary: [
    ['5.00', 1, '0.5'],
    ['100.00', 5, '0.75'],
  ],
  dividend: [
    ['10.00', 1, '15'],
    ['300.00', 10, '20'],
    ['1000.00', 25, '25'],
  ],
};
const BELOW: Record<ContractKind, Steps> = {
  dailySalary: [
    ['5.00', 1, '0.8'],
    ['500.00', 5, '1.2'],
  ],
  hourlySalary: [['10.00', 1, '0.3']],
  dividend: [
    ['10.00', 1, '8'],
    ['500.00', 8, '12.5'],
  ],
};

const PERIOD: Record<ContractKind, ContractPeriod> = {
  dailySalary: 'day',
  hourlySalary: 'hour',
  dividend: 'halfMonth',
};

/**
 * Contracts of the seeded agents, and what they have paid for months: to be called once there are bets, which they are reckoned from.
 */
export function seedContracts(db: Database, now: number): void {
  const head = member(db, 'agent1');
  for (const agent of [head, member(db, 'agent41'), member(db, 'agent42')]) {
    add(db, 'dailySalary', undefined, agent, HEAD, now - SALARY_DAYS * DAY);
    add(db, 'hourlySalary', undefined, agent, HEAD, now - 2 * DAY);
    add(db, 'dividend', undefined, agent, HEAD, now - DIVIDEND_DAYS * DAY);
    const below = belowOf(db, agent);
    for (const downline of below.slice(0, 3)) {
      add(db, 'dailySalary', agent, downline, BELOW, now - (SALARY_DAYS - 2) * DAY);
      add(db, 'dividend', agent, downline, BELOW, now - (DIVIDEND_DAYS - 5) * DAY);
    }
    const [third, fourth] = below.slice(3);
    if (third && fourth) seedAnswers(db, agent, third, fourth, now);
  }
  const agent3 = member(db, 'agent3');
  propose(db, 'dailySalary', head, agent3, now - 2 * DAY);
  propose(db, 'dividend', head, agent3, now - DAY);
  for (const [place, [username, nickname, kind]] of ASKED.entries()) {
    propose(db, kind, head, newcomer(db, head, { username, nickname, place, now }), now - 3 * HOUR);
  }
  settlePast(db, now);
}

/** Members right below who may have contracts, agents first; those with requests of their own are left out. */
const belowOf = (db: Database, head: MemberRow): MemberRow[] =>
  sql<MemberRow>(
    db,
    `SELECT * FROM members WHERE upline_id = ? AND status = 'active' AND first_login = 0 AND username <> 'agent3'
     ORDER BY type = 0, id LIMIT 5`,
  ).all(head.id);

/** A request that waits, and those of the weeks before that came to nothing. */
function seedAnswers(db: Database, head: MemberRow, third: MemberRow, fourth: MemberRow, now: number): void {
  propose(db, 'dailySalary', head, third, now - 5 * HOUR);
  end(db, propose(db, 'dailySalary', head, fourth, now - 12 * DAY), 'withdrawn', now - 11 * DAY);
  end(
    db,
    propose(db, 'dailySalary', head, fourth, now - 9 * DAY),
    'rejected',
    now - 8 * DAY,
    'Combinamos 0,6 % na call.',
  );
  end(db, propose(db, 'dividend', head, third, now - 30 * DAY), 'expired', now - 23 * DAY);
}

/** Everything is settled hour by hour or day by day, as it would have been, and older dividends are paid the morning after. */
function settlePast(db: Database, now: number): void {
  for (let at = now - DIVIDEND_DAYS * DAY; at < now - 2 * DAY; at += DAY)
    settleContracts(db, beginAfter(timeZoneOf(db), 'day', at));
  for (let at = now - 2 * DAY; at < now - HOUR; at += HOUR) settleContracts(db, beginAfter(timeZoneOf(db), 'hour', at));
  settleContracts(db, now);
  const owed = sql<{ id: string; upline_id: number; ends_at: number }>(
    db,
    `SELECT p.id, c.upline_id, p.ends_at FROM contract_payouts p JOIN contracts c ON c.id = p.contract_id
     WHERE p.status = 'pending' AND c.upline_id IS NOT NULL AND p.ends_at < ?`,
  ).all(now - UNPAID_DAYS * DAY);
  for (const { id, upline_id, ends_at } of owed) payOwed(db, upline_id, id, ends_at + 10 * HOUR);
}

function add(
  db: Database,
  kind: ContractKind,
  upline: MemberRow | undefined,
  downline: MemberRow,
  steps: Record<ContractKind, Steps>,
  at: number,
): void {
  const id = insert(db, kind, upline, downline, steps[kind], at);
  sql(db, "UPDATE contracts SET status = 'signed', processed_at = ?, starts_at = ? WHERE id = ?").run(
    at + HOUR,
    beginAfter(timeZoneOf(db), PERIOD[kind], at + HOUR),
    id,
  );
}

/** A request that waits since `at`. */
export const propose = (db: Database, kind: ContractKind, upline: MemberRow, downline: MemberRow, at: number): string =>
  insert(db, kind, upline, downline, BELOW[kind], at);

function insert(
  db: Database,
  kind: ContractKind,
  upline: MemberRow | undefined,
  downline: MemberRow,
  steps: Steps,
  at: number,
): string {
  const id = `c-${kind}-${downline.id}-${Math.round(at / 1000)}`;
  const terms: ContractTerm[] = steps.map(([from, betMembers, rate]) => ({ from, betMembers, rate }));
  sql(
    db,
    `INSERT INTO contracts (id, kind, upline_id, downline_id, terms, period, created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(id, kind, upline?.id ?? null, downline.id, JSON.stringify(terms), PERIOD[kind], at, at + REQUEST_LASTS);
  return id;
}

function end(db: Database, id: string, status: string, at: number, reason: string | null = null): void {
  sql(db, 'UPDATE contracts SET status = ?, processed_at = ?, reason = ? WHERE id = ?').run(status, at, reason, id);
}

interface Newcomer {
  username: string;
  nickname: string;
  place: number;
  now: number;
  /** An agent of type 2 where nothing is said. */
  type?: SessionType;
}

/** An account below `upline`, with the same passwords and some money. */
export function newcomer(
  db: Database,
  upline: MemberRow,
  { username, nickname, place, now, type = 2 }: Newcomer,
): MemberRow {
  const created = now - 20 * DAY;
  const id = addMember(db, {
    username,
    password_hash: upline.password_hash,
    payment_password_hash: upline.payment_password_hash,
    type,
    nickname,
    vip_label: 'Bronze',
    icon: `/img/avatar/${1 + ((19 + place) % AVATARS)}`,
    payee_name: `${nickname} da Silva`,
    upline_id: upline.id,
    affiliate_code: username.toUpperCase(),
    first_login: 0,
    created_at: created,
  });
  openBalance(db, { memberId: id, amount: 20_000, at: created });
  return member(db, username);
}

/** @throws {Error} for an account that is not there. */
export function member(db: Database, username: string): MemberRow {
  const row = memberByUsername(db, username);
  if (!row) throw new Error(`No member ${username}`);
  return row;
}
