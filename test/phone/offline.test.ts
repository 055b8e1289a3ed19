import type { Locator, Page, Route } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { footerBar } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { cells, homeNotice, nameOf, toastDock } from './records-finders.ts';
import { atRest } from './rest.ts';
import type { Faults } from './sandbox.ts';
import { test as stamped } from './snapshot/stamped.ts';
import { enter, PASSWORD, payByCard, startIn } from './steps.ts';
import { answerKept, readKept, workerReady } from './worker.ts';

test.use({ serviceWorkers: 'allow' });

test.slow();

const OFFLINE = { pt: 'Você está sem internet', en: 'You are offline' } as const;
const SAVED = { pt: /Salvo há/, en: /Saved .*(?:ago|now)/ } as const;

/** A line that is gone makes the browser complain of every request. */
const NO_LINE =
  /net::ERR_|error occurred when fetching the script|Failed to load resource|Failed to fetch|no \/a\/|dynamically imported module/;

/** Pays in by card, and loses the answer. */
async function loseAnswer(page: Page, amount: number, faults: (faults: Faults) => Promise<void>): Promise<void> {
  await page.goto('/m/voucherCenter');
  await payByCard(page);
  await page.getByRole('textbox', { name: 'Valor' }).fill(String(amount));
  await faults({ dropAnswerRate: 100, path: '/wps/deposit/paymentGateway' });
  await page.locator('form button[type=submit]').tap();
  await expect(page.getByRole('heading', { name: 'Estamos verificando seu depósito' })).toBeVisible();
}

/** CSS px by which a bar at the bottom lies over something. */
async function overlap(above: Locator, bar: Locator): Promise<number> {
  const [one, other] = await Promise.all([above.boundingBox(), bar.boundingBox()]);
  if (!one || !other) throw new Error('not on the screen');
  return Math.max(0, one.y + one.height - other.y);
}

for (const language of flowLanguages) {
  test(`without a line home opens with its last games and notices, and says how old they are (${language})`, async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(NO_LINE);
    await startIn(page, language);
    await page.goto('/m/home');
    await expect(cells(page).first()).toBeVisible();
    await workerReady(page);
    await answerKept(page, 'hot');
    await context.setOffline(true);
    await page.reload();
    await expect(cells(page).first()).toBeVisible();
    await expect(homeNotice(page)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: OFFLINE[language] })).toContainText(SAVED[language]);

    await context.setOffline(false);
    await expect(page.getByText(OFFLINE[language])).toBeHidden();
    await expect(page.getByText(SAVED[language])).toBeHidden();
  });
}

test('a phone that is wrong about its line is believed until something comes over it', async ({ page }) => {
  await page.goto('/m/home');
  await atRest(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
    dispatchEvent(new Event('offline'));
  });
  const bar = page.getByText(OFFLINE.pt);
  await expect(bar).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/m/slot-games'));
  await expect(cells(page).first()).toBeVisible();
  await expect(bar).toBeHidden();
});

test('a list that was seen is there without a line, under its own path; another says that there is no line', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(NO_LINE);
  await page.goto('/m/slot-games');
  await expect(cells(page).first()).toBeVisible();
  const first = await nameOf(cells(page)).first().innerText();
  await workerReady(page);
  await answerKept(page, '/lgw/games');
  await page.evaluate(() => sessionStorage.clear());
  await context.setOffline(true);
  await page.goto('/m/slot-games');
  await expect(nameOf(cells(page)).first()).toHaveText(first);
  await expect(page.getByText(SAVED.pt)).toBeVisible();
  await page.goto('/m/fishing-games');
  await expect(page.getByText('Sem conexão com a internet. Verifique sua rede e tente de novo.')).toBeVisible();
});

test('the betting record is readable without a line, says its age, and goes with the session', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(NO_LINE);
  await enter(page, 'member');
  await page.goto('/m/gameRecord');
  await page.getByText('30 dias').tap();
  await expect(cells(page).first()).toBeVisible();
  await workerReady(page);
  await answerKept(page, '/wps/report/bets');
  const token = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').token as string,
  );

  await context.setOffline(true);
  await page.reload();
  await page.getByText('30 dias').tap();
  await expect(cells(page).first()).toBeVisible();
  await expect(page.getByText(SAVED.pt)).toBeVisible();

  const kept = await readKept(page);
  for (const secret of [token, PASSWORD, '["authorization"']) expect(kept.text.includes(secret)).toBe(false);
  for (const [name, paths] of Object.entries(kept.paths)) {
    if (name !== 'answers') expect(paths.filter((path) => /^\/(?:wps|lgw|sandbox)/.test(path))).toEqual([]);
  }
  expect(kept.paths.answers?.filter((answer) => /wallet|session|deposit\/detail/.test(answer))).toEqual([]);

  await context.setOffline(false);
  await page.goto('/m/home');
  await page.getByRole('button', { name: 'Abrir menu' }).tap();
  await page.getByRole('button', { name: 'Sair' }).tap();
  await page.getByRole('button', { name: 'Confirmar' }).tap();
  await expect
    .poll(async () => (await readKept(page)).paths.answers?.filter((answer) => answer.includes('/wps/report/bets')))
    .toEqual([]);
});

