import { z } from 'zod';
import type { LotteryTable, Played } from '../messages.ts';
import { checked, type GameVisit, playOf, withBalance } from '../visit.ts';
import { lotteryTable } from './table.ts';
import { buyTicket, settleDrawn } from './tickets.ts';

const lotterySchema = z.looseObject({ numero: z.string().max(32), picks: z.array(z.string().max(2)).max(3) });

/** One ticket for the next draw; answers the table with it. */
export function playLottery(visit: GameVisit): Played<LotteryTable> {
  const { db, session, game, now } = visit;
  const play = playOf(visit);
  const { numero, picks } = checked(lotterySchema, visit.body);
  settleDrawn(db, session.memberId, now);
  buyTicket(db, game, play, numero, picks, now);
  return withBalance(visit, lotteryTable(visit));
}
