import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { highestBand } from '../support/film.ts';
import { tiles } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { atRest, motionEnded, pictureShown } from './rest.ts';

// Under a list its tiles stand as bones, for a fling that outruns the script: the compositor has them without it.

/** What of the list is looked at: between the header and the footer bar. */
const STRIP = { top: 60, bottom: 570 };
const LATE = '[role=presentation], [role=presentation] * { visibility: hidden !important; }';
const NO_BONES = '[role=list]::before { display: none; }';

/** Levels that an edge may differ by when it is blended in another order; a bone differs by 15 from the page. */
const FAINT = 5;
/** Pixels that may differ by more, as a rounded corner beside another layer is smoothed otherwise; a bone that looks out over one tile is more. */
const CORNERS = 80;

/** How many pixels of one picture are not those of another. */
async function apart(...pictures: [Buffer, Buffer]): Promise<number> {
  const [one, other] = await Promise.all(pictures.map((picture) => sharp(picture).greyscale().raw().toBuffer()));
  if (one?.length !== other?.length) return Number.POSITIVE_INFINITY;
  return one?.filter((level, at) => Math.abs(level - (other?.[at] ?? 0)) > FAINT).length ?? 0;
}

test('rows that are late leave no blank band, and rows that are there cover their bones, in both themes', async ({
  page,
}) => {
  await page.goto('/m/slot-games');
  await pictureShown(page);
  await page.evaluate('scrollTo(0, 1500)');
  // What is asked for is there, and what fades in has done so.
  await atRest(page, 800);
  await motionEnded(page);
  const screen = () => page.screenshot({ animations: 'disabled', scale: 'css' });
  for (const theme of ['dark', 'light']) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    // Pictures of a list that has moved come late where frames do.
    await expect.poll(async () => apart(await screen(), await screen())).toBe(0);
    const whole = await screen();
    const plain = await page.addStyleTag({ content: NO_BONES });
    expect(await apart(whole, await screen())).toBeLessThan(CORNERS);
    const late = await page.addStyleTag({ content: LATE });
    expect(await highestBand(await screen(), STRIP)).toBeGreaterThan(400);
    await plain.evaluate((style) => style.parentNode?.removeChild(style));
    expect(await highestBand(await screen(), STRIP)).toBeLessThan(60);
    await late.evaluate((style) => style.parentNode?.removeChild(style));
  }
});

/** px of a list that no bones lie under. */
const bare = (page: Page): Promise<number> =>
  page.evaluate<number>(`(() => {
    const grid = document.querySelector('[role=list]');
    return grid.clientHeight - parseFloat(getComputedStyle(grid, '::before').height);
  })()`);

test('at the end of what has come no band is blank, and the last row of a whole list, which may be short, has no bones', async ({
  page,
  faults,
}) => {
  await page.goto('/m/slot-games');
  await expect(tiles(page).first()).toBeVisible();
  await atRest(page);
  await faults({ hang: 60_000, path: '/lgw' });
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  await expect.poll(() => bare(page)).toBe(0);
  const late = await page.addStyleTag({ content: LATE });
  const screen = await page.screenshot({ animations: 'disabled', scale: 'css' });
  expect(await highestBand(screen, STRIP)).toBeLessThan(60);
  await late.evaluate((style) => style.parentNode?.removeChild(style));

  await faults({});
  await page.goto('/m/slot-games?gameName=Bunny+Drop');
  await expect(tiles(page).first()).toBeVisible();
  const row = await page.evaluate<number>("document.querySelector('[role=list] > [role=presentation]').clientHeight");
  await expect.poll(async () => Math.abs((await bare(page)) - row)).toBeLessThan(1);
});
