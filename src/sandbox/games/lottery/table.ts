import { lotteryKind, nextDraw, pastDraw } from '../../rules/draws.ts';
import { timeZoneOf } from '../../rules/site.ts';
import type { LotteryTable } from '../messages.ts';
import type { GameVisit } from '../visit.ts';
import { multiplesOf } from './prizes.ts';
import { MOST_LINES, ticketsOf } from './tickets.ts';

/** What a lottery's page shows: the next draw, the last one, and the player's tickets. */
export function lotteryTable({ db, game, session, now }: GameVisit): LotteryTable {
  const lottery = lotteryKind(game);
  const zone = timeZoneOf(db);
  const { index, numero, closesAt, drawAt } = nextDraw(zone, game, now);
  const last = pastDraw(zone, game, index - 1);
  return {
    kind: lottery.kind,
    of: lottery.of,
    multiples: [...multiplesOf(lottery)],
    mostLines: MOST_LINES,
    numero,
    closesAt,
    drawAt,
    asOf: now,
    last: { numero: last.numero, numbers: last.numbers },
    tickets: ticketsOf(db, game, session.memberId),
  };
}
