import type { Page, Route } from '@playwright/test';
import { drawTheme, flowLanguages, headCommit } from '../support/flow-languages.ts';
import { piecesOf } from '../support/pieces.ts';
import { isTouchedPath } from '../support/touched-paths.ts';
import { AXE, findings } from './axe.ts';
import { tiles } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { watchLine } from './line.ts';
import { reveal } from './rest.ts';
import { enter, startIn, words } from './steps.ts';
import { VISITORS } from './visitors.ts';

test.beforeEach(({ page }) => page.addInitScript({ path: AXE }));

/** What the browser tells of layout that moved. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** What the page's watcher has seen: layout that moved by itself (CLS), and what it was. */
interface Watcher {
  moved: number;
  what: string[];
}

/** Layout that moved by itself since the page was opened (CLS), skeleton to content. */
async function shifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Watcher).moved);
}

/** What moved, from where to where, for whoever reads a failed test. */
const movers = (page: Page): Promise<string> => page.evaluate(() => (window as unknown as Watcher).what.join('\n'));

/** Chromium leaves out what moves within half a second of an input, and takes the phone's screen that Playwright sets up for one. */
async function watchShifts(page: Page, early: 'early too' | 'as Chromium counts'): Promise<void> {
  await page.addInitScript((all) => {
    const watcher = window as unknown as Watcher;
    watcher.moved = 0;
    watcher.what = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as Shift[]) {
        if (!all && hadRecentInput) continue;
        watcher.moved += value;
        for (const { node, previousRect: was, currentRect: is } of sources) {
          const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
          watcher.what.push(
            `${Math.round(startTime)} ms: ${name} from ${was.top}+${was.height} to ${is.top}+${is.height} px`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, early === 'early too');
}

/** What closes the whole site, and a fact that its page tells. */
const CLOSED = [
  { faults: { maintenance: true, maintenanceEnd: '2036-11-22T15:00:00Z' }, tells: '2036' },
  { faults: { regionRestriction: true }, tells: '127.0.0.1' },
  { faults: { updateRequired: true }, tells: '' },
];

/** Nothing for axe, nothing wider than the phone, nothing that moves while it loads. */
async function examine(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      const line = watchLine(page);
      await page.goto(path);
      await reveal(page);
      // Time itself is tested: what a timer brings moves too.
      await page.waitForTimeout(1000);
      await line.quiet();
      await inspect(page, path);
    });
  }
}

