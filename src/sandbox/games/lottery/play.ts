import { z } from 'zod';
import type { LotteryTable, Played } from '../messages.ts';
import { checked, type GameVisit, playOf, withBalance } from '../visit.ts';
import { lotteryTable } from './table.ts';
import { buyOrder, MOST_LINES, settleDrawn } from './tickets.ts';

const lotterySchema = z.looseObject({
  numero: z.string().max(32),
  lines: z
    .array(z.array(z.string().max(2)).max(3))
    .min(1)
    .max(MOST_LINES),
});

/** One order for the next draw; answers the table with its tickets. */
export function playLottery(visit: GameVisit): Played<LotteryTable> {
  const { db, session, game, now } = visit;
  const play = playOf(visit);
  const { numero, lines } = checked(lotterySchema, visit.body);
  settleDrawn(db, session.memberId, now);
  buyOrder(db, game, play, numero, lines, now);
  return withBalance(visit, lotteryTable(visit));
}
