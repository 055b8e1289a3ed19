import { existsSync } from 'node:fs';
import type { Browser } from '@playwright/test';

const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Opens the browser of this machine, Playwright's or the system's; says why there is none. */
export async function openBrowser(): Promise<Browser | string> {
  const { chromium } = await import('@playwright/test');
  const executablePath = [chromium.executablePath(), ...SYSTEM_PATHS].find((path) => existsSync(path));
  if (executablePath === undefined) return 'no Chromium on this machine';
  return chromium.launch({ executablePath }).catch((error: Error) => error.message.split('\n', 1)[0] ?? '');
}
