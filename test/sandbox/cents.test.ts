import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TIME_ZONE } from '../../src/contract/fields/time.ts';
import { buyOrder, settleDrawn } from '../../src/sandbox/games/lottery/tickets.ts';
import { addCard } from '../../src/sandbox/rules/bankCards.ts';
import { placeBet, settleBet } from '../../src/sandbox/rules/betting.ts';
import { bonusWallet, grantBonus } from '../../src/sandbox/rules/bonuses.ts';
import { methodOf } from '../../src/sandbox/rules/depositMethods.ts';
import { openDeposit, settleDeposit } from '../../src/sandbox/rules/deposits.ts';
import { sendDown } from '../../src/sandbox/rules/downlineTransfers.ts';
import { nextDraw } from '../../src/sandbox/rules/draws.ts';
import { gameById } from '../../src/sandbox/rules/games.ts';
import { listLotteries } from '../../src/sandbox/rules/lottery.ts';
import { cancelBet } from '../../src/sandbox/rules/lotteryOrders.ts';
import { formatMoney } from '../../src/sandbox/rules/money.ts';
import { Refusal } from '../../src/sandbox/rules/refusal.ts';
import { claimReward, issueReward } from '../../src/sandbox/rules/rewards.ts';
import { changeSite } from '../../src/sandbox/rules/site.ts';
import { collectMoney, transferMoney } from '../../src/sandbox/rules/transfers.ts';
import { MAIN, TRANSFER_VENDORS } from '../../src/sandbox/rules/wallet.ts';
import { endWithdrawal, openWithdrawal } from '../../src/sandbox/rules/withdrawals.ts';
import { buildPlayer, buildWorld, NOW } from '../support/world.ts';

const world = buildWorld();
const { db } = world;
const test = suite('cents');
test.after(() => world.close());

const TITLE = { pt: 'Bônus', en: 'Bonus' };
const WALLETS = [MAIN, ...TRANSFER_VENDORS];
const LOTTERY = gameById(db, listLotteries(db).find(({ vendor }) => vendor === 'TCG_LOTTO_VN')?.gameCode ?? '');
const OPENING = 60_000;

/** A member's run: what it has of its own, and the clock. */
interface Run {
  readonly id: number;
  readonly cardId: string;
  /** Three members who stand below, and what each was sent, in minor units. */
  readonly below: readonly { readonly id: number; sent: number }[];
  now: number;
  /** Numbers keys. */
  next: number;
}

/** Something that a member, the house or time does; it gives what the member has gained by it, bonuses aside, in minor units. */
type Act = (run: Run) => number;

/** What the property draws, told by its name when it fails. */
interface Step {
  readonly name: string;
  readonly act: Act;
}

const cents = (max: number) => fc.integer({ min: 1, max });
const key = (run: Run): string => {
  run.next += 1;
  return `${run.id}-${run.next}`;
};

const deposit = fc
  .record({ amount: cents(60_000), ends: fc.subarray(['approved', 'declined', 'approved'] as const) })
  .map(
    ({ amount, ends }): Step => ({
      name: `deposit ${amount} ${ends}`,
      act(run) {
        const form = { amount: formatMoney(amount), backUrl: '/m/voucherCenter' };
        const { id } = openDeposit(db, run.id, methodOf('pix'), form, run.now);
        let gained = 0;
        for (const end of ends) {
          const before = gained;
          try {
            if (settleDeposit(db, id, end, run.now).status === 'approved') gained = amount;
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            gained = before;
          }
        }
        return gained;
      },
    }),
  );

const bet = fc
  .record({
    stake: cents(9_000),
    times: fc.constantFrom(0, 0, 0, 1, 3),
    vassalage: fc.constantFrom('PGE', 'PP', 'JDB'),
    settles: fc.constantFrom(0, 1, 2),
  })
  .map(
    ({ stake, times, vassalage, settles }): Step => ({
      name: `bet ${stake} at ${vassalage}, ${times} times back, settled ${settles} times`,
      act(run) {
        const placed = placeBet(db, {
          memberId: run.id,
          nodeId: 100_001,
          gameType: 'RNG',
          vassalage,
          stake,
          at: run.now,
        });
        for (let time = 0; time < settles; time += 1) settleBet(db, placed, stake * times, run.now);
        return (settles > 0 ? stake * times : 0) - stake;
      },
    }),
  );

