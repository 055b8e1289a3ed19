import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page, request } from '@playwright/test';
import { login } from '../../../src/contract/calls/session.ts';
import { getSystemStatus } from '../../../src/contract/calls/system.ts';
import type { SystemStatus } from '../../../src/contract/schemas/system.ts';
import { seal } from '../../support/encrypt.ts';
import type { Kind } from './wire.ts';

/** What the phone's owner has set: keys and texts of the page's storage. */
export type Settings = Readonly<Record<string, string>>;

const SEEN = fileURLToPath(new URL('seen.js', import.meta.url));
const PASSWORD = 'Leve1234';
const DAY = 24 * 3600_000;

/** A phone to open. */
export interface PhoneOptions {
  /** The browser's program. */
  readonly browser: string;
  /** Folder of the profile, which outlives the phone. */
  readonly profile: string;
  /** The key that is trusted; see `Nginx`. */
  readonly key: string | undefined;
  readonly settings: Settings;
  /** How far the page's clock is ahead. */
  readonly days: number;
}

/** Opens a phone of 360 x 640 px at two pixels per pixel. */
export async function openPhone({ browser, profile, key, settings, days }: PhoneOptions): Promise<BrowserContext> {
  mkdirSync(profile, { recursive: true });
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browser,
    args: ['--disable-gpu', '--disable-quic', '--no-sandbox', `--ignore-certificate-errors-spki-list=${key}`],
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
  });
  await context.addInitScript((kept) => {
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
    if (kept.MC_SESSION_INFO) sessionStorage.setItem('MC_SESSION_INFO', kept.MC_SESSION_INFO);
  }, settings);
  if (days > 0) await context.addInitScript(setClock, days * DAY);
  return context;
}

/** Runs in the page: its clock goes ahead by `ms`. No function in it has a name, as the runner would call a helper of its own for that. */
function setClock(ms: number): void {
  const { now } = Date;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args: []) => (args.length > 0 ? Reflect.construct(target, args) : new target(now() + ms)),
    get: (target, name) => (name === 'now' ? () => now() + ms : Reflect.get(target, name)),
  });
}

export const firstPage = async (context: BrowserContext): Promise<Page> => context.pages()[0] ?? context.newPage();

/** What the page's storage holds of a seeded member who is signed in. */
export async function signedIn(url: string, username: string): Promise<Settings> {
  const line = await request.newContext({ baseURL: url, ignoreHTTPSErrors: true });
  const status = (await (await line.get(getSystemStatus.path)).json()) as { value: SystemStatus };
  const body = { type: 'username', merchantCode: 'leve', username, password: PASSWORD };
  const data = await seal(body, status.value.info.encryptionKey);
  const answer = await line.post(login.path, { headers: { Encryption: 'jwe' }, data: { data } });
  const { value } = (await answer.json()) as { value: object };
  await line.dispose();
  const session = JSON.stringify({ ...value, merchantCode: 'leve', since: Date.now() });
  return { MC_SESSION_INFO: session, autoLogin: '1' };
}

/** What the app's meter says of this month, which is all of a new phone's life. */
export function readMeter(page: Page): Promise<Readonly<Record<Kind | 'unknown', number>>> {
  return page.evaluate(async () => {
    // Pages that are left or hidden keep their figures, and count what a worker has noted since the last answer came.
    dispatchEvent(new Event('pagehide'));
    document.dispatchEvent(new Event('visibilitychange'));
    for (let looks = 0; looks < 20; looks += 1) {
      const isNoted = (await caches.has('leve-moved')) && (await (await caches.open('leve-moved')).keys()).length > 0;
      if (!isNoted) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return JSON.parse(localStorage.getItem('usage') ?? '{}').usage;
  });
}

/** Has each document note which pictures are on the screen. It measures their places 20 times a second, so no bench of time calls it. */
export const watchPictures = (context: BrowserContext): Promise<unknown> => context.addInitScript({ path: SEEN });

/** Addresses of the pictures that were on the screen for 200 ms or more, in this document. */
export const seenPictures = (page: Page): Promise<string[]> => page.evaluate(() => window.seenPictures?.() ?? []);

declare global {
  interface Window {
    seenPictures?: () => string[];
  }
}
