import { randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { landOverdue, leaveFlight, takeOff, watchFlight } from '../../src/sandbox/games/crash/flight.ts';
import { timeOf } from '../../src/sandbox/games/crash/growth.ts';
import { type Play, playRound } from '../../src/sandbox/games/rounds.ts';
import { betPage } from '../../src/sandbox/rules/bets.ts';
import { playableBalance } from '../../src/sandbox/rules/betting.ts';
import { findGameSession, launchGame, openTicket, TICKET_LIFETIME } from '../../src/sandbox/rules/launch.ts';
import { balanceOf, playerAccount, post, vendorAccount } from '../../src/sandbox/rules/ledger.ts';
import { Refusal } from '../../src/sandbox/rules/refusal.ts';
import { endSession, findSession } from '../../src/sandbox/rules/session.ts';
import { transactionPage } from '../../src/sandbox/rules/transactions.ts';
import { buildPlayer, buildWorld, NOW } from '../support/world.ts';

const world = buildWorld();
const { db, member, token } = world;
const test = suite('betting');
test.after(() => world.close());

const nodeId = 100_001;
const vassalage = 'PGE';

const play = (memberId: number, stake: number, key: string = randomUUID()): Play => ({
  key,
  request: JSON.stringify({ stake }),
  stake: { memberId, nodeId, gameType: 'RNG', vassalage, stake, at: NOW },
});

const codeOf = (act: () => unknown): string => {
  try {
    act();
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) {
      return error.code;
    }
    throw error;
  }
};

const today = { startDate: '2026-11-21', endDate: '2026-11-21', pageNo: 1, pageSize: 10 };

test('a round moves ledger and record exactly once, however often it is asked for', () => {
  const id = buildPlayer(db, 'once', 1000);
  const one = play(id, 100);
  let decided = 0;
  const decide = () => {
    decided += 1;
    return { payout: 250, answer: { luck: decided } };
  };
  const answers = [playRound(db, one, decide), playRound(db, one, decide), playRound(db, one, decide)];
  assert.equal(answers, [{ luck: 1 }, { luck: 1 }, { luck: 1 }]);
  assert.is(balanceOf(db, playerAccount(id)), 1150);
  const { list, footer } = betPage(db, id, today);
  assert.is(list.length, 1);
  assert.equal(footer, { count: 1, stake: '1.00', payout: '2.50', net: '1.50' });
  assert.is(list[0]?.status, 'won');
});

test('the account record names the game of a stake and of its payout', () => {
  const id = buildPlayer(db, 'named', 1000);
  playRound(db, play(id, 100), () => ({ payout: 250, answer: {} }));
  const game = betPage(db, id, today).list[0]?.gameName;
  const { list } = transactionPage(db, id, today);
  assert.equal(
    list.slice(0, 2).map(({ code, source }) => [code, source]),
    [
      ['payout', game],
      ['bet', game],
    ],
  );
});

test('the same round with another request is refused and moves nothing', () => {
  const id = buildPlayer(db, 'conflict', 1000);
  const key = randomUUID();
  playRound(db, play(id, 100, key), () => ({ payout: 0, answer: {} }));
  assert.is(
    codeOf(() => playRound(db, play(id, 200, key), () => ({ payout: 0, answer: {} }))),
    'idempotency.conflict',
  );
  assert.is(balanceOf(db, playerAccount(id)), 900);
});

test('a stake above the balance is refused, without a bet or a round', () => {
  const id = buildPlayer(db, 'poor', 50);
  assert.is(
    codeOf(() => playRound(db, play(id, 100), () => ({ payout: 1000, answer: {} }))),
    'wallet.insufficient',
  );
  assert.is(balanceOf(db, playerAccount(id)), 50);
  assert.is(betPage(db, id, today).footer.count, 0);
});

test('a game that fails undoes the stake', () => {
  const id = buildPlayer(db, 'undone', 500);
  assert.throws(() =>
    playRound(db, play(id, 100), () => {
      throw new Error('out of order');
    }),
  );
  assert.is(balanceOf(db, playerAccount(id)), 500);
});

test('what the main wallet lacks comes from the money kept at the vendor', () => {
  const id = buildPlayer(db, 'split', 300);
  post(db, {
    key: 'split',
    kind: 'transfer',
    reference: 'PGE',
    lines: [
      { account: playerAccount(id), amount: -260 },
      { account: vendorAccount(id, vassalage), amount: 260 },
    ],
  });
  playRound(db, play(id, 100), () => ({ payout: 0, answer: {} }));
  assert.is(balanceOf(db, playerAccount(id)), 0);
  assert.is(playableBalance(db, id, vassalage), 200);
});

