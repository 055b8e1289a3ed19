import type { Database } from '../db/database.ts';
import { balanceOf, playerAccount, post, vendorAccount } from '../rules/ledger.ts';
import { memberById } from '../rules/members.ts';
import { timeZoneOf } from '../rules/site.ts';
import { siteDay } from '../rules/siteDay.ts';
import { TRANSFER_VENDORS } from '../rules/wallet.ts';
import { createRandom } from './random.ts';

const DAY = 24 * 3600 * 1000;
const HOUR = 3600 * 1000;
const DAYS = 90;

/** Something that happened at a moment, in ms: what accounts have been through is told in order, so that balances follow each other. */
export interface Past {
  at: number;
  happen: () => void;
}

/** What the demo member keeps at vendors in the end, in minor units. */
const KEPT: readonly (readonly [string, number])[] = [
  ['PP', 8_550],
  ['JDB', 4_000],
  ['TA', 1_275],
];

/** Three months of transfers to vendors and back and a collection a week, ending with money at some vendors. */
export function walletPast(db: Database, memberId: number, now: number): Past[] {
  const random = createRandom(0x3a11);
  const move = (at: number, from: string | undefined, to: string | undefined, amount: number) =>
    transfer(db, memberId, { at, from, to, amount });
  const past: Past[] = [];
  for (let day = DAYS; day > 1; day -= 1) {
    const at = now - day * DAY + random.int(0, 6) * HOUR;
    const vendor = random.pick(TRANSFER_VENDORS);
    const amount = random.pick([1_000, 2_000, 2_500, 5_000, 7_550, 10_000]);
    past.push({ at, happen: () => move(at, undefined, vendor, amount) });
    const [later, part] = [at + random.int(1, 9) * HOUR, random.int(20, 100)];
    past.push({
      at: later,
      happen: () => move(later, vendor, undefined, Math.floor((moneyAt(db, memberId, vendor) * part) / 100)),
    });
    if (day % 7 !== 3) continue;
    const evening = at + 12 * HOUR;
    past.push({ at: evening, happen: () => collect(db, memberId, evening) });
  }
  const last = now - DAY + HOUR;
  past.push({ at: last, happen: () => collect(db, memberId, last) });
  for (const [place, [vendor, amount]] of KEPT.entries()) {
    const at = last + (place + 1) * HOUR;
    past.push({ at, happen: () => move(at, undefined, vendor, amount) });
  }
  return past;
}

/** What an agent has earned in three months, all of it handed on to a downline. */
export function seedAgentMoney(db: Database, agent: number, downline: number, now: number): void {
  const random = createRandom(0xa6e7);
  const nameOf = (id: number) => memberById(db, id).username;
  let earned = 0;
  for (let week = 12; week > 0; week -= 1) {
    const at = now - week * 7 * DAY + 10 * HOUR;
    const commission = random.int(20_000, 90_000);
    payCommission(db, agent, commission, at);
    earned += commission;
    if (week % 3 !== 1) continue;
    post(db, {
      key: `seed:downline:${agent}:${week}`,
      kind: 'downline',
      reference: `${nameOf(agent)}>${nameOf(downline)}`,
      at: at + HOUR,
      lines: [
        { account: playerAccount(agent), amount: -earned },
        { account: playerAccount(downline), amount: earned },
      ],
    });
    earned = 0;
  }
}

const moneyAt = (db: Database, memberId: number, vendor: string): number =>
  balanceOf(db, vendorAccount(memberId, vendor));

function payCommission(db: Database, memberId: number, amount: number, at: number): void {
  post(db, {
    key: `seed:commission:${memberId}:${at}`,
    kind: 'commission',
    reference: siteDay(timeZoneOf(db), at),
    at,
    lines: [
      { account: 'house:agents', amount: -amount },
      { account: playerAccount(memberId), amount },
    ],
  });
}

interface Move {
  at: number;
  /** A vendor; absent is the main wallet. */
  from: string | undefined;
  to: string | undefined;
  amount: number;
}

/** Moves what there is of it, as the member could not have moved more. */
function transfer(db: Database, memberId: number, { at, from, to, amount }: Move): void {
  const accountOf = (vendor?: string) => (vendor ? vendorAccount(memberId, vendor) : playerAccount(memberId));
  const moved = Math.min(amount, balanceOf(db, accountOf(from)));
  if (moved === 0) return;
  post(db, {
    key: `seed:transfer:${memberId}:${at}:${from ?? to}`,
    kind: 'transfer',
    reference: `${from ?? 'MAIN'}>${to ?? 'MAIN'}`,
    at,
    lines: [
      { account: accountOf(from), amount: -moved },
      { account: accountOf(to), amount: moved },
    ],
  });
}

function collect(db: Database, memberId: number, at: number): void {
  const filled = TRANSFER_VENDORS.map((vendor) => ({ vendor, amount: moneyAt(db, memberId, vendor) })).filter(
    ({ amount }) => amount > 0,
  );
  if (filled.length === 0) return;
  post(db, {
    key: `seed:collect:${memberId}:${at}`,
    kind: 'collect',
    reference: filled.map(({ vendor }) => vendor).join(','),
    at,
    lines: [
      { account: playerAccount(memberId), amount: filled.reduce((sum, { amount }) => sum + amount, 0) },
      ...filled.map(({ vendor, amount }) => ({ account: vendorAccount(memberId, vendor), amount: -amount })),
    ],
  });
}