const transfer = fc
  .record({
    from: fc.constantFrom(MAIN, MAIN, MAIN, ...WALLETS),
    to: fc.constantFrom(...WALLETS),
    amount: cents(4_000),
  })
  .map(
    ({ from, to, amount }): Step => ({
      name: `transfer ${amount} ${from}>${to}`,
      act(run) {
        const same = key(run);
        transferMoney(db, run.id, { from, to, amount }, same, run.now);
        const after = balances();
        transferMoney(db, run.id, { from, to, amount }, same, run.now);
        assert.equal(balances(), after, 'the same key moves once');
        return 0;
      },
    }),
  );

const share = fc.array(cents(9_000), { minLength: 1, maxLength: 3 }).map(
  (amounts): Step => ({
    name: `send ${amounts} down`,
    act(run) {
      const same = key(run);
      const transfers = amounts.map((amount, at) => ({
        memberId: String(run.below[at]?.id),
        amount: formatMoney(amount),
      }));
      sendDown(db, run.id, transfers, same, run.now);
      const after = balances();
      sendDown(db, run.id, transfers, same, run.now);
      assert.equal(balances(), after, 'the same key sends once');
      for (const [at, amount] of amounts.entries()) {
        const receiver = run.below[at];
        if (receiver) receiver.sent += amount;
      }
      return -amounts.reduce((sum, amount) => sum + amount, 0);
    },
  }),
);

const collect = fc.constant<Step>({
  name: 'collect',
  act(run) {
    collectMoney(db, run.id, key(run), run.now);
    return 0;
  },
});

const withdraw = fc
  .record({
    amount: fc.integer({ min: 1_500, max: 9_000 }),
    end: fc.constantFrom('paid', 'rejected', 'cancelled', undefined),
  })
  .map(
    ({ amount, end }): Step => ({
      name: `withdraw ${amount} ${end}`,
      act(run) {
        const { id } = openWithdrawal(db, run.id, run.cardId, amount, run.now);
        if (end) endWithdrawal(db, id, end, run.now);
        if (end) endWithdrawal(db, id, end, run.now);
        return end === 'paid' ? -amount : 0;
      },
    }),
  );

const claim = fc.record({ amount: cents(3_000), times: fc.constantFrom(0, 1, 6) }).map(
  ({ amount, times }): Step => ({
    name: `claim ${amount}, ${times} times its turnover`,
    act(run) {
      const rewardId = `R${key(run)}`;
      issueReward(db, run.id, { rewardId, kind: 'vip', title: TITLE, amount, wagering: amount * times, now: run.now });
      claimReward(db, run.id, rewardId, run.now);
      return 0;
    },
  }),
);

const grant = fc
  .record({ amount: cents(3_000), wagering: fc.nat(9_000), days: fc.constantFrom(1, 30), again: fc.boolean() })
  .map(
    ({ amount, wagering, days, again }): Step => ({
      name: `grant ${amount} for ${wagering} in ${days} days${again ? ', twice' : ''}`,
      act(run) {
        const given = { promotionId: 'p01', title: TITLE, amount, wagering, key: key(run), now: run.now };
        const expiresAt = run.now + days * 24 * 3_600_000;
        grantBonus(db, run.id, { ...given, expiresAt });
        if (again) grantBonus(db, run.id, { ...given, expiresAt });
        return 0;
      },
    }),
  );

const order = fc.record({ lines: fc.integer({ min: 1, max: 3 }), stake: cents(400), cancels: fc.nat(3) }).map(
  ({ lines, stake, cancels }): Step => ({
    name: `order ${lines} lines of ${stake}, ${cancels} cancelled`,
    act(run) {
      const { node_id: nodeId, game_type: gameType, vassalage } = LOTTERY;
      const draw = nextDraw(TIME_ZONE, LOTTERY, run.now);
      const picks = Array.from({ length: lines }, (_, at) => [String(at)]);
      const request = key(run);
      const play = {
        key: request,
        request,
        stake: { memberId: run.id, nodeId, gameType, vassalage, stake, at: run.now },
      };
      buyOrder(db, LOTTERY, play, draw.numero, picks, run.now);
      const bought = db
        .prepare<[number], { id: number; bets: string }>(
          `SELECT o.id, group_concat(s.bet_id) AS bets FROM lottery_orders o JOIN lottery_sub_orders s ON s.order_id = o.id
           WHERE o.member_id = ? GROUP BY o.id ORDER BY o.id DESC LIMIT 1`,
        )
        .get(run.id);
      const given = (bought?.bets.split(',') ?? []).slice(0, cancels);
      for (const betId of [...given, ...given]) cancelBet(db, run.id, String(bought?.id), betId, run.now);
      return stake * (given.length - lines);
    },
  }),
);

