import { median } from '../statistics.ts';
import type { TraceEvent } from './work.ts';

/** What it costs that games come, on the page's own thread. */
export interface ArrivalMeasures {
  /** ms for 35 games, a page of the list: reading, adding and rendering them, and what their first frame takes beyond a usual one. */
  readonly arrival: number;
  /** ms of the longest task of it, without that frame. */
  readonly arrivalTask: number;
}

/** A call that brings games, and how many of them it may bring. */
const CALL = /\/games\/list\?.*pageSize=(\d+)/;
/** Games that a page of the list has (SPEC section 9). */
const PAGE = 35;

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/** The thread's own time of a task, ms. */
const timeOf = ({ dur = 0, tdur = dur }: TraceEvent): number => tdur / 1000;

/**
 * What the arrivals in a trace of the page's own thread cost: its tasks from the first byte of an answer to the frame after the last one.
 * @param events of that thread
 * @param tasks of it, in their order
 * @param frames when each frame was drawn, µs
 */
export function arrivalsOf(
  events: readonly TraceEvent[],
  tasks: readonly TraceEvent[],
  frames: readonly number[],
): ArrivalMeasures {
  const ofCall = (name: string) => events.filter((event) => event.name === name && event.args?.data?.requestId);
  const [sent, begun] = [ofCall('ResourceSendRequest'), ofCall('ResourceReceiveResponse')];
  const draws = tasks.filter((task) => frames.some((frame) => frame >= task.ts && frame <= endOf(task)));
  const usual = median(draws.map(timeOf));
  const all = ofCall('ResourceFinish').flatMap(({ ts, args }) => {
    const mine = (event: TraceEvent): boolean => event.args?.data?.requestId === args?.data?.requestId;
    const games = Number(CALL.exec(sent.find(mine)?.args?.data?.url ?? '')?.[1] ?? 0);
    const from = begun.find(mine)?.ts ?? ts;
    const next = draws.find((task) => task.ts > ts);
    const work = tasks
      .filter(
        (task) => endOf(task) >= from && task.ts < (next?.ts ?? Number.POSITIVE_INFINITY) && !draws.includes(task),
      )
      .map(timeOf);
    const more = next ? Math.max(0, timeOf(next) - usual) : 0;
    return games ? [{ pages: games / PAGE, work, more }] : [];
  });
  return {
    arrival: median(all.map(({ pages, work, more }) => work.reduce((sum, ms) => sum + ms, more) / pages)),
    arrivalTask: Math.max(0, ...all.flatMap(({ work }) => work)),
  };
}