test('the bar of a lost line stands on the footer, on the edge of a page without one, and over nothing', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(NO_LINE);
  await startIn(page, 'pt');
  const bar = page.getByRole('status').filter({ hasText: OFFLINE.pt });
  const gap = (foot: number) =>
    bar.evaluate((box, foot) => innerHeight - foot - box.getBoundingClientRect().bottom, foot);
  await page.goto('/m/login');
  await atRest(page);
  await context.setOffline(true);
  await expect(bar).toBeVisible();
  await expect.poll(() => gap(0)).toBe(0);
  const trial = page.getByRole('button', { name: 'Jogo grátis' });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await overlap(trial, bar)).toBe(0);
  await context.setOffline(false);
  await enter(page, 'agent1');
  await page.goto('/m/mine');
  await atRest(page);
  await page.evaluate(() => history.pushState(null, '', '/m/agent'));
  const footer = page.getByRole('navigation').last();
  await expect(page.getByRole('heading', { level: 1, name: 'Área do agente' })).toBeVisible();
  await atRest(page);
  await context.setOffline(true);
  await expect(bar).toBeVisible();
  await expect.poll(() => overlap(bar, footer), 'the bar lies over the footer').toBe(0);
});

test('a deposit without a line is refused in words and never sent; what was typed stays', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(NO_LINE);
  await enter(page, 'agent1');
  await page.goto('/m/voucherCenter');
  await page.getByRole('textbox', { name: 'Valor' }).fill('40');
  await expect(toastDock(page)).toBeAttached();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await context.setOffline(true);
  const submit = page.locator('form button[type=submit]');
  const bar = page.getByRole('status').filter({ hasText: OFFLINE.pt });
  await expect(bar).toBeVisible();
  await expect.poll(() => overlap(submit, bar), 'the bar lies over the button').toBe(0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await overlap(submit, bar), 'the bar lies over the end of the page').toBe(0);
  await submit.tap();
  await expect(page.getByText('Você está sem internet: nada foi enviado e nada foi cobrado.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Valor' })).toHaveValue('40');
  expect(sent.filter((line) => line.startsWith('POST'))).toEqual([]);
});

test('a deposit whose answer was lost is asked for by itself when the line is back', async ({
  page,
  context,
  faults,
  problems,
}) => {
  problems.allow(NO_LINE);
  await enter(page, 'agent2');
  await loseAnswer(page, 60, faults);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });
  await context.setOffline(true);
  await faults({});
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Aguardando pagamento' })).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

test.describe('on any other page a toast tells whether the deposit arrived', () => {
  test.beforeEach(async ({ page, problems }) => {
    problems.allow(NO_LINE);
    await enter(page, 'agent1');
  });

  /** Pays in, loses the answer, and leads to home. */
  async function leaveUnsettled(page: Page, faults: (faults: Faults) => Promise<void>): Promise<void> {
    await loseAnswer(page, 80, faults);
    await page.getByRole('navigation').getByText('Início').tap();
    await expect(page).toHaveURL(/\/m\/home$/);
    await faults({});
  }

  /** The card that says how the deposit stands. */
  const depositState = (page: Page) => page.locator('main section[aria-live]');

  const told = (page: Page) => toastDock(page).getByText(/Conclua o pagamento de R\$\s80,00/);

  test('which is there', async ({ page, context, faults }) => {
    await leaveUnsettled(page, faults);
    await expect(depositState(page)).toBeHidden();
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(told(page)).toBeVisible();
  });

  test.describe('without a worker', () => {
    test.use({ serviceWorkers: 'block' });

    test('whose answer comes when its page has been left', async ({ page, faults }) => {
      await loseAnswer(page, 80, faults);
      await faults({});
      const held: Route[] = [];
      await page.route('**/wps/deposit/paymentGateway', (route) => void held.push(route));
      await page.evaluate("dispatchEvent(new Event('online'))");
      await expect.poll(() => held.length).toBe(1);
      await page.getByRole('navigation').getByText('Início').tap();
      await expect(depositState(page)).toBeHidden();
      await held[0]?.continue();
      await expect(told(page)).toBeVisible();
    });

    test('whose bytes are still on their way', async ({ page, context, faults }) => {
      const held: Route[] = [];
      await page.route('**/a/Home-*.js', (route) => void held.push(route));
      await leaveUnsettled(page, faults);
      await expect(depositState(page)).toBeVisible();
      await context.setOffline(true);
      await context.setOffline(false);
      await expect(told(page)).toBeVisible();
      for (const route of held) await route.continue();
      await expect(depositState(page)).toBeHidden();
    });
  });
});

