import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { RouteRow } from '../../src/app/routes/row.ts';
import { routes } from '../../src/app/routes/table.ts';
import { type BudgetRow, rowWith } from '../../src/build/checks/budget.ts';
import { asMarkdown } from '../../src/build/report/table.ts';
import { piecesOf } from '../support/pieces.ts';
import { inParallel } from '../support/process.ts';
import { isTouchedPath } from '../support/touched-paths.ts';
import { weighed } from './bytes/compare.ts';
import { counted, countedFor, reportFolder } from './bytes/counted.ts';
import { type Arrived, sum, weigh } from './bytes/weigh.ts';
import { expect, test } from './fixtures.ts';
import { paths } from './paths.ts';
import { enter, type Language, startIn } from './steps.ts';

/** ms of silence after which the latest parts have come: the carousel waits 1.2 s after the first paint. */
const PATIENCE = 2000;
/** ms in which a service worker installs itself. */
const INSTALL = 2500;
const HOME = '/m/home';

/** Whoever may open a route: a seeded account, or nobody in particular. */
const ACCOUNTS = { guest: undefined, member: 'member', agent: 'agent1' } as const;
type Audience = keyof typeof ACCOUNTS;

const audienceOf = ({ guard, path }: RouteRow): Audience => {
  // Free play leads a guest straight home.
  if (path === '/m/trail') return 'member';
  if (guard === undefined) return 'guest';
  return guard === 'agent' ? 'agent' : 'member';
};

/** A promotion's id: without one the reward page sends to the promotions (SPEC 2.10). */
const addressOf = ({ path, guard }: RouteRow): string => (guard === 'reward' ? `${path}?id=1` : path);

/** Signs in once and gives what lies in the tab's storage then. */
async function sessionOf(browser: Browser, audience: Audience): Promise<string | null> {
  const account = ACCOUNTS[audience];
  if (account === undefined) return null;
  const context = await browser.newContext();
  const page = await context.newPage();
  await enter(page, account);
  const session = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'));
  await context.close();
  return session;
}

interface Visit {
  row: RouteRow;
  language: Language;
  session: string | null;
  /** Whether to wait for all that comes late, and to have the pictures too; else only code is weighed. */
  whole: boolean;
}

/** A first visit, in a browser that has never seen the site. */
async function visit(browser: Browser, { row, language, session, whole }: Visit): Promise<readonly Arrived[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await startIn(page, language);
    await withoutSlowHint(page);
    if (session !== null) await keepSession(page, session);
    const scales = await weigh(page, { pictures: whole });
    await page.goto(addressOf(row), { waitUntil: 'load' });
    const { files } = countedFor(counted(), row.path, language);
    const arrived = await scales.settle(
      whole ? PATIENCE : 0,
      files.slice(1).map(({ address }) => address),
    );
    expect(new URL(page.url()).pathname, 'the route itself is on the screen').toBe(row.path);
    return arrived;
  } finally {
    await context.close();
  }
}

/** A busy machine is no slow line: what comes with the hint of one, 6 s after the start, is no part of a first visit. */
const withoutSlowHint = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const wait = window.setTimeout;
    window.setTimeout = ((work: () => void, ms?: number) => (ms === 6000 ? 0 : wait(work, ms))) as typeof wait;
  });

const keepSession = (page: Page, session: string): Promise<unknown> =>
  page.addInitScript((text) => sessionStorage.setItem('MC_SESSION_INFO', text), session);

/** Holds a visit against what the build counted, and gives its line of the report. */
function compare(arrived: readonly Arrived[], path: string, language: Language): string[] {
  const { count, measured, late, faults } = weighed(arrived, countedFor(counted(), path, language));
  expect(faults).toEqual([]);
  const rest = (['answers', 'image', 'other'] as const).map((kind) => String(sum(arrived, (one) => one.kind === kind)));
  return [`${path} ${language}`, ...[count, measured, late].map(String), ...rest];
}

function report(name: string, lines: readonly string[][]): void {
  const head = ['route', 'counted B', 'measured B', 'after paint', 'answers', 'pictures', 'other'];
  mkdirSync(join(reportFolder, 'bytes'), { recursive: true });
  writeFileSync(join(reportFolder, 'bytes', `${name}.md`), `${asMarkdown([head, ...lines])}\n`);
}

// A trace of fifty visits costs more than they do.
test.use({ trace: 'off', screenshot: 'off' });

