import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../support/browser.ts';
import { FLOW_LANGUAGE, flowLanguages } from '../support/flow-languages.ts';
import { phoneLimits } from '../support/phone-limits.ts';
import { paths, runtime } from './paths.ts';

// Every worker reads this file again: the browser is looked for once, and so is the language.
process.env.LEVE_BROWSER ??= findBrowser() ?? '';
process.env[FLOW_LANGUAGE] ??= flowLanguages.join();
const executablePath = process.env.LEVE_BROWSER;
const isCi = process.env.CI !== undefined;

/** Files whose tests take longest: they begin first, as one that begins last would run on alone. */
const LONG = [
  'screens',
  'bytes',
  'outcome',
  'grid',
  'session-types',
  'snapshot',
  'snapshot-reading',
  'languages',
  'faults',
];

/** Files about what moves, and about what is tapped while it moves. */
const MOVING = ['back', 'live-room', 'rain', 'tier', 'two-taps', 'vitals', 'widgets'];

const filesOf = (names: readonly string[]): string[] => names.map((name) => `**/${name}.test.ts`);
const [long, moving] = [filesOf(LONG), filesOf(MOVING)];

/** Phone tests on what is in `dist` (DESIGN.md section 3), three at a time (a good part of a test is waiting), each worker with its own sandbox platform. */
export default defineConfig({
  testDir: '.',
  outputDir: join(paths.work, `results-${runtime}`),
  globalSetup: './seed.ts',
  workers: 3,
  fullyParallel: true,
  forbidOnly: isCi,
  // A shared machine may stall a browser for seconds: there a failed test is played once more, and the list says that it was flaky.
  retries: isCi ? 1 : 0,
  timeout: isCi ? 90_000 : 45_000,
  expect: { timeout: isCi ? 16_000 : 8_000 },
  reporter: [['list'], ['json', { outputFile: paths.report }]],
  // A run that hangs is ended; a calm one takes a tenth of it.
  globalTimeout: phoneLimits(process.env[FLOW_LANGUAGE]).run,
  use: {
    browserName: 'chromium',
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // Tests that are about the worker allow it.
    serviceWorkers: 'block',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Without a graphics card what moves by itself takes a sixth of a core from every other test.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a third of the processor's time: only a test that is played again pays for it.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== '' && { executablePath }),
      args: ['--disable-gpu', '--disable-quic', '--no-sandbox'],
    },
  },
  // Projects begin in their order.
  projects: [
    { name: 'long', testMatch: long },
    { name: 'moving', testMatch: moving, use: { contextOptions: { reducedMotion: 'no-preference' } } },
    { name: 'phone', testIgnore: [...long, ...moving] },
  ],
});
