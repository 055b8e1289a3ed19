import { test as base, expect } from '@playwright/test';
import { type Faults, type Sandbox, startSeededSandbox } from './sandbox.ts';

/** What the browser complained of in a test; anything that was not announced fails it. */
export interface Problems {
  /** Announces console errors or uncaught errors that the test is about. */
  allow(pattern: RegExp): void;
}

interface TestFixtures {
  problems: Problems;
  /** Switches faults of the platform on (and all others off); all are off again after the test. */
  faults: (faults: Faults) => Promise<void>;
}

interface WorkerFixtures {
  sandbox: Sandbox;
}

/** Playwright's `test` on a phone, with a sandbox platform of its own and a page that may not complain. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      const sandbox = await startSeededSandbox(process.env.LEVE_SEED ?? '');
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ sandbox }, use) => {
    await use(sandbox.url);
  },

  // A step back of the app that is still under way ends an address that is typed then: a person types it again.
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = (address, options) =>
      goto(address, options).catch((error: unknown) => {
        if (!/ERR_ABORTED|interrupted by another navigation/.test(String(error))) throw error;
        return goto(address, options);
      });
    await use(page);
  },

  faults: [
    async ({ sandbox }, use) => {
      await use((faults) => sandbox.setFaults(faults));
      await sandbox.clearFaults();
    },
    { auto: true },
  ],

  problems: [
    async ({ context }, use) => {
      await context.addInitScript(hidePopups);
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      context.on('weberror', (error) => seen.push(error.error().stack ?? String(error.error())));
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
      });
      await use({ allow: (pattern) => void allowed.push(pattern) });
      // An answer that is still on its way when a test ends is nobody's fault.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(seen.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Puts the login's pop-ups away for today, and has games open without their entrance, as somebody does who has seen them: they would lie
 * over what other tests tap.
 */
export function hidePopups(): void {
  // The empty page has no storage.
  if (!location.protocol.startsWith('http')) return;
  if (localStorage.getItem('popupsHidden')) return;
  localStorage.setItem('gamesAtOnce', '1');
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
  localStorage.setItem('popupsHidden', JSON.stringify({ day, ids: ['n14', 'n15', 'n18'] }));
}

export { expect };
