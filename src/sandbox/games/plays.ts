import { z } from 'zod';
import { formatMoney } from '../rules/money.ts';
import { secureDraw } from './chance.ts';
import { leaveFlight, takeOff, timeLeft, watchFlight } from './crash/flight.ts';
import { TOP } from './crash/growth.ts';
import { payoutOf, SIDES, turnCards, winnerOf } from './duel/cards.ts';
import { catches } from './fish/catch.ts';
import { FISH } from './fish/kinds.ts';
import type { DuelAnswer, FishAnswer, FlightAnswer, Played, SlotAnswer } from './messages.ts';
import { playRound } from './rounds.ts';
import { spin, winsOf } from './slot/reels.ts';
import { checked, type GameVisit, playOf, roundKey, withBalance } from './visit.ts';

/** One spin of a slot. */
export function playSlot(visit: GameVisit): Played<SlotAnswer> {
  const play = playOf(visit);
  const answer = playRound(visit.db, play, () => {
    const grid = spin(secureDraw);
    const wins = winsOf(grid);
    const payout = wins.reduce((sum, { multiple }) => sum + multiple, 0) * play.stake.stake;
    return { payout, answer: { grid, wins, payout: formatMoney(payout) } satisfies SlotAnswer };
  });
  return withBalance(visit, answer);
}

const fishSchema = z.looseObject({
  kind: z
    .int()
    .min(0)
    .max(FISH.length - 1),
});

/** One shot at a fish. */
export function playFish(visit: GameVisit): Played<FishAnswer> {
  const play = playOf(visit);
  const { kind } = checked(fishSchema, visit.body);
  const multiple = FISH[kind]?.multiple ?? 1;
  const answer = playRound(visit.db, play, () => {
    const caught = catches(multiple, secureDraw);
    const payout = caught ? multiple * play.stake.stake : 0;
    return { payout, answer: { caught, payout: formatMoney(payout) } satisfies FishAnswer };
  });
  return withBalance(visit, answer);
}

const duelSchema = z.looseObject({ side: z.enum(SIDES) });

/** One turn of two cards. */
export function playDuel(visit: GameVisit): Played<DuelAnswer> {
  const play = playOf(visit);
  const { side } = checked(duelSchema, visit.body);
  const answer = playRound(visit.db, play, () => {
    const turn = turnCards(secureDraw);
    const payout = payoutOf(turn, side, play.stake.stake);
    return { payout, answer: { ...turn, winner: winnerOf(turn), payout: formatMoney(payout) } satisfies DuelAnswer };
  });
  return withBalance(visit, answer);
}

const flightSchema = z.looseObject({ auto: z.int().min(0).max(TOP) });

/** A flight takes off. */
export function playCrash(visit: GameVisit): Played<FlightAnswer> {
  const play = playOf(visit);
  const { auto } = checked(flightSchema, visit.body);
  return withBalance(visit, takeOff(visit.db, play, auto, secureDraw));
}

const roundSchema = z.looseObject({ round: roundKey });

/** The player leaves a flight. */
export function leaveCrash(visit: GameVisit): Played<FlightAnswer> {
  const { round } = checked(roundSchema, visit.body);
  return withBalance(visit, leaveFlight(visit.db, visit.session.memberId, round, visit.now));
}

/** Longest that a watching request is held, in ms: less than what proxies and phones bear. */
const HOLD = 20_000;

/** Waits with the player until the flight ends, or for HOLD ms; the page then asks again. */
export async function watchCrash(visit: GameVisit, clock: () => number): Promise<Played<FlightAnswer>> {
  const { db, session } = visit;
  const { round } = checked(roundSchema, visit.body);
  const left = timeLeft(db, session.memberId, round, visit.now);
  if (left > 0) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(left + 5, HOLD)));
  }
  return withBalance(visit, watchFlight(db, session.memberId, round, clock()));
}
