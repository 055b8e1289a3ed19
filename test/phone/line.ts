import type { Page, Request } from '@playwright/test';

/** ms without a request under way, and without one that ended, after which a page has what it asked for. */
const QUIET = 400;
/** ms after which it is looked at as it stands: what asks on and on is never quiet. */
const LONGEST = 4_000;

/** The requests of a page that are under way. */
export interface Line {
  /** Resolves when nothing has been under way for so many ms, and ends the watch. */
  quiet(silence?: number): Promise<void>;
}

/** Watches the requests of a page whose address holds `part`, from now on. */
export function watchLine(page: Page, part = ''): Line {
  const open = new Set<Request>();
  let last = Date.now();
  let moved: () => void = () => undefined;
  const begin = (request: Request): void => {
    if (!request.url().includes(part)) return;
    open.add(request);
    moved();
  };
  const end = (request: Request): void => {
    if (!open.delete(request)) return;
    last = Date.now();
    moved();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    async quiet(silence = QUIET) {
      let timer: NodeJS.Timeout | undefined;
      let longest: NodeJS.Timeout | undefined;
      await new Promise<void>((done) => {
        longest = setTimeout(done, LONGEST + silence);
        moved = () => {
          clearTimeout(timer);
          if (open.size === 0) timer = setTimeout(done, last + silence - Date.now());
        };
        moved();
      });
      clearTimeout(timer);
      clearTimeout(longest);
      page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
    },
  };
}

/** Holds back what a page asks for at such addresses, until what this gives is called. */
export async function hold(page: Page, late: RegExp | string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(late, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
