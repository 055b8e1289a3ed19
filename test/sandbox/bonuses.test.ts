import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { placeBet, settleBet } from '../../src/sandbox/rules/betting.ts';
import { bonusPage, bonusWallet, type Grant, grantBonus } from '../../src/sandbox/rules/bonuses.ts';
import { balanceOf, bonusAccount, playerAccount } from '../../src/sandbox/rules/ledger.ts';
import { parseMoney } from '../../src/sandbox/rules/money.ts';
import { exclude } from '../../src/sandbox/rules/playClosure.ts';
import { Refusal } from '../../src/sandbox/rules/refusal.ts';
import { sumBalance } from '../../src/sandbox/rules/wallet.ts';
import { buildPlayer, buildWorld, NOW } from '../support/world.ts';

const world = buildWorld();
const { db } = world;
const test = suite('bonuses');
test.after(() => world.close());

const DAY = 24 * 3_600_000;
const ALL = { pageNo: 1, pageSize: 100, language: 'pt' };
const TITLE = { pt: 'Bônus de boas-vindas', en: 'Welcome bonus' };
let players = 0;

const player = (money = 100_000): number => {
  players += 1;
  return buildPlayer(db, `bonus${players}`, money);
};

const grant = (memberId: number, given: Partial<Grant> & { key: string }) =>
  grantBonus(db, memberId, { promotionId: 'p01', title: TITLE, amount: 1000, wagering: 5000, now: NOW, ...given });

const play = (memberId: number, stake: number, payout: number, at = NOW): void =>
  db.transaction(() => {
    const bet = placeBet(db, { memberId, nodeId: 100_001, gameType: 'RNG', vassalage: 'PGE', stake, at });
    settleBet(db, bet, payout, at);
  })();

const statuses = (memberId: number, at = NOW): string[] =>
  bonusPage(db, memberId, ALL, at).list.map(({ status }) => status);

test('a bonus waits apart from the balance until its turnover has freed it', () => {
  const id = player(10_000);
  grant(id, { key: 'waits' });
  assert.equal([sumBalance(db, id), balanceOf(db, bonusAccount(id))], [10_000, 1000]);
  assert.equal(bonusWallet(db, id, NOW), { balance: '10.00', wagering: '50.00', turnover: '0.00' });
  play(id, 4999, 0);
  assert.equal(bonusWallet(db, id, NOW), { balance: '10.00', wagering: '50.00', turnover: '49.99' });
  play(id, 1, 0);
  assert.equal(bonusWallet(db, id, NOW), { balance: '0.00', wagering: '0.00', turnover: '0.00' });
  assert.is(balanceOf(db, playerAccount(id)), 10_000 - 5000 + 1000);
  assert.equal(statuses(id), ['claimed']);
});

test('the same key grants once, and nothing to be played for comes at once', () => {
  const id = player(0);
  const first = grant(id, { key: 'once', wagering: 0 });
  assert.equal(grant(id, { key: 'once', wagering: 0 }), first);
  assert.equal([balanceOf(db, playerAccount(id)), balanceOf(db, bonusAccount(id))], [1000, 0]);
});

test('the oldest bonus is played for first, and what it does not need counts for the next', () => {
  const id = player();
  grant(id, { key: 'older', wagering: 1000 });
  grant(id, { key: 'newer', wagering: 3000 });
  play(id, 1500, 0);
  assert.equal(statuses(id), ['process', 'claimed']);
  assert.is(bonusWallet(db, id, NOW).turnover, '5.00');
});

test('what is not freed in time goes back to the house', () => {
  const id = player();
  grant(id, { key: 'late', expiresAt: NOW + DAY });
  const house = balanceOf(db, 'house:bonus');
  play(id, 4000, 0);
  assert.is(bonusWallet(db, id, NOW + DAY).balance, '0.00');
  assert.equal(statuses(id, NOW + DAY), ['close']);
  assert.is(balanceOf(db, 'house:bonus'), house + 1000);
  play(id, 4000, 0, NOW + DAY);
  assert.equal(statuses(id, NOW + DAY), ['close'], 'bets made later free nothing');
});

test('a bet that is still open or was given back frees nothing', () => {
  const id = player();
  grant(id, { key: 'open' });
  const stake = { memberId: id, nodeId: 100_001, gameType: 'RNG', vassalage: 'PGE', stake: 5000, at: NOW };
  const bet = db.transaction(() => placeBet(db, stake))();
  assert.is(bonusWallet(db, id, NOW).turnover, '0.00');
  db.prepare("UPDATE bets SET status = 'void' WHERE id = ?").run(bet);
  settleBet(db, bet, 0, NOW);
  assert.is(bonusWallet(db, id, NOW).turnover, '0.00');
});

test('who has closed play is granted nothing', () => {
  const id = player();
  exclude(db, id, 6, NOW);
  try {
    grant(id, { key: 'closed' });
    assert.unreachable();
  } catch (error) {
    assert.is((error as Refusal).code, 'account.excluded');
    assert.instance(error, Refusal);
  }
});

test('no run of grants, bets and expiries makes or loses a cent', () => {
  const act = fc.record({
    kind: fc.constantFrom('grant', 'play', 'wait'),
    amount: fc.integer({ min: 1, max: 5000 }),
    wagering: fc.integer({ min: 0, max: 20_000 }),
    days: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
      const id = player(500_000);
      let at = NOW;
      let granted = 0;
      let won = 0;
      acts.forEach(({ kind, amount, wagering, days }, place) => {
        if (kind === 'wait') at += amount * 60_000;
        else if (kind === 'play') {
          play(id, amount, wagering % 3 === 0 ? amount * 2 : 0, at);
          won += wagering % 3 === 0 ? amount : -amount;
        } else {
          const expiry = days === undefined ? {} : { expiresAt: at + days * DAY };
          grant(id, { key: `run:${id}:${place}`, amount, wagering, now: at, ...expiry });
          granted += amount;
        }
        const waiting = parseMoney(bonusWallet(db, id, at).balance);
        assert.is(balanceOf(db, bonusAccount(id)), waiting, 'the bonus wallet is the sum of what is open');
        const { list } = bonusPage(db, id, ALL, at);
        const sum = (status: string) =>
          list.filter((one) => one.status === status).reduce((total, one) => total + parseMoney(one.amount), 0);
        assert.is(waiting + sum('claimed') + sum('close'), granted, 'every granted cent is somewhere, once');
        assert.is(balanceOf(db, playerAccount(id)), 500_000 + won + sum('claimed'));
      });
      assert.is(db.prepare('SELECT SUM(balance) FROM ledger_accounts').pluck().get(), 0);
    }),
    { numRuns: 60 },
  );
});

test.run();
