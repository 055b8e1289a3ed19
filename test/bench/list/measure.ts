import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { byClass } from '../../support/by-class.ts';
import { film } from '../../support/film.ts';
import { swipe } from '../widgets/measure.ts';

/** What one list measured over one course. Times are ms of the slowed main thread. */
export interface CourseMeasures {
  readonly tasks: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  /** Part of the frames that came more than 50 ms after the one before, and the longest wait in ms. */
  readonly late: number;
  readonly worst: number;
  /** Frames at the end of what had come: until 5,000 px, and the part of them after. */
  readonly stalledEarly: number;
  readonly stalled: number;
  readonly requests: number;
  /** Bytes of the calls' bodies as they came over the line. */
  readonly bytes: number;
  readonly elements: number;
  /** MB in use at the end, garbage collected. */
  readonly heap: number;
}

/** What a film of a fling showed: parts of its frames. */
export interface FilmMeasures {
  readonly blank: number;
  readonly bones: number;
  readonly frames: number;
}

/** The line that a course is played on. */
export type Line = 'slow' | 'free';

const LINES = {
  slow: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  free: { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
} as const;

/** A way over a list. */
export type Course = 'trace' | 'fling' | 'read' | 'end';

/** How far a course goes, px. */
export interface Lengths {
  readonly trace: number;
  readonly fling: number;
  readonly read: number;
}

/** The screen of a phone of 360 x 640 px at two pixels per pixel. */
export const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const DRIVER = fileURLToPath(new URL('driver.js', import.meta.url));
/** A frame after more than this is late, ms. */
export const LATE = 50;
/** px of a fling before which nothing may stall. */
const EARLY = 5000;
/** px a frame, and ms that a trace may wait for data in all. */
const STEP = 120;
const PATIENCE = 60_000;
/** px per second: a strong fling of a thumb. */
export const FLING = 8000;
/** px per second of a person who reads. */
export const READING = 600;

interface Frames {
  readonly times: readonly number[];
  readonly tops: readonly number[];
  readonly stalled: readonly boolean[];
}

/** Opens a list on a slowed phone, and closes it when `use` is done. */
export async function onList<T>(
  browser: Browser,
  url: string,
  { cpu, line }: { cpu: number; line: Line },
  use: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...PHONE, locale: 'pt-BR', serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: DRIVER });
    await page.goto(url, { waitUntil: 'load' });
    await page.locator(byClass('picture-shown')).first().waitFor();
    // What comes late with a page's start is over by then.
    await page.waitForTimeout(3000);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINES[line]);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    return await use(page, session);
  } finally {
    await context.close();
  }
}

async function metrics(session: CDPSession): Promise<Record<string, number>> {
  const { metrics: listed } = await session.send('Performance.getMetrics');
  return Object.fromEntries(listed.map(({ name, value }) => [name, value]));
}

/** Counts the platform's calls and their bytes until it is asked. */
function countCalls(session: CDPSession): () => { requests: number; bytes: number } {
  const calls = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname.startsWith('/lgw/')) calls.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (calls.has(requestId)) bytes += encodedDataLength;
  });
  return () => ({ requests: calls.size, bytes });
}

const ways: Readonly<Record<Course, (page: Page, session: CDPSession, lengths: Lengths) => Promise<unknown>>> = {
  trace: (page, _session, { trace }) => page.evaluate(`listWatch.trace(${trace}, ${STEP}, ${PATIENCE})`),
  fling: (_page, session, { fling }) => swipe(session, fling, FLING),
  read: (_page, session, { read }) => swipe(session, read, READING),
  end: async (page) => {
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await page.waitForTimeout(1500);
  },
};

/** Goes one way over a list that has just been opened. */
export async function measureCourse(
  page: Page,
  session: CDPSession,
  course: Course,
  lengths: Lengths,
): Promise<CourseMeasures> {
  const calls = countCalls(session);
  // A trace notes its own frames.
  if (course !== 'trace') await page.evaluate('listWatch.begin()');
  const before = await metrics(session);
  await ways[course](page, session, lengths);
  const after = await metrics(session);
  const frames = await page.evaluate<Frames>('listWatch.end()');
  await session.send('HeapProfiler.collectGarbage');
  const elements = await page.evaluate<number>("document.querySelectorAll('*').length");
  const { JSHeapUsedSize = 0 } = await metrics(session);
  const spent = (name: string): number => ((after[name] ?? 0) - (before[name] ?? 0)) * 1000;
  return {
    tasks: spent('TaskDuration'),
    script: spent('ScriptDuration'),
    style: spent('RecalcStyleDuration'),
    layout: spent('LayoutDuration'),
    ...framesOf(frames),
    ...calls(),
    elements,
    heap: JSHeapUsedSize / 1e6,
  };
}

function framesOf({ times, tops, stalled }: Frames) {
  const waits = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  const start = tops[0] ?? 0;
  const isEarly = (at: number): boolean => (tops[at] ?? 0) - start < EARLY;
  const after = stalled.filter((_, at) => !isEarly(at));
  return {
    late: waits.filter((wait) => wait > LATE).length / Math.max(1, waits.length),
    worst: Math.max(0, ...waits),
    stalledEarly: stalled.filter((one, at) => one && isEarly(at)).length,
    stalled: after.filter(Boolean).length / Math.max(1, after.length),
  };
}

/** Films a fling: what a person sees, also where the page's own thread comes too late. */
export async function filmFling(session: CDPSession, distance: number): Promise<FilmMeasures> {
  const { frames, blank, bones } = await film(session, { top: 56, bottom: 584 }, () => swipe(session, distance, FLING));
  return { blank: blank / Math.max(1, frames), bones: bones / Math.max(1, frames), frames };
}
