import type { Locator, Page } from '@playwright/test';
import { tiles } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { allThere, motionEnded } from './rest.ts';
import { enter, openMenu, words } from './steps.ts';

const { logout } = words.pt;

const overlay = (page: Page): Locator => page.locator('[aria-modal=true]');

const placeOf = (page: Page): Promise<string> => page.evaluate(() => location.pathname + location.search);

/** How many entries of layers stand above the page's own. */
const above = (page: Page): Promise<number> =>
  page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0);

/** The phone's Back, as its key and the swipe make it: the browser itself goes one entry back. */
async function back(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' }).catch((error: unknown) => {
    // Within one document no load follows.
    if (!String(error).includes('Timeout')) throw error;
  });
}

/** Opens something, and goes back: it closes, and the page below stays as it was, with the place that it was scrolled to. */
async function backCloses(page: Page, open: () => Promise<void>): Promise<void> {
  const before = await placeOf(page);
  await open();
  await expect(overlay(page)).toBeVisible();
  const scrolled = await page.evaluate(() => scrollY);
  await back(page);
  await expect(overlay(page)).toHaveCount(0);
  expect(await placeOf(page)).toBe(before);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expect.poll(() => above(page)).toBe(0);
}

interface Place {
  path: string;
  /** Who opens it; nobody for a guest. */
  who?: string;
  /** A choice that shows what is to be opened: at night, today has nothing yet. */
  range?: string;
  /** What opens an overlay and does not say so by itself, by its name. */
  named?: readonly (string | RegExp)[];
}

/** Overlays by the page they lie on: what opens each is found by what it says of itself, or by its name. */
const PLACES: readonly Place[] = [
  { path: '/m/slot-games' },
  { path: '/m/gameRecord' },
  { path: '/m/lotteryRecord' },
  { path: '/m/profitAndLoss' },
  { path: '/m/transaction/record' },
  { path: '/m/depositRecord' },
  { path: '/m/transferRecord' },
  { path: '/m/voucherCenter' },
  { path: '/m/withdraw', named: ['Adicionar chave Pix ou conta'] },
  { path: '/m/mall/mallHome', named: [/Crédito de R\$/] },
  { path: '/m/vouchers', named: [/^R\$/] },
  { path: '/m/myAccount/index', named: [/^Apelido/, /^E-mail/] },
  { path: '/m/protection' },
  { path: '/m/securityCenter', named: [/^Sair/, /^Responder/] },
  { path: '/m/set', named: [/^Idioma/, logout] },
  { path: '/m/help', named: ['Suporte'] },
  { path: '/m/vip', named: ['Suporte'] },
  { path: '/m/member/team', who: 'agent1', named: ['Abrir conta'] },
  { path: '/m/agent/team/pnl', who: 'agent1' },
  { path: '/m/teamBetting', who: 'agent1', range: '7 dias', named: [/(?:Hoje|Ontem|\d\d\/\d\d(?:\/\d{4})?), /] },
  { path: '/m/member/agent/agentRebeat', who: 'agent1', named: [/^Definir/] },
  { path: '/m/member/teamRebate', who: 'agent1', named: ['Ver por tipo de jogo'] },
  { path: '/m/agentRegister', who: 'agent1', named: ['Novo link', 'Abrir conta'] },
  { path: '/m/register', who: '', named: ['termos de uso', 'aviso de privacidade'] },
];

for (const { path, who = 'member', range, named = [] } of PLACES) {
  test(`Back closes each sheet and dialog of ${path}, and nothing else`, async ({ page }) => {
    test.setTimeout(180_000);
    if (who) await enter(page, who);
    else await page.goto('/m/home');
    await page.goto(path);
    await allThere(page);
    if (range) await page.getByRole('button', { name: range }).tap();
    const openers = page.locator('[aria-haspopup=dialog]:visible');
    const kinds = await openers.evaluateAll((all) => {
      // Rows of one list open the same sheet.
      const lists = all.map((one) => one.closest('[role=list], ul, table') ?? one);
      return lists.flatMap((list, at) => (lists.indexOf(list) === at ? [at] : []));
    });
    expect(kinds.length + named.length).toBeGreaterThan(0);
    for (const at of kinds) await backCloses(page, () => openers.nth(at).tap());
    for (const name of named) {
      const opener = page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name, exact: true }));
      await backCloses(page, () => opener.first().tap());
    }
    // One step more leaves the page, as ever.
    await back(page);
    await expect(page).toHaveURL(/\/m\/home$/);
  });
}

