import type { CDPSession } from '@playwright/test';
import { swipe } from '../widgets/measure.ts';
import { type ArrivalMeasures, arrivalsOf } from './arrival.ts';
import { LATE } from './measure.ts';

/** What the page's own thread does while a list scrolls, by its own time: what else the machine does counts little. */
export interface WorkMeasures extends ArrivalMeasures {
  /** ms of all tasks. */
  readonly tasks: number;
  readonly frames: number;
  /** Tasks that would hold up a phone `slower` times as slow for more than 50 ms, over the frames. */
  readonly heavy: number;
  /** ms on such a phone that 98 of 100 tasks of over 1 ms do not exceed. */
  readonly p98: number;
}

export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began, µs. */
  readonly ts: number;
  /** µs; the thread's own time where the system tells it. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly requestId?: string; readonly url?: string } };
}

/** Shorter tasks hold nothing up, ms. */
const SHORT = 1;
/** What every frame of a page does once, and the name that Chromium's traces have for a task. */
const FRAME = 'Layerize';
const TASK = 'RunTask';

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

async function traced(session: CDPSession, action: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const take = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', take);
  const traceConfig = { includedCategories: CATEGORIES, excludedCategories: ['*'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await action();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', take);
  return events;
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;

/** The events of the thread that draws most frames: the page's own. */
function pageThread(events: readonly TraceEvent[]): TraceEvent[] {
  const frames = new Map<string, number>();
  for (const event of events) {
    if (event.name === FRAME) frames.set(threadOf(event), (frames.get(threadOf(event)) ?? 0) + 1);
  }
  const [page] = [...frames].sort(([, a], [, b]) => b - a)[0] ?? [];
  return events.filter((event) => threadOf(event) === page);
}

/** Scrolls a list on a processor that is not slowed, at px per second, and says what that would be where it is `slower` times as slow. */
export async function measureWork(
  session: CDPSession,
  { distance, speed }: { distance: number; speed: number },
  slower: number,
): Promise<WorkMeasures> {
  const page = pageThread(await traced(session, () => swipe(session, distance, speed)));
  const tasks = page.filter(({ name }) => name === TASK).sort((a, b) => a.ts - b.ts);
  const spent = tasks.map(({ dur = 0, tdur = dur }) => tdur / 1000);
  const long = spent.filter((ms) => ms > SHORT).sort((a, b) => a - b);
  const frames = page.filter(({ name }) => name === FRAME).map(({ ts }) => ts);
  const { arrival, arrivalTask } = arrivalsOf(page, tasks, frames);
  return {
    tasks: spent.reduce((sum, ms) => sum + ms, 0),
    frames: frames.length,
    heavy: spent.filter((ms) => ms * slower > LATE).length / Math.max(1, frames.length),
    p98: (long[Math.floor(long.length * 0.98)] ?? 0) * slower,
    arrival: arrival * slower,
    arrivalTask: arrivalTask * slower,
  };
}
