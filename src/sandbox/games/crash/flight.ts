import type { Database } from '../../db/database.ts';
import { sql } from '../../db/statement.ts';
import { formatMoney, type Minor } from '../../rules/money.ts';
import type { Draw } from '../chance.ts';
import type { FlightAnswer } from '../messages.ts';
import { closeRound, openRound, type Play, roundOf } from '../rounds.ts';
import { drawCrash, leavesInTime } from './curve.ts';
import { multiplierAt, timeOf } from './growth.ts';

/** What the server knows of a flight and the player does not; multipliers in hundredths, moments in ms. */
interface Flight {
  crash: number;
  startedAt: number;
  /** Leaves by itself here; 0 for a flight that the player ends. */
  auto: number;
  stake: Minor;
}

/** Starts a flight; the stake is taken and the crash is drawn now, whatever happens to the connection later. */
export function takeOff(db: Database, play: Play, auto: number, draw: Draw): FlightAnswer {
  const { stake, at, memberId } = play.stake;
  openRound(db, play, () => JSON.stringify({ crash: drawCrash(draw), startedAt: at, auto, stake } satisfies Flight));
  return watchFlight(db, memberId, play.key, at);
}

/** Where a flight stands; one that has crashed or has left by itself is closed on the way. */
export function watchFlight(db: Database, memberId: number, key: string, now: number): FlightAnswer {
  const round = roundOf(db, memberId, key);
  if (round.answer !== undefined) {
    return JSON.parse(round.answer) as FlightAnswer;
  }
  const flight = JSON.parse(round.secret) as Flight;
  if (now < endOf(flight)) {
    return { state: 'flying', elapsed: now - flight.startedAt, multiplier: 0, payout: '0.00' };
  }
  return land(db, memberId, key, flight, leavesInTime(flight.auto, flight.crash) ? flight.auto : 0, now);
}

/** Leaves a flight now: pays the multiplier of this moment by the server's clock, if the crash has not come first. */
export function leaveFlight(db: Database, memberId: number, key: string, now: number): FlightAnswer {
  const seen = watchFlight(db, memberId, key, now);
  if (seen.state !== 'flying') {
    return seen;
  }
  const flight = JSON.parse(roundOf(db, memberId, key).secret) as Flight;
  const multiplier = multiplierAt(now - flight.startedAt);
  return land(db, memberId, key, flight, leavesInTime(multiplier, flight.crash) ? multiplier : 0, now);
}

/** How many ms are left until a flight ends by itself; for those who wait for it. */
export function timeLeft(db: Database, memberId: number, key: string, now: number): number {
  const round = roundOf(db, memberId, key);
  return round.answer === undefined ? Math.max(0, endOf(JSON.parse(round.secret) as Flight) - now) : 0;
}

/** Ends flights whose time has passed while nobody watched, so that their bets do not stay open. */
export function landOverdue(db: Database, memberId: number, now: number): void {
  const open = sql<{ key: string }>(
    db,
    `SELECT r.key FROM bets b JOIN rounds r ON r.bet_id = b.id AND r.member_id = b.member_id
     WHERE b.member_id = ? AND b.status = 'open' AND json_extract(r.secret, '$.crash') IS NOT NULL`,
  ).all(memberId);
  for (const { key } of open) {
    watchFlight(db, memberId, key, now);
  }
}

function endOf({ crash, auto, startedAt }: Flight): number {
  return startedAt + timeOf(leavesInTime(auto, crash) ? auto : crash);
}

function land(
  db: Database,
  memberId: number,
  key: string,
  flight: Flight,
  multiplier: number,
  now: number,
): FlightAnswer {
  const payout = Math.floor((flight.stake * multiplier) / 100);
  const answer: FlightAnswer = {
    state: multiplier > 0 ? 'left' : 'crashed',
    elapsed: now - flight.startedAt,
    multiplier: multiplier > 0 ? multiplier : flight.crash,
    payout: formatMoney(payout),
  };
  closeRound(db, memberId, key, { payout, answer }, now);
  return answer;
}