async function inspect(page: Page, name: string): Promise<void> {
  expect(await findings(page), name).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} is wider than 360 px`).toBe(360);
  expect(await shifts(page), `${name} moves while it loads:\n${await movers(page)}`).toBeLessThan(0.01);
}

/** Every way in is switched on while screens are looked at. */
test.beforeEach(({ page, sandbox }) =>
  page.request.put(`${sandbox.url}/sandbox/settings.json`, {
    data: { features: { googleLogin: true, facebookLogin: true } },
  }),
);
test.afterEach(({ page, sandbox }) => page.request.put(`${sandbox.url}/sandbox/settings.json`, { data: {} }));

/** Screens of one test. */
const PIECE = 7;

// No colour depends on the words: a language is looked at in one theme, and another commit draws the other.
for (const language of flowLanguages) {
  const theme = drawTheme(language, headCommit());
  const begin = async (page: Page, early: Parameters<typeof watchShifts>[1] = 'early too'): Promise<void> => {
    test.setTimeout(180_000);
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await startIn(page, language);
    await watchShifts(page, early);
  };

  for (const { who, account, screens } of VISITORS) {
    for (const piece of piecesOf(screens.filter(isTouchedPath), PIECE)) {
      test(`screens of a ${who} from ${piece[0]} on are accessible, fit and hold still (${language})`, async ({
        page,
      }) => {
        await begin(page);
        if (account) await enter(page, account);
        await examine(page, piece);
      });
    }
  }

  test(`the side menu of a guest is accessible (${language})`, async ({ page }) => {
    await begin(page);
    await page.goto('/m/home');
    await page.getByRole('button', { name: words[language].menu }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findings(page), 'side menu of a guest').toEqual([]);
  });

  test(`the side menu of a member and the question of the sign-out are accessible (${language})`, async ({ page }) => {
    await begin(page);
    await enter(page, 'member');
    await page.getByRole('button', { name: words[language].menu }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findings(page), 'side menu of a member').toEqual([]);
    await page.getByRole('button', { name: words[language].logout }).tap();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await findings(page), 'question of the sign-out').toEqual([]);
  });

  test(`what stands there while the site is closed is accessible, fits and holds still (${language})`, async ({
    page,
    faults,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    // Home is there for a moment, until the platform has said that it is closed.
    await begin(page, 'as Chromium counts');
    for (const { faults: on, tells } of CLOSED) {
      await faults(on);
      await page.goto('/m/home');
      await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('dialog')).toContainText(tells);
      await inspect(page, Object.keys(on).join());
      // The next one is met by somebody who has never been here.
      await page.evaluate(() => localStorage.removeItem('status'));
    }
  });
}

test('figures of a team that come late push nothing down', async ({ page }) => {
  await watchShifts(page, 'early too');
  await page.route('**/team/kpiB?**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await enter(page, 'agent1');
  await page.goto('/m/agent/team/overview');
  const play = page.getByRole('region', { name: 'Por tipo de jogo' });
  await play.evaluate((element) => element.scrollIntoView());
  await expect(play.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Membros diretos' })).toBeAttached();
  expect(await shifts(page)).toBeLessThan(0.001);
});

test('a member’s label that comes late pushes nothing of the account down', async ({ page }) => {
  await watchShifts(page, 'early too');
  await enter(page, 'member');
  const info = '**/wps/member/info?**';
  const asked = new Promise<Route>((resolve) => page.route(info, resolve));
  await page.goto('/m/myAccount/index');
  const route = await asked;
  await expect(page.getByRole('button', { name: /^Apelido/ })).toBeVisible();
  await route.continue();
  await expect(page.getByRole('main').getByText('Ouro')).toBeVisible();
  expect(await shifts(page)).toBeLessThan(0.001);
});

test('the text about the site that comes late pushes nothing of the foot of home down', async ({ page }) => {
  const about = '**/wps/help/**';
  const asked = new Promise<Route>((resolve) => page.route(about, resolve));
  await page.goto('/m/home');
  const foot = page.locator('footer');
  await expect
    .poll(() => page.evaluate(() => scrollTo(0, document.body.scrollHeight)).then(() => foot.count()))
    .toBe(1);
  await foot.evaluate((element) => element.scrollIntoView());
  const route = await asked;
  await expect(foot.getByRole('navigation', { name: 'Central de ajuda' })).toBeVisible();
  const drawnBefore = await foot.evaluateHandle((box) => {
    const { top } = box.getBoundingClientRect();
    return Array.from(box.children, (part) => [part, part.getBoundingClientRect().top - top] as const);
  });
  await route.continue();
  // Games, help, and the text itself.
  await expect(foot.getByRole('heading')).toHaveCount(3);
  const moved = await drawnBefore.evaluate((parts) =>
    parts.map(([part, was]) => {
      const { top = 0 } = part.parentElement?.getBoundingClientRect() ?? {};
      return Math.round(part.getBoundingClientRect().top - top - was);
    }),
  );
  expect(moved.filter((px) => px !== 0)).toEqual([]);
});

test('an unknown path leads home', async ({ page }) => {
  await page.goto('/m/nowhere/at/all');
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(tiles(page).first()).toBeVisible();
});

test('the balance can be hidden: its digits are asterisks, also after a reload', async ({ page }) => {
  await enter(page, 'member');
  await page.goto('/m/voucherCenter');
  await expect(page.getByTestId('balance')).toHaveText(/R\$\s[\d.]+,\d\d/);
  await page.getByRole('button', { name: words.pt.hideBalance }).tap();
  await expect(page.getByTestId('balance')).toHaveText(/R\$\s[*.]+,\*\*/);
  await page.reload();
  await expect(page.getByTestId('balance')).toHaveText(/R\$\s[*.]+,\*\*/);
});

test('the theme is chosen in the side menu and kept', async ({ page }) => {
  await page.goto('/m/home');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: words.pt.menu }).tap();
  await page.getByRole('button', { name: 'Tema claro' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
