import { useEffect, useMemo, useState } from 'react';
import type { LotteryOrderDetail } from '../../../../contract/schemas/records.ts';
import { lotteryOrder } from '../../../stores/lottery-order.ts';
import { useFollow } from '../use-follow.ts';

/** An order's draw in ms of the phone's own clock. */
export interface DrawTimes {
  closesAt: number;
  drawAt: number;
  /** Whether bets can be placed and cancelled now. */
  takesBets: boolean;
}

/** After a draw's moment phones wait this long before they ask, in ms, and up to as much more by chance. */
const AFTER_DRAW = 900;

/** Asks how the order stands; true when that failed. */
async function lookAgain(): Promise<boolean> {
  await lotteryOrder.load();
  return lotteryOrder.error.peek() !== undefined;
}

/** Where the draw of an order stands: followed through its closing and its draw, until the order has ended. */
export function useDraw(order: LotteryOrderDetail | undefined): DrawTimes | undefined {
  const times = useMemo(() => {
    if (!order) return undefined;
    const ahead = Date.now() - Date.parse(order.asOf);
    return { closesAt: Date.parse(order.closesAt) + ahead, drawAt: Date.parse(order.drawAt) + ahead };
  }, [order]);
  const [, setTick] = useState(0);
  const now = Date.now();
  const waiting = order?.status === 'open';
  const drawn = times !== undefined && now > times.drawAt;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer, and what each timer has brought about, set the next one
  useEffect(() => {
    if (!times || !waiting || drawn) return;
    const next = now < times.closesAt ? times.closesAt : times.drawAt + AFTER_DRAW * (1 + Math.random());
    const timer = setTimeout(() => {
      setTick((tick) => tick + 1);
      if (next > times.drawAt) void lotteryOrder.load();
    }, next - now);
    return () => clearTimeout(timer);
  }, [times, waiting, now < (times?.closesAt ?? 0), drawn]);
  useFollow(waiting && drawn, lookAgain);

  return times && { ...times, takesBets: now < times.closesAt };
}
