import { BONES } from '../support/bones.ts';
import { TILE } from '../support/tile-parts.ts';
import type { Phone } from './phone.ts';

/** Where something stands on the screen, in CSS px. */
interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The boxes of one screen, by the name of the screen. */
export type Screens = Map<string, readonly Box[]>;

/** What a screen is laid out by. */
const PARTS = [
  'header',
  'header button',
  'nav',
  'nav button',
  'h1',
  'h2',
  'form',
  'fieldset',
  'label',
  'input',
  'select',
  'main button',
  '[role=dialog]',
  '[role=dialog] button',
  'main > *',
  TILE,
  'span[style*=padding-top]',
];

/** The counter, and what stands above the categories of home: what is inside comes and moves by itself. */
const COUNTER = '[role=img]';
const CATEGORIES = 'main [data-tab=HOME]';

/** Boxes may stand this many px apart: across more than down, as Chromium 67 rounds the width of every glyph. */
const ACROSS = 3;
const DOWN = 2;

/** Heights are compared down to this many px below the screen: how much of a long list is loaded is chance. */
const BELOW = 1000;

/** Times of the day are as wide as they happen to be, and wrap in one browser and not in the other: a dash stands for them. */
const WITHOUT_TIMES = `for (const value of Array.from(document.querySelectorAll('main dd'))) {
  if (value.firstChild instanceof Text && /\\d:\\d\\d/.test(value.firstChild.data)) value.firstChild.data = '–';
}`;

const BOXES = `(() => {
  ${WITHOUT_TIMES}
  const boxes = [];
  const categories = document.querySelector(${JSON.stringify(CATEGORIES)});
  const above = (element) =>
    categories && element.closest('main') && categories.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
  const apart = (element) => element.closest(${JSON.stringify(COUNTER)}) || (element.tagName !== 'MAIN' && above(element));
  for (const selector of ${JSON.stringify(PARTS)}) {
    let count = 0;
    for (const element of Array.from(document.querySelectorAll(selector))) {
      const { left, top, width, height, right, bottom } = element.getBoundingClientRect();
      const seen = width > 0 && height > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      if (!seen || apart(element.parentElement)) continue;
      count += 1;
      const seenHeight = Math.min(bottom, innerHeight + ${BELOW}) - top;
      boxes.push({ name: selector + ' ' + count, x: left, y: top, width, height: seenHeight });
    }
  }
  return boxes;
})()`;

const SKELETON = `${BONES}.some((bone) => {
  const { top, bottom } = bone.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
})`;

/** Keeps the boxes of the screen under a name, once no skeleton is in sight and nothing has moved for a moment. */
export async function keepScreen(phone: Phone, screens: Screens, name: string): Promise<void> {
  await phone.until(`!(${SKELETON})`);
  let boxes = await phone.read<Box[]>(BOXES);
  for (let turn = 0; turn < 20; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const again = await phone.read<Box[]>(BOXES);
    const still = JSON.stringify(again) === JSON.stringify(boxes);
    boxes = again;
    if (still) break;
  }
  screens.set(name, boxes);
}

/** Lines that tell what stands elsewhere on the old screens than on the current ones. */
export function differences(old: Screens, current: Screens): string[] {
  const lines: string[] = [];
  for (const [screen, boxes] of current) {
    const seen = old.get(screen);
    if (!seen) {
      lines.push(`${screen}: not reached in Chromium 67`);
      continue;
    }
    const olds = new Map(seen.map((box) => [box.name, box]));
    for (const box of boxes) {
      const twin = olds.get(box.name);
      olds.delete(box.name);
      if (!twin || !near(box, twin)) lines.push(`${screen}: ${written(box)}, in Chromium 67 ${written(twin)}`);
    }
    for (const box of olds.values()) lines.push(`${screen}: only in Chromium 67 ${written(box)}`);
  }
  return lines;
}

const near = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) <= ACROSS &&
  Math.abs(one.width - other.width) <= ACROSS &&
  Math.abs(one.y - other.y) <= DOWN &&
  Math.abs(one.height - other.height) <= DOWN;

const written = (box: Box | undefined): string =>
  box
    ? `${box.name} at ${box.x.toFixed(1)},${box.y.toFixed(1)} ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`
    : 'nothing';
