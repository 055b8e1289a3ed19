import type { Browser, CDPSession, Page } from '@playwright/test';
import { film } from '../../support/film.ts';

/** What one page of a list measured. */
export interface ListMeasures {
  /** ms of script, style and layout during the scroll: what the three below add up to. */
  readonly work: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  /** Part of the frames that came after more than 17.7 ms. */
  readonly late: number;
  /** Part of the filmed frames with a blank band over 60 px, and the highest band in px. */
  readonly blank: number;
  readonly band: number;
  readonly nodes: number;
  /** MB in use after the scroll, garbage collected. */
  readonly heap: number;
}

/** How a bench is made: the processor's slowness, and how long it goes on. */
export interface Course {
  readonly cpu: number;
  /** px that a list is scrolled. */
  readonly distance: number;
  /** px that it is scrolled again for the film. */
  readonly filmed: number;
  /** ms that something that moves by itself is watched. */
  readonly watched: number;
}

/** px per second: a strong fling of a thumb. */
const SPEED = 8000;
const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** A frame after more than this is late, ms. */
const LATE = 17.7;

/** Opens a page on a slowed phone, and closes it when `use` is done. */
async function onPhone<T>(
  browser: Browser,
  url: string,
  cpu: number,
  use: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const faults: Error[] = [];
    page.on('pageerror', (error) => faults.push(error));
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(500);
    const drawn = await page.evaluate<number>("document.querySelectorAll('#root *').length");
    // A page that is not what it is meant to be would win.
    if (faults.length > 0 || drawn === 0) throw new Error(`${url}: ${faults[0]?.message ?? 'nothing is drawn'}`);
    const session = await context.newCDPSession(page);
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

/** Scrolls by the compositor, as a finger would: positive distances go down. Headless Chromium scrolls for wheels, not for such touches. */
export const swipe = (session: CDPSession, distance: number, speed = SPEED): Promise<unknown> =>
  session.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 320,
    yDistance: -distance,
    speed,
    gestureSourceType: 'mouse',
    preventFling: true,
  });

/** Counts frames in the page until it is asked for them. Text, as tsx would add names of its own to a function. */
const COUNT = `{
  const times = (window.frameTimes = []);
  const note = (time) => {
    times.push(time);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}`;

async function lateFrames(page: Page): Promise<number> {
  const times = await page.evaluate<number[]>('window.frameTimes');
  const late = times.filter((time, at) => at > 0 && time - (times[at - 1] ?? 0) > LATE);
  return late.length / Math.max(1, times.length - 1);
}

/** Scrolls a list for its time, scrolls it back for a film, and weighs what is left in memory. */
export async function measureList(browser: Browser, url: string, course: Course): Promise<ListMeasures> {
  return onPhone(browser, url, course.cpu, async (page, session) => {
    const before = await metrics(session);
    await swipe(session, course.distance);
    const after = await metrics(session);
    const spent = (name: string): number => ((after[name] ?? 0) - (before[name] ?? 0)) * 1000;
    const script = spent('ScriptDuration');
    const style = spent('RecalcStyleDuration');
    const layout = spent('LayoutDuration');
    await page.evaluate(COUNT);
    await swipe(session, -course.filmed);
    const late = await lateFrames(page);
    const { frames, blank, highest } = await film(session, { top: 0, bottom: 640 }, () =>
      swipe(session, course.filmed),
    );
    await session.send('HeapProfiler.collectGarbage');
    const nodes = await page.evaluate<number>("document.querySelectorAll('*').length");
    const { JSHeapUsedSize = 0 } = await metrics(session);
    return {
      work: script + style + layout,
      script,
      style,
      layout,
      late,
      blank: blank / Math.max(1, frames),
      band: highest,
      nodes,
      heap: JSHeapUsedSize / 1e6,
    };
  });
}

/** ms of the main thread per 10 s that something takes which moves by itself. */
export async function measureMover(browser: Browser, url: string, course: Course): Promise<number> {
  return onPhone(browser, url, course.cpu, async (page, session) => {
    // What comes with a page's start is over by then, on a slowed processor too.
    await page.waitForTimeout(8000);
    const before = await metrics(session);
    await page.waitForTimeout(course.watched);
    const after = await metrics(session);
    return (((after.TaskDuration ?? 0) - (before.TaskDuration ?? 0)) * 1e7) / course.watched;
  });
}
