import type { Page } from '@playwright/test';
import { type GalleryWindow, type Look, PLAIN, type Story, show } from './phone.ts';

/** One story on a contact sheet: it stands there twice, dark and then light. */
export interface Cell {
  readonly id: string;
  /** px, once; a multiple of `STEP`. */
  readonly height: number;
}

/** The stories of one widget below each other. */
export interface Sheet {
  readonly title: string;
  readonly cells: readonly Cell[];
  /** PNG, `WIDTH` px wide. */
  readonly picture: Buffer;
}

/** Width of the phone on the pictures, in px. */
export const WIDTH = 320;
/** Heights are rounded up to this many px, so that the blocks that are compared belong to one story. */
export const STEP = 8;
const TALLEST = 640;

/** Whether pictures of a story are compared. */
export const isPictured = ({ parameters }: Story): boolean => parameters.picture !== false;

/** What the browser keeps of the stories drawn so far. */
interface SheetWindow {
  sheet: HTMLElement;
}

/** Takes the contact sheet of a widget. `each` looks at a story while it is on show, in the plain look. */
export async function takeSheet(
  page: Page,
  stories: readonly Story[],
  each: (story: Story) => Promise<void> = async () => undefined,
): Promise<Sheet> {
  const cells: Cell[] = [];
  await page.evaluate(() => {
    (window as unknown as SheetWindow).sheet = document.createElement('div');
  });
  for (const story of stories) {
    await show(page, story.id, PLAIN);
    if (isPictured(story)) {
      cells.push({ id: story.id, height: await keep(page, story) });
    }
    await each(story);
  }
  return { title: (stories[0]?.id ?? '').replace(/--.*/, ''), cells, picture: await picture(page, cells) };
}

/** Copies the story on show to the sheet, in both themes; gives its height. */
const keep = (page: Page, { parameters }: Story): Promise<number> =>
  page.evaluate(
    ({ fullscreen, step, tallest }) => {
      const root = document.getElementById('root') as HTMLElement;
      const own = Math.ceil(root.scrollHeight / step) * step;
      // What stands over the whole page has no height of its own.
      const height = own === 0 && fullscreen ? tallest : Math.min(Math.max(own, step), tallest);
      for (const theme of ['dark', 'light']) {
        const cell = document.createElement('div');
        cell.dataset.theme = theme;
        cell.style.cssText = `position:relative;height:${height}px;overflow:hidden;transform:translateZ(0);background:var(--ink);color:var(--text)`;
        const copy = root.cloneNode(true) as HTMLElement;
        const [from, to] = [root, copy].map((box) => Array.from(box.querySelectorAll<HTMLInputElement>('*')));
        from?.forEach((element, at) => {
          const twin = to?.[at];
          if (!twin) return;
          // Radios of one name are one group on the whole sheet, and a select's choice is no attribute.
          if (element.matches('[name]')) twin.removeAttribute('name');
          if (element.matches('select')) twin.value = element.value;
          if (element.scrollLeft) twin.dataset.scrolled = String(element.scrollLeft);
        });
        cell.append(copy);
        (window as unknown as SheetWindow).sheet.append(cell);
      }
      return height;
    },
    { fullscreen: parameters.layout === 'fullscreen', step: STEP, tallest: TALLEST },
  );

async function picture(page: Page, cells: readonly Cell[]): Promise<Buffer> {
  await page.evaluate(async (plain) => {
    const { sheet, gallery } = window as unknown as SheetWindow & GalleryWindow;
    gallery.wear(plain);
    const root = document.getElementById('root') as HTMLElement;
    root.hidden = true;
    document.body.append(sheet);
    for (const box of sheet.querySelectorAll<HTMLElement>('[data-scrolled]')) {
      box.scrollLeft = Number(box.dataset.scrolled);
    }
    await Promise.all(Array.from(sheet.querySelectorAll('img'), (image) => image.decode().catch(() => undefined)));
  }, PLAIN);
  const height = cells.reduce((sum, cell) => sum + 2 * cell.height, 0);
  const taken = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width: WIDTH, height: Math.max(height, 1) },
  });
  await page.evaluate(() => {
    (window as unknown as SheetWindow).sheet.remove();
    (document.getElementById('root') as HTMLElement).hidden = false;
  });
  return taken;
}

/** The looks that a story is measured in, once it is drawn. */
export const LOOKS: readonly Look[] = (['dark', 'light'] as const).flatMap((theme) =>
  (['ltr', 'rtl'] as const).flatMap((dir) => (['100', '200'] as const).map((text) => ({ theme, dir, text }))),
);