test('a platform that is down is not hammered: each read at most twice, a payment ever more seldom', async ({
  page,
  faults,
  problems,
}) => {
  problems.allow(NO_LINE);
  await page.clock.install();
  await enter(page, 'agent2');
  await page.goto('/m/voucherCenter');
  await payByCard(page);
  await page.getByRole('textbox', { name: 'Valor' }).fill('30');
  await page.locator('form button[type=submit]').tap();
  await page.waitForURL(/\/sandbox\/gateway\//);
  await page.goto('/m/voucherCenter');
  await expect(page.getByRole('button', { name: /Aguardando pagamento/ })).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await faults({ errorRate: 100 });
  for (let step = 0; step < 24; step += 1) await page.clock.runFor(5000);
  const details = asked.filter((path) => path === '/wps/deposit/detail').length;
  // 120 s at one question in 5 s would be 24; 5, 10, 20, 40 and 60 s apart it is a handful, each with at most one retry.
  expect(details).toBeGreaterThan(1);
  expect(details).toBeLessThanOrEqual(8);

  asked.length = 0;
  await page.goto('/m/home');
  await expect(page.getByText(SAVED.pt)).toBeVisible();
  for (let step = 0; step < 12; step += 1) await page.clock.runFor(5000);
  const reads = asked.filter((path) => /^\/(?:wps|lgw)\//.test(path));
  for (const path of new Set(reads)) {
    const times = reads.filter((one) => one === path).length;
    expect(times, path).toBeLessThanOrEqual(path === '/lgw/games/list' ? 6 : 2);
  }
});

test('data saver on: nothing is registered and nothing kept ahead', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('dataSaver', 'on'));
  await page.goto('/m/home');
  await expect(cells(page).first()).toBeVisible();
  // Time itself is tested: the worker would register itself, and keep pages, by a timer after the first paint.
  await page.waitForTimeout(2500);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('a picture that broke without a line is there when the line is back', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED|Failed to load resource/);
  await page.route('**/img/game/**', (route) => route.abort());
  await page.goto('/m/slot-games');
  /** How many pictures have been faded in. */
  const whole = () =>
    cells(page)
      .locator('img')
      .evaluateAll((images) => images.filter((image) => getComputedStyle(image).opacity === '1').length);
  await expect(nameOf(cells(page)).first()).toBeVisible();
  // The app is there, and with it what follows the line.
  await atRest(page);
  expect(await whole()).toBe(0);
  await page.unroute('**/img/game/**');
  await page.evaluate("dispatchEvent(new Event('online'))");
  await expect.poll(whole).toBeGreaterThan(0);
});

/** Notes whether home's games could be seen at any moment of a page's life. */
function watchForHome(): void {
  const look = () => {
    const game = document.querySelector('main img[src]');
    const shown = document.documentElement?.style.visibility !== 'hidden';
    if (game && shown) Object.assign(window, { homeSeen: true });
    requestAnimationFrame(look);
  };
  look();
}

test.describe('at a site with snapshots', () => {
  stamped.use({ serviceWorkers: 'allow' });

  stamped(
    'a page that is not kept says that there is no line, and shows nothing of home',
    async ({ page, context, problems }) => {
      problems.allow(NO_LINE);
      await page.goto('/m/home');
      await expect(cells(page).first()).toBeVisible();
      await workerReady(page);
      await context.setOffline(true);
      await page.addInitScript(watchForHome);
      for (const path of ['/m/fishing-games', '/m/leaderboard', '/m/login']) {
        await page.goto(path);
        await expect(page.getByText('Sem conexão com a internet. Verifique sua rede e tente de novo.')).toBeVisible();
        await expect(cells(page)).toHaveCount(0);
        await expect(page.getByRole('main')).toHaveCount(1);
        await expect(footerBar(page)).toHaveCount(path === '/m/login' ? 0 : 1);
        await expect(page).toHaveURL((url) => url.pathname === path);
        expect(await page.evaluate(() => (window as unknown as { homeSeen?: true }).homeSeen)).toBeUndefined();
      }
    },
  );
});
