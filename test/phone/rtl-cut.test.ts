import { expect, test } from './fixtures.ts';
import { allThere, reveal } from './rest.ts';
import { enter } from './steps.ts';

/** Screens whose rows hold what the platform wrote, which speaks neither Persian nor Urdu. */
const SCREENS = [
  '/m/webEmail',
  '/m/notice',
  '/m/transaction/record',
  '/m/gameRecord',
  '/m/rewardCenter',
  '/m/vouchers',
];
const MORE = ['/m/bonusDetails', '/m/activity', '/m/mall/mallHome', '/m/leaderboard', '/m/live-rooms', '/m/home'];

/** Texts of the screen that are cut by three points at their beginning: their first letter lies outside of its box. */
function cutAtStart(): string[] {
  const cut: string[] = [];
  const lines = [...document.querySelectorAll<HTMLElement>('main *')].filter(
    (one) => getComputedStyle(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth,
  );
  for (const line of lines) {
    const box = line.getBoundingClientRect();
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = (node.textContent ?? '').search(/\S/);
      // What is only read out has hardly a size.
      if (start < 0 || (node.parentElement?.offsetWidth ?? 0) < 2) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + 1);
      const { left, right } = range.getBoundingClientRect();
      if (right < box.left + 1 || left > box.right - 1) cut.push(node.textContent ?? '');
    }
  }
  return cut;
}

for (const [code, screens] of [
  ['fa', SCREENS],
  ['ur', MORE],
] as const) {
  test(`what the platform wrote in another language keeps its beginning in ${code}`, async ({ page }) => {
    test.slow();
    await enter(page, 'member');
    await page.evaluate((language) => localStorage.setItem('language', language), code);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of screens) {
      await page.goto(path);
      await allThere(page);
      await reveal(page);
      expect.soft(await page.evaluate(cutAtStart), path).toEqual([]);
    }
  });
}
