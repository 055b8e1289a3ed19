import type { Page, Request } from '@playwright/test';

/** ms without a request under way, and without one that ended, after which a page has what it asked for. */
const QUIET = 400;
/** ms after which it is looked at as it stands: what asks on and on is never quiet. */
const LONGEST = 4_000;

/** The requests of a page that are under way. */
export interface Line {
  /** Resolves when nothing has been under way for a moment, and ends the watch. */
  quiet(): Promise<void>;
}

/** Watches the requests of a page whose address holds `part`, from now on. */
export function watchLine(page: Page, part = ''): Line {
  const open = new Set<Request>();
  let last = Date.now();
  const begin = (request: Request): void => {
    if (request.url().includes(part)) open.add(request);
  };
  const end = (request: Request): void => {
    if (open.delete(request)) last = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    async quiet() {
      const until = Date.now() + LONGEST;
      while ((open.size > 0 || Date.now() - last < QUIET) && Date.now() < until) await page.waitForTimeout(50);
      page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
    },
  };
}