test('Back closes what lies on top one by one: the question over the sheet, then the sheet', async ({ page }) => {
  await enter(page, 'member');
  await page.goto('/m/myAccount/index');
  await page.goto('/m/home');
  await openMenu(page);
  await page.getByRole('button', { name: /Idioma/ }).tap();
  await expect(page.locator('[lang=en]')).toBeVisible();
  await expect.poll(() => above(page)).toBe(1);
  await back(page);
  await expect(overlay(page)).toHaveCount(0);
  await openMenu(page);
  await page.getByRole('button', { name: logout, exact: true }).tap();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  // It cancels: the member stays.
  await back(page);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeTruthy();
});

test('what closes by its x, Escape, the veil or an action takes its entry along', async ({ page }) => {
  await page.goto('/m/help');
  await page.goto('/m/home');
  await allThere(page);
  const ways = [
    () => page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).tap(),
    () => page.keyboard.press('Escape'),
    () => page.touchscreen.tap(345, 320),
  ];
  for (const close of ways) {
    await openMenu(page);
    await expect.poll(() => above(page)).toBe(1);
    await motionEnded(page);
    await close();
    await expect(overlay(page)).toHaveCount(0);
    await expect.poll(() => above(page)).toBe(0);
  }
  await back(page);
  await expect(page).toHaveURL(/\/m\/help$/);
});

test('a way taken out of the menu leaves no entry of it behind', async ({ page }) => {
  await page.goto('/m/home');
  await allThere(page);
  await page.evaluate(() => scrollTo(0, 300));
  await openMenu(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Configurações' }).tap();
  await expect(page).toHaveURL(/\/m\/set$/);
  await expect(overlay(page)).toHaveCount(0);
  expect(await above(page)).toBe(0);
  await back(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(tiles(page).first()).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  expect(await above(page)).toBe(0);
  await page.goForward();
  await expect(page).toHaveURL(/\/m\/set$/);
});

test('a filter that is chosen in a sheet changes the page below it, not the step before', async ({ page }) => {
  await enter(page, 'member');
  await page.goto('/m/gameRecord');
  await allThere(page);
  await page.locator('[aria-haspopup=dialog]:visible').first().tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /Confirmar|Aplicar|Mostrar/ }).tap();
  await expect(overlay(page)).toHaveCount(0);
  await expect.poll(() => above(page)).toBe(0);
  expect(await placeOf(page)).toContain('/m/gameRecord');
  await back(page);
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('a reload below a sheet leaves a page whose Back leads on', async ({ page }) => {
  await page.goto('/m/help');
  await page.goto('/m/home');
  await allThere(page);
  await openMenu(page);
  await expect(overlay(page)).toBeVisible();
  await page.reload();
  await allThere(page);
  await expect(overlay(page)).toHaveCount(0);
  await expect.poll(() => above(page)).toBe(0);
  await back(page);
  await expect(page).toHaveURL(/\/m\/help$/);
});

test('the entry of a sheet that was left shows nothing when it is come to by Forward', async ({ page }) => {
  await page.goto('/m/home');
  await allThere(page);
  await openMenu(page);
  await back(page);
  await expect(overlay(page)).toHaveCount(0);
  await page.goForward({ waitUntil: 'commit' });
  await expect.poll(() => above(page)).toBe(0);
  await expect(overlay(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('a phone that takes its time to go back leaves the page that is there, and what opens meanwhile stays open', async ({
  page,
}) => {
  // Steps are held until they are let go.
  await page.addInitScript(() => {
    const go = history.go.bind(history);
    const held: number[] = [];
    history.go = (by = 0) => void held.push(by);
    Object.assign(window, { held, letGo: () => held.splice(0).forEach((by) => void go(by)) });
  });
  const held = () => page.evaluate<number[]>('held');
  await page.clock.install();
  await page.goto('/m/help');
  await page.goto('/m/home');
  await allThere(page);
  await openMenu(page);
  await expect.poll(() => above(page)).toBe(1);
  await motionEnded(page);
  await page.keyboard.press('Escape');
  await expect.poll(held).toEqual([-1]);
  await page.clock.fastForward(1500);
  await openMenu(page);
  await page.clock.fastForward(1500);
  expect(await held()).toEqual([-1]);
  const arrived = page.evaluate(
    () => new Promise((done) => addEventListener('popstate', () => done(location.pathname), { once: true })),
  );
  await page.evaluate('letGo()');
  expect(await arrived).toBe('/m/home');
  await expect(overlay(page)).toBeVisible();
  await expect.poll(() => above(page)).toBe(1);
  await back(page);
  await expect(overlay(page)).toHaveCount(0);
  await expect.poll(() => above(page)).toBe(0);
  await back(page);
  await expect(page).toHaveURL(/\/m\/help$/);
});
