import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { watchLine } from './line.ts';
import { atRest, drawn } from './rest.ts';
import { enter } from './steps.ts';

/** Pages with buttons that send by themselves, and who taps there; nobody is a guest. Forms go through one hook, which has its own test. */
const PLACES: readonly (readonly [who: string | undefined, path: string])[] = [
  [undefined, '/m/login'],
  ['member', '/m/activity/signIn'],
  ['member', '/m/rebate'],
  ['member', '/m/rewardCenter'],
  ['member', '/m/activity'],
  ['member', '/m/vip'],
  ['contrato1', '/m/member/agent/getSalaryContract'],
];

/** Buttons that are tapped on one page. */
const MOST = 6;

/** ms between two taps of one finger, and that the platform takes for its answer. */
const BETWEEN = 70;
const ANSWER = 350;

/** ms in which a tap shows what it leads to, on a busy machine too; a button that leads nowhere takes them all. */
const EFFECT = 2_000;

/** A platform that refuses whatever is sent: changes, and free play, which is asked for by a GET where a platform wants it so. */
interface Platform {
  /** What was sent since it was last read. */
  read(): string[];
  /** How much was sent since it was last read. */
  sent(): number;
  /** Answers nothing until what this gives is called: on a busy machine the second tap would come after the answer to the first. */
  hold(): () => void;
}

async function refuseAll(page: Page): Promise<Platform> {
  let sent: string[] = [];
  let held: Promise<void> = Promise.resolve();
  await page.route(/\/wps\//, async (route) => {
    const asked = route.request();
    const { pathname } = new URL(asked.url());
    if (asked.method() === 'GET' && !/trial|testPlay/i.test(pathname)) return route.continue();
    sent.push(`${asked.method()} ${pathname} ${asked.postData()?.replace(/"idempotencyKey":"[^"]*"/, '') ?? ''}`);
    await held;
    await new Promise((resolve) => setTimeout(resolve, ANSWER));
    // Refused, so that the next button finds the world as it was.
    await route.fulfill({ status: 422, json: { success: false, code: 'limit.reached', message: 'refused' } });
  });
  return {
    read() {
      const seen = sent;
      sent = [];
      return seen;
    },
    sent: () => sent.length,
    hold() {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}

/** Two quick taps of a finger on one place; false where nothing can be tapped. */
async function tapTwice(
  page: Page,
  platform: Platform,
  place: { x: number; y: number; width: number; height: number } | null,
): Promise<boolean> {
  if (!place) return false;
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  const line = watchLine(page);
  const release = platform.hold();
  await page.touchscreen.tap(x, y);
  // The pause of a finger that taps twice is what is tested.
  await page.waitForTimeout(BETWEEN);
  await page.touchscreen.tap(x, y);
  release();
  await line.quiet();
  return true;
}

/** What two taps have sent more than once. */
const doubled = (sent: readonly string[]): string[] => sent.filter((one, index) => sent.indexOf(one) !== index);

/** Opens the page anew. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await atRest(page);
}

/** Waits for what a tap leads to, frame by frame. */
async function effect(page: Page, led: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + EFFECT;
  while (!(await led()) && Date.now() < end) await drawn(page);
}

const onOther = (page: Page, path: string): boolean => new URL(page.url()).pathname !== path;

/** Taps twice on every button of the page, and on the last one of what that opens. Gives what was sent twice, and how much in all. */
async function tapAll(page: Page, path: string, platform: Platform): Promise<{ twice: string[]; count: number }> {
  const twice: string[] = [];
  let count = 0;
  await open(page, path);
  const buttons = page
    .locator('main')
    .locator('button:visible:enabled:not([data-tab], [aria-pressed], [aria-haspopup], [type=submit])');
  await buttons.first().waitFor();
  const most = Math.min(await buttons.count(), MOST);
  for (let index = 0; index < most; index += 1) {
    const button = buttons.nth(index);
    const name = (await button.innerText().catch(() => '')).slice(0, 40);
    await button.scrollIntoViewIfNeeded({ timeout: 500 }).catch(() => undefined);
    platform.read();
    if (!(await tapTwice(page, platform, await button.boundingBox({ timeout: 500 }).catch(() => null)))) continue;
    const dialog = page.locator('[aria-modal=true] button:visible:enabled');
    const done = () => platform.sent() > 0 || onOther(page, path);
    await effect(page, async () => done() || (await dialog.count()) > 0);
    const opened = (await dialog.count()) > 0;
    // What has just opened takes no tap for a moment.
    if (opened) await dialog.last().click({ trial: true });
    if (opened && (await tapTwice(page, platform, await dialog.last().boundingBox()))) await effect(page, done);
    const sent = platform.read();
    count += sent.length;
    twice.push(...doubled(sent).map((one) => `${path}, ${name}: ${one}`));
    if (opened || onOther(page, path) || sent.length > 0) await open(page, path);
  }
  return { twice, count };
}

for (const [who, path] of PLACES) {
  test(`nothing is sent twice by two taps: ${path}`, async ({ page, problems }) => {
    test.slow();
    problems.allow(/status of 4\d\d|CallError|net::ERR_ABORTED/);
    if (who) await enter(page, who);
    const platform = await refuseAll(page);
    const { twice, count } = await tapAll(page, path, platform);
    expect(twice).toEqual([]);
    // A page without a button that sends would hold nothing.
    expect(count).toBeGreaterThan(0);
  });
}

test('a second tap neither answers what the first has opened nor sends it away', async ({ page, problems }) => {
  problems.allow(/status of 4\d\d|CallError/);
  const platform = await refuseAll(page);
  await open(page, '/m/login');
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
  await page.getByRole('button', { name: 'Jogo grátis' }).tap();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  const start = dialog.getByRole('button', { name: 'Jogar com saldo de teste' });
  const place = await start.boundingBox();
  if (!place) throw new Error('The question has no answer.');
  await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
  await page.touchscreen.tap(5, 5);
  await atRest(page);
  await expect(dialog).toBeVisible();
  expect(platform.sent()).toBe(0);
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await start.click({ trial: true });
  await page.touchscreen.tap(5, 5);
  await expect(dialog).toBeHidden();
});

test('a second tap is none for what the first has uncovered by closing a dialog', async ({ page }) => {
  await enter(page, 'member');
  await open(page, '/m/member/home');
  await page.getByRole('button', { name: 'Sair' }).tap();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Confirmar' });
  // What has just opened takes no tap for a moment.
  await confirm.click({ trial: true });
  const place = await confirm.boundingBox();
  if (!place) throw new Error('The question has no answer.');
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  const below = await page.evaluate(
    ([x = 0, y = 0]) => {
      const link = document.createElement('a');
      link.href = '/m/help';
      link.style.cssText = `position: fixed; z-index: 1; top: ${y - 20}px; left: ${x - 20}px; width: 40px; height: 40px`;
      document.body.append(link);
      return document.elementsFromPoint(x, y).includes(link);
    },
    [x, y],
  );
  expect(below).toBe(true);
  await page.touchscreen.tap(x, y);
  // The pause of a finger that taps twice is what is tested.
  await page.waitForTimeout(BETWEEN * 2);
  await page.touchscreen.tap(x, y);
  await page.waitForURL('**/m/home');
  await atRest(page);
  expect(new URL(page.url()).pathname).toBe('/m/home');
});
