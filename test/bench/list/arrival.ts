import { median } from '../statistics.ts';
import type { TraceEvent } from './work.ts';

/** What it costs that games come, on the page's own thread. */
export interface ArrivalMeasures {
  /** ms for 35 games, a page of the list: reading, adding and drawing them, up to the next frame. */
  readonly arrival: number;
  /** ms of the longest task of it. */
  readonly arrivalTask: number;
}

/** A call that brings games, and how many of them it may bring. */
const CALL = /\/games\/list\?.*pageSize=(\d+)/;
/** Games that a page of the list has (SPEC section 9). */
const PAGE = 35;

/**
 * What the arrivals in a trace of the page's own thread cost: its tasks from the first byte of an answer to the frame after the last one.
 * @param events of that thread
 * @param tasks of it, in their order
 * @param frames when each frame began, µs
 */
export function arrivalsOf(
  events: readonly TraceEvent[],
  tasks: readonly TraceEvent[],
  frames: readonly number[],
): ArrivalMeasures {
  const ofCall = (name: string) => events.filter((event) => event.name === name && event.args?.data?.requestId);
  const [sent, begun] = [ofCall('ResourceSendRequest'), ofCall('ResourceReceiveResponse')];
  const all = ofCall('ResourceFinish').flatMap(({ ts, args }) => {
    const mine = (event: TraceEvent): boolean => event.args?.data?.requestId === args?.data?.requestId;
    const games = Number(CALL.exec(sent.find(mine)?.args?.data?.url ?? '')?.[1] ?? 0);
    const from = begun.find(mine)?.ts ?? ts;
    const to = frames.find((frame) => frame > ts) ?? Number.POSITIVE_INFINITY;
    const work = tasks
      .filter((task) => task.ts + (task.dur ?? 0) >= from && task.ts < to)
      .filter((task) => !frames.some((frame) => frame >= task.ts && frame <= task.ts + (task.dur ?? 0)))
      .map(({ dur = 0, tdur = dur }) => tdur / 1000);
    return games ? [{ pages: games / PAGE, work }] : [];
  });
  return {
    arrival: median(all.map(({ pages, work }) => work.reduce((sum, ms) => sum + ms, 0) / pages)),
    arrivalTask: Math.max(0, ...all.flatMap(({ work }) => work)),
  };
}
