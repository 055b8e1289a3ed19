import type { Browser } from '@playwright/test';

/** ms without a new request after which a visit has brought what it brings by itself: a carousel waits 1.2 s, a timer more. */
const QUIET = 3500;
const LONGEST = 30_000;

/** The platform's answers, pictures and pages have limits of their own, and pictures of the site too. */
const COUNTED_ELSEWHERE = /^\/(?:wps|lgw|img|sandbox|l)\/|\.(?:svg|png|webp|ico|webmanifest)$/;

/** A first visit of a guest. */
export interface Visit {
  /** False when the page led elsewhere. */
  readonly stayed: boolean;
  /** What it fetched beside its HTML, the platform's answers, texts and pictures: paths of the site, whole addresses of others. */
  readonly asked: readonly string[];
}

/** Opens a page in a browser that has never seen the site, and waits until nothing more comes by itself. */
export async function visitPage(browser: Browser, origin: string, path: string): Promise<Visit> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 360, height: 640 },
    locale: 'pt-BR',
  });
  const asked = new Set<string>();
  let last = Date.now();
  try {
    const page = await context.newPage();
    page.on('request', (request) => {
      last = Date.now();
      const url = new URL(request.url());
      if (!url.protocol.startsWith('http') || request.isNavigationRequest()) return;
      if (url.origin !== origin) asked.add(url.origin + url.pathname);
      else if (!COUNTED_ELSEWHERE.test(url.pathname)) asked.add(url.pathname);
    });
    await page.goto(origin + path, { waitUntil: 'load' });
    const end = Date.now() + LONGEST;
    while (Date.now() < Math.min(end, last + QUIET)) await new Promise((resolve) => setTimeout(resolve, 100));
    return { stayed: new URL(page.url()).pathname === path, asked: [...asked] };
  } finally {
    await context.close();
  }
}