/** A row of each page, an agent's only where there is no other. */
const PAGES = [...new Set(routes.map(({ page }) => page))]
  .map((page) => routes.filter((one) => one.page === page))
  .map((rows) => rows.find((one) => audienceOf(one) !== 'agent') ?? (rows[0] as RouteRow))
  .filter(({ path }) => isTouchedPath(path));
/** Visits of one test. */
const PIECE = 16;

for (const audience of Object.keys(ACCOUNTS) as Audience[]) {
  const rows = routes.filter((one) => audienceOf(one) === audience && isTouchedPath(one.path));
  for (const [number, piece] of piecesOf(rows, PIECE).entries()) {
    test(`a first visit of every route weighs what the build says (${audience}, from ${piece[0]?.path} on)`, async ({
      browser,
    }) => {
      test.setTimeout(240_000);
      const session = await sessionOf(browser, audience);
      const lines = await inParallel(piece, 2, async (row) => {
        const arrived = await visit(browser, { row, language: 'pt', session, whole: false });
        return compare(arrived, row.path, 'pt');
      });
      report(`pt-${audience}-${number + 1}`, lines);
    });
  }
}

for (const [number, piece] of piecesOf(PAGES, PIECE).entries()) {
  test(`so does every page in English, with all that comes after the first paint (from ${piece[0]?.path} on)`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const sessions = {
      guest: null,
      member: await sessionOf(browser, 'member'),
      agent: await sessionOf(browser, 'agent'),
    };
    // Most of such a visit is waiting.
    const lines = await inParallel(piece, 4, async (row) => {
      const arrived = await visit(browser, { row, language: 'en', session: sessions[audienceOf(row)], whole: true });
      return compare(arrived, row.path, 'en');
    });
    report(`en-pages-${number + 1}`, lines);
  });
}

/** A limit of home in budget.json that only a browser can measure, in bytes. */
function homeLimit(part: 'resourceSizes' | 'secondVisit', type: string): number {
  const rows = JSON.parse(readFileSync('budget.json', 'utf8')) as BudgetRow[];
  const limit = rowWith(rows, HOME, part)?.[part]?.find(({ resourceType }) => resourceType === type);
  if (limit === undefined) throw new Error(`budget.json has no ${part} ${type} for ${HOME}`);
  return limit.budget * 1024;
}

test("home's pictures and answers keep their limits, and a second visit takes no code from the line", async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const first = await context.newPage();
  const scales = await weigh(first);
  await first.goto(HOME);
  const arrived = await scales.settle(PATIENCE);
  expect(sum(arrived, ({ kind }) => kind === 'image')).toBeLessThanOrEqual(homeLimit('resourceSizes', 'image'));
  expect(sum(arrived, ({ kind }) => kind === 'answers')).toBeLessThanOrEqual(homeLimit('resourceSizes', 'answers'));

  const second = await context.newPage();
  const again = await weigh(second);
  await second.goto(HOME);
  const back = await again.settle(PATIENCE);
  expect(sum(back, ({ kind }) => kind === 'code')).toBeLessThanOrEqual(homeLimit('secondVisit', 'code'));
  expect(sum(back, ({ kind }) => kind === 'answers')).toBeLessThanOrEqual(homeLimit('secondVisit', 'answers'));
  await context.close();
});

test('the service worker installs itself out of what the page has fetched, and takes next to nothing from the line', async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const { files, later } = countedFor(counted(), HOME, 'pt');
  const counts = new Set([...files, ...later].map(({ address }) => address));
  const own: Promise<number>[] = [];
  context.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (request.serviceWorker() === null || counts.has(pathname) || pathname.startsWith('/img/')) return;
    // Playwright takes headers off what came from a cache too.
    own.push(request.sizes().then(({ responseBodySize }) => Math.max(0, responseBodySize)));
  });
  const page = await context.newPage();
  await page.goto(HOME);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // Time itself is tested: what a timer fetches is paid for too.
  await page.waitForTimeout(INSTALL);
  // The browser does not tell the size of the worker's own script.
  const script = statSync(join(paths.public, 'sw.js.br')).size;
  const taken = (await Promise.all(own)).reduce((total, bytes) => total + bytes, script);
  expect(own.length).toBeGreaterThan(0);
  expect(taken).toBeLessThanOrEqual(homeLimit('resourceSizes', 'worker'));
  await context.close();
});