test('a stake counts towards the turnover that is due', () => {
  const id = buildPlayer(db, 'turnover', 1000);
  db.prepare('UPDATE members SET wagering_due = 250 WHERE id = ?').run(id);
  playRound(db, play(id, 200), () => ({ payout: 0, answer: {} }));
  const due = db.prepare('SELECT wagering_due AS due FROM members WHERE id = ?').get(id) as { due: number };
  assert.is(due.due, 50);
});

/** A draw that crashes the flight at 2.00x. */
const crashAtTwo = (): number => Math.round(2 ** 32 * (1 - 0.96 / 2.005));

test('leaving a flight in time pays once, by the clock of the server', () => {
  const id = buildPlayer(db, 'pilot', 1000);
  const one = play(id, 100);
  assert.is(takeOff(db, one, 0, crashAtTwo).state, 'flying');
  assert.is(balanceOf(db, playerAccount(id)), 900);
  const at = NOW + Math.ceil(timeOf(150)) + 1;
  const left = leaveFlight(db, id, one.key, at);
  assert.equal([left.state, left.multiplier, left.payout], ['left', 150, '1.50']);
  assert.equal(leaveFlight(db, id, one.key, at + 500), left);
  assert.is(balanceOf(db, playerAccount(id)), 1050);
});

test('leaving after the crash pays nothing, and an unwatched flight is settled later', () => {
  const id = buildPlayer(db, 'late', 1000);
  const [one, two] = [play(id, 100), play(id, 100)];
  takeOff(db, one, 0, crashAtTwo);
  const after = NOW + Math.ceil(timeOf(201)) + 10;
  assert.equal([leaveFlight(db, id, one.key, after).state, balanceOf(db, playerAccount(id))], ['crashed', 900]);
  takeOff(db, two, 150, crashAtTwo);
  landOverdue(db, id, after);
  assert.is(watchFlight(db, id, two.key, after).state, 'left');
  assert.is(balanceOf(db, playerAccount(id)), 950);
  assert.ok(betPage(db, id, today).list.every(({ status }) => status !== 'open'));
});

const query = {
  category: 'RNG',
  vendor: vassalage,
  gameId: 'pge-rng-0001',
  nodeId,
  supportPlay: 'H5',
  language: 'pt',
  backUrl: '/m/home',
} as const;

function ticket(): string {
  const { url } = launchGame(db, findSession(db, token, NOW), query, NOW);
  return url.split('#ticket=')[1] ?? '';
}

test('a ticket works once, for its own game, for a minute', () => {
  const one = ticket();
  assert.is(
    codeOf(() => openTicket(db, 'pge-rng-0002', one, NOW)),
    'session.expired',
  );
  const session = openTicket(db, query.gameId, one, NOW);
  assert.is(findGameSession(db, query.gameId, session, NOW).memberId, member);
  assert.is(
    codeOf(() => openTicket(db, query.gameId, one, NOW)),
    'session.expired',
  );
  assert.is(
    codeOf(() => openTicket(db, query.gameId, ticket(), NOW + TICKET_LIFETIME + 1)),
    'session.expired',
  );
  assert.is(
    codeOf(() => findGameSession(db, 'pge-rng-0002', session, NOW)),
    'session.expired',
  );
});

test('a launch is remembered as recent, and refused for identifiers that do not belong together', () => {
  ticket();
  const recent = db.prepare('SELECT node_id FROM recent_games WHERE member_id = ?').pluck().all(member);
  assert.equal(recent, [nodeId]);
  const session = findSession(db, token, NOW);
  assert.is(
    codeOf(() => launchGame(db, session, { ...query, vendor: 'PP' }, NOW)),
    'game.unavailable',
  );
  assert.is(
    codeOf(() => launchGame(db, session, { ...query, gameId: 'pp-rng-0001' }, NOW)),
    'game.unavailable',
  );
});

test('signing out ends the games that were opened', () => {
  const session = openTicket(db, query.gameId, ticket(), NOW);
  endSession(db, findSession(db, token, NOW).tokenHash, NOW);
  assert.is(
    codeOf(() => findGameSession(db, query.gameId, session, NOW)),
    'session.expired',
  );
});

test.run();
