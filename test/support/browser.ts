import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's Chromium without a window: the same engine, and a third less of the processor's time for the same tests. */
const SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
/** An install that stalls must not eat the time of the tests. */
const INSTALL_MS = 5 * 60_000;

/** A browser whose libraries are missing is there and yet of no use. */
const starts = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--no-sandbox', '--version'], { timeout: 20_000 }).status === 0;

/** The browser for tests: the one of Playwright if there, else the system's; undefined when there is none. */
export function findBrowser(): string | undefined {
  return [chromium.executablePath(), SHELL, ...SYSTEM_PATHS].find(starts);
}

/** The browser for figures: one with a window, as a person's is, drawn or not. */
const findWhole = (): string | undefined => SYSTEM_PATHS.find(starts) ?? findBrowser();

const isRoot = (): boolean => process.getuid?.() === 0;

function run(command: string, args: readonly string[]): void {
  console.log(`no browser yet: ${command} ${args.join(' ')}`);
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: INSTALL_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Debian's Chromium brings its libraries along, so where root may it is tried before the one of Playwright. */
function installFromDebian(): void {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return;
  run('apt-get', ['update', '-qq']);
  const install = (...names: string[]) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
  install('chromium', 'chromium-headless-shell');
  // An older Debian has no shell of its own.
  if (findBrowser() === undefined) install('chromium');
}

function installFromPlaywright(): void {
  run('node_modules/.bin/playwright', ['install', ...(isRoot() ? ['--with-deps'] : []), 'chromium']);
}

/**
 * Finds the browser for tests, and installs one where there is none.
 * @throws {Error} saying what to do when none can be had
 */
export function ensureBrowser(): string {
  // A machine that only tests may as well have the browser that costs it least.
  const found = process.env.CI === undefined ? undefined : findBrowser();
  if (found !== undefined && SYSTEM_PATHS.includes(found)) installFromDebian();
  return ensure(findBrowser);
}

/** As `ensureBrowser`, for what measures speed: the whole browser. */
export const ensureWholeBrowser = (): string => ensure(findWhole);

function ensure(find: typeof findBrowser): string {
  const ready = find();
  if (ready !== undefined) return ready;
  for (const install of [installFromDebian, installFromPlaywright]) {
    install();
    const found = find();
    if (found !== undefined) return found;
  }
  throw new Error(
    'The phone tests need a browser: run `npx playwright install --with-deps chromium`, or install Chromium.',
  );
}
