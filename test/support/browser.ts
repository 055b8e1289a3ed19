import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runProgram } from './process.ts';

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

/** Is given a line of what an install does. */
export type Say = (text: string) => void;

const toConsole: Say = (text) => void process.stdout.write(text);

async function run(say: Say, command: string, args: readonly string[]): Promise<void> {
  say(`no browser yet: ${command} ${args.join(' ')}\n`);
  await runProgram(command, args, { say, limit: INSTALL_MS, env: { DEBIAN_FRONTEND: 'noninteractive' } });
}

/** Debian's Chromium brings its libraries along, so where root may it is tried before the one of Playwright. */
async function installFromDebian(say: Say): Promise<void> {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return;
  await run(say, 'apt-get', ['update', '-qq']);
  const install = (...names: string[]) =>
    run(say, 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
  await install('chromium', 'chromium-headless-shell');
  // An older Debian has no shell of its own.
  if (findBrowser() === undefined) await install('chromium');
}

const installFromPlaywright = (say: Say): Promise<void> =>
  run(say, 'node_modules/.bin/playwright', ['install', ...(isRoot() ? ['--with-deps'] : []), 'chromium']);

/**
 * Finds the browser for tests, and installs one where there is none.
 * @throws {Error} saying what to do when none can be had
 */
export async function ensureBrowser(say: Say): Promise<string> {
  // A machine that only tests may as well have the browser that costs it least.
  const found = process.env.CI === undefined ? undefined : findBrowser();
  if (found !== undefined && SYSTEM_PATHS.includes(found)) await installFromDebian(say);
  return ensure(findBrowser, say);
}

/** As `ensureBrowser`, for what measures speed: the whole browser. */
export const ensureWholeBrowser = (): Promise<string> => ensure(findWhole, toConsole);

async function ensure(find: typeof findBrowser, say: Say): Promise<string> {
  const ready = find();
  if (ready !== undefined) return ready;
  for (const install of [installFromDebian, installFromPlaywright]) {
    await install(say);
    const found = find();
    if (found !== undefined) return found;
  }
  throw new Error(
    'The phone tests need a browser: run `npx playwright install --with-deps chromium`, or install Chromium.',
  );
}
