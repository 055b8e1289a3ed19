import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import type { Measures } from './statistics.ts';

/** What observe.js gathers in the page; times are ms since the navigation began. */
export interface Observed {
  readonly fp: number;
  readonly fcp: number;
  /** 0 until the hero has been painted. */
  readonly hero: number;
  readonly cls: number;
  readonly tasks: readonly { readonly start: number; readonly duration: number }[];
}

declare global {
  interface Window {
    observed?: Observed;
    heroSelector?: string;
  }
}

/** The line of every visit: 1.6 Mbit/s down, 750 kbit/s up, 150 ms, as Lighthouse's slow 4G. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** A task longer than this keeps a finger waiting; ms. */
const LONG = 50;
/** The visit is over when no task has been long for this many ms. */
const CALM = 2_000;
const LONGEST = 60_000;
const OBSERVE = fileURLToPath(new URL('observe.js', import.meta.url));

/** One visit to make. */
export interface Trip {
  /** The browser's program. */
  readonly browser: string;
  readonly address: string;
  /** Selects the picture that the page is about. */
  readonly hero: string;
  /** How many times slower the processor is made. */
  readonly cpu: number;
  /** Folder for the profile, which lives as long as the visit. */
  readonly work: string;
}

/** Opens a page on a phone of a given speed, in a browser that was never used before, and measures it. */
export async function measureVisit({ browser, address, hero, cpu, work }: Trip): Promise<Measures> {
  const profile = mkdtempSync(join(work, 'profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browser,
    args: ['--disable-gpu', '--disable-quic', '--no-sandbox'],
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.addInitScript((selector) => {
      window.heroSelector = selector;
    }, hero);
    await page.addInitScript({ path: OBSERVE });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await session.send('Performance.enable');
    const before = await scriptTime(session);
    await page.goto(address, { waitUntil: 'commit' });
    const observed = await settled(page, `${address} at ${cpu}x`);
    return measuresOf(observed, (await scriptTime(session)) - before);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Waits for the hero and for calm. @throws {Error} when the hero never comes: there is nothing to measure then */
async function settled(page: Page, name: string): Promise<Observed> {
  const until = Date.now() + LONGEST;
  while (Date.now() < until) {
    await page.waitForTimeout(250);
    const calm = await page.evaluate((quiet) => {
      const { observed } = window;
      const last = observed?.tasks.at(-1);
      const since = performance.now() - Math.max(observed?.hero ?? 0, last ? last.start + last.duration : 0);
      return observed?.hero && since > quiet ? observed : undefined;
    }, CALM);
    if (calm) return calm;
  }
  throw new Error(`${name}: no hero within ${LONGEST / 1000} s`);
}

/** Time in scripts so far, in ms. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** What was observed, and the script time, as the bench counts them. */
export function measuresOf({ fp, fcp, hero, cls, tasks }: Observed, script: number): Measures {
  const tbt = tasks
    .map(({ start, duration }) => start + duration - Math.max(start, fp))
    .reduce((sum, after) => sum + Math.max(0, after - LONG), 0);
  return { fp, fcp, hero, cls, tbt, script };
}
