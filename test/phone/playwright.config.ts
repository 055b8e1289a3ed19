import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../support/browser.ts';
import { paths } from './paths.ts';

// Every worker reads this file again: the browser is looked for once.
process.env.LEVE_BROWSER ??= findBrowser() ?? '';
const executablePath = process.env.LEVE_BROWSER;

/** Phone tests on what is in `dist` (DESIGN.md section 3), three at a time (a good part of a test is waiting), each worker with its own sandbox platform. */
export default defineConfig({
  testDir: '.',
  outputDir: join(paths.work, 'results'),
  globalSetup: './seed.ts',
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A shared machine may stall a browser for seconds: there a failed test is played once more, and the list says that it was flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [['list'], ['json', { outputFile: paths.report }]],
  projects: [
    {
      name: 'phone',
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
        // Recording takes a third of the processor's time: only a test that is played again pays for it.
        trace: 'on-first-retry',
        screenshot: 'only-on-failure',
        launchOptions: {
          ...(executablePath !== '' && { executablePath }),
          args: ['--disable-gpu', '--disable-quic', '--no-sandbox'],
        },
      },
    },
  ],
});
