import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { allThere, motionEnded } from './rest.ts';
import { enter } from './steps.ts';

const PAGES = ['/m/home', '/m/slot-games', '/m/voucherCenter', '/m/member/home', '/m/gameRecord', '/m/set'];

const CONTROLS = 'a[href], button:enabled, label:not([for])';

/** How each control and all in it look, in the order of the page. */
const looks = (page: Page): Promise<{ name: string; look: string }[]> =>
  page.evaluate((controls) => {
    const faceOf = (one: Element, pseudo?: string): string => {
      const { opacity, backgroundColor, backgroundImage, transform, color, filter } = getComputedStyle(one, pseudo);
      return [opacity, backgroundColor, backgroundImage, transform, color, filter].join();
    };
    return [...document.querySelectorAll(controls)].map((one) => ({
      name: one.getAttribute('aria-label') ?? one.textContent ?? '',
      look: [one, ...one.querySelectorAll('*')].map((part) => faceOf(part) + faceOf(part, '::after')).join(),
    }));
  }, CONTROLS);

test('whatever can be tapped looks otherwise while it is pressed', async ({ page }) => {
  test.setTimeout(120_000);
  await enter(page, 'member');
  const inspector = await page.context().newCDPSession(page);
  const silent: string[] = [];
  for (const path of PAGES) {
    await page.goto(path);
    await allThere(page);
    await inspector.send('DOM.enable');
    await inspector.send('CSS.enable');
    const before = await looks(page);
    const { root } = await inspector.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await inspector.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: CONTROLS });
    for (const nodeId of nodeIds) {
      await inspector.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['active'] });
    }
    await motionEnded(page);
    expect(before.length).toBeGreaterThan(5);
    const pressed = await looks(page);
    const same = pressed.filter(({ name, look }, at) => before[at]?.name === name && before[at]?.look === look);
    silent.push(...same.map(({ name }) => `${path}: ${name}`));
  }
  expect(silent).toEqual([]);
});
