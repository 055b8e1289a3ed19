import type { Page } from '@playwright/test';

/** Lists that hold nearly all of the seeded games between them. */
const LISTS = [
  '/m/slot-games',
  '/m/live-games',
  '/m/fishing-games',
  '/m/poker-games',
  '/m/sport-games',
  '/m/gameList?gameType=LOTT',
  '/m/gameList?gameType=ELOTT',
];

/** px a frame: a strong fling, for which a call brings as many games as it can. */
const STEP = 133;
/** Frames without a move after which a list is at its end: whoever flies waits for a second at most until more is asked for. */
const STILL = 240;

/** Waits for a list's first games. */
const HERE = `new Promise((done) => {
  const look = () => (document.querySelector('[role=listitem]') ? done() : requestAnimationFrame(look));
  look();
})`;

/** Flings through the list on the screen, and gives how many games it has; 0 where there is none. */
const THROUGH = `(async () => {
  const frame = () => new Promise(requestAnimationFrame);
  for (let still = 0, before = -1; still < ${STILL}; before = scrollY) {
    scrollBy(0, ${STEP});
    await frame();
    still = scrollY === before ? still + 1 : 0;
  }
  const cells = [...document.querySelectorAll('[role=listitem][aria-posinset]:not([hidden])')];
  return Math.max(0, ...cells.map((cell) => Number(cell.getAttribute('aria-posinset'))));
})()`;

/** Goes through whole lists, one after the other, until so many games have been seen; gives how many were. */
export async function seeGames(page: Page, wanted: number): Promise<number> {
  let seen = 0;
  for (const path of LISTS) {
    if (seen >= wanted) break;
    await page.evaluate((to) => history.pushState(null, '', to), path);
    await page.waitForURL((url) => url.pathname + url.search === path);
    // A locator would bring half a MiB of the test's own script into the heap that is measured.
    await page.evaluate(HERE);
    const games = await page.evaluate<number>(THROUGH);
    console.log(`${path}: ${games} games`);
    seen += games;
  }
  return seen;
}