/** Draws are held and bonuses run out: what the draws pay is counted by what the house of games gives. */
const wait = fc.constantFrom(1, 40).map(
  (hours): Step => ({
    name: `wait ${hours} h`,
    act(run) {
      run.now += hours * 3_600_000;
      const before = houseOf('games');
      settleDrawn(db, run.id, run.now);
      const paid = before - houseOf('games');
      bonusWallet(db, run.id, run.now);
      return paid;
    },
  }),
);

const close = fc.subarray([...TRANSFER_VENDORS], { maxLength: 2 }).map(
  (closedVendors): Step => ({
    name: `close ${closedVendors}`,
    act() {
      changeSite(db, { closedVendors });
      return 0;
    },
  }),
);

const steps = fc.array(
  fc.oneof(deposit, bet, bet, transfer, transfer, share, collect, withdraw, claim, grant, order, wait, close),
  { maxLength: 30, size: 'max' },
);

function balances(): Record<string, number> {
  const rows = db.prepare<[], { name: string; balance: number }>('SELECT name, balance FROM ledger_accounts').all();
  return Object.fromEntries(rows.map(({ name, balance }) => [name, balance]));
}

const houseOf = (name: string): number => balances()[`house:${name}`] ?? 0;

/** All of a member's money, bonuses that are not freed among it. */
const wealthOf = ({ id }: Run, all: Record<string, number>): number =>
  Object.keys(all)
    .filter((name) => name === `player:${id}` || name.startsWith(`player:${id}:`))
    .reduce((sum, name) => sum + (all[name] ?? 0), 0);

/** What must hold of the whole ledger at any moment. */
function check(all: Record<string, number>): void {
  assert.is(
    Object.values(all).reduce((sum, balance) => sum + balance, 0),
    0,
    'the ledger sums to zero',
  );
  const short = Object.entries(all).filter(([name, balance]) => !name.startsWith('house:') && balance < 0);
  assert.equal(short, [], 'nobody is below zero');
  const drifted = db
    .prepare(
      `SELECT a.name FROM ledger_accounts a LEFT JOIN ledger_lines l ON l.account_id = a.id
       GROUP BY a.id HAVING a.balance <> COALESCE(SUM(l.amount), 0)`,
    )
    .all();
  assert.equal(drifted, [], 'every balance is the sum of its lines');
}

let runs = 0;

function begin(): Run {
  runs += 1;
  changeSite(db, {});
  const id = buildPlayer(db, `cents${runs}`, OPENING);
  const form = {
    kind: 'pix',
    payeeName: 'Marina da Silva',
    number: '529.982.247-25',
    pixKeyType: 'cpf',
    paymentPassword: '',
  } as const;
  const below = ['a', 'b', 'c'].map((name) => {
    const receiver = buildPlayer(db, `cents${runs}${name}`, 0);
    db.prepare('UPDATE members SET upline_id = ? WHERE id = ?').run(id, receiver);
    return { id: receiver, sent: 0 };
  });
  return { id, cardId: addCard(db, id, form, NOW).id, below, now: NOW, next: 0 };
}

test('no run of deposits, bets, transfers, sendings to downlines, collections, withdrawals, claims and cancellations makes or loses a cent', () =>
  fc.assert(
    fc.property(steps, (drawn) => {
      const run = begin();
      let wealth = OPENING;
      for (const { name, act } of drawn) {
        const before = balances();
        let gained: number;
        try {
          gained = db.transaction(() => act(run)).immediate();
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          assert.equal(balances(), before, `${name}: refused, and nothing moved`);
          continue;
        }
        const after = balances();
        check(after);
        // Whatever bonuses bring or take is the house of bonuses' loss or gain.
        wealth += gained + (before['house:bonus'] ?? 0) - (after['house:bonus'] ?? 0);
        assert.is(wealthOf(run, after), wealth, name);
        for (const { id, sent } of run.below) assert.is(after[`player:${id}`] ?? 0, sent, name);
      }
    }),
    { numRuns: 80 },
  ));

test.run();
