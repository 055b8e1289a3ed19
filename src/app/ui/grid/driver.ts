import { signal } from '@preact/signals';
import { watchSize } from '../../lib/observe.ts';
import { pictureAhead } from '../../lib/picture-url.ts';
import { times } from '../../lib/times.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import type { Walkable } from './keyboard.ts';
import { asker } from './more.ts';
import { missingRows, movesFor, putInOrder } from './pool.ts';
import { type GridSlot, layOut, newSlot, turnSlot } from './slot.ts';
import { type GridScroll, gridShape, gridWindow, isCovered, isNear, keptTop, leftBelow, poolRows } from './window.ts';

/** After this many ms without a scroll event the list stands still: the pool is spread evenly around the screen again. */
const SETTLE = 150;
/** What the first event of a scroll tells of is as old as a frame, in ms. */
const FRAME = 16;
/**
 * px/ms below which names can be read as they pass: pictures of what is near are asked for while it still moves. It counts once it has
 * lasted as long as `SETTLE`: one late frame of a fling looks just as slow.
 */
const CALM = 1;
/** A frame after more than this, in ms, is late: the phone has no time for pictures while the list moves. */
const LATE = 50;
/** A frame after more than this, in ms, comes from a thread that is full: rows that waited until after it would come too late. */
const FULL = 2 * FRAME;
/** What a page usually leaves beside a grid, in px: a first guess of the width, so that the first render already has its rows. */
const BESIDE = 16;

/**
 * Rows that turn together while a list moves: a frame in which any row turns is laid out and painted, at a price that is much the same
 * for one row and for two.
 */
const BATCH = 2;

/** The window as a grid has measured it last. A new grid goes by it: asked while it is drawn, it would lay out a page in the making. */
let windowWidth = 0;
let viewport = 0;
/** How much room text takes: the root's size is the person's own, and scripts with marks have higher lines (boot/tokens.css). */
let text = 1;

function measureWindow(): void {
  windowWidth = innerWidth;
  viewport = innerHeight;
  const style = getComputedStyle(document.documentElement);
  const lines = Number.parseFloat(style.getPropertyValue('--line-xs')) || 1;
  text = (Number.parseFloat(style.fontSize) / 16) * lines || 1;
}

export interface GridOptions {
  count: number;
  total: number;
  columns: (width: number) => number;
  cellHeight: (cellWidth: number, text: number) => number;
  /** Rows drawn beyond the screen. */
  overscan: number;
  /** px that are to be there below the screen of a list at rest. */
  ahead: number;
  onNeedMore?: ((cells: number) => void) | undefined;
}

export type Slots = readonly GridSlot[];

/** What turns a pool of rows into a list: see `gridDriver`. */
export interface GridDriver {
  /** The pool as it is to be drawn first. */
  slots: Slots;
  /** Measures, draws, and follows from now on; `draw` is given the pool whenever it is another. Gives the way to stop. */
  start(box: HTMLElement, draw: (slots: Slots) => void): () => void;
  /** Takes a new count, or new ways to measure. */
  update(options: GridOptions): void;
  /** The view has drawn other slots: their nodes are given their places. */
  drawn(): void;
}

const noBox = (): undefined => undefined;

/** Follows the window's scroll and the width of one grid's box, and turns the rows of its pool; only another pool is told to the view. */
export function gridDriver(first: GridOptions): GridDriver {
  let options = first;
  if (!viewport) measureWindow();
  let shape = gridShape(first, windowWidth - BESIDE, text);
  let slots: Slots = [];
  let shown = { first: 0, last: 0 };
  let top = 0;
  /** Where the box begins on the page; measured whenever the list stands still, as that costs more than a scroll may. */
  let place = 0;
  /** How wide the box is, and how high the window was then: what grows the box need not measure it. */
  let wide = 0;
  let high = 0;
  let time = 0;
  /** px/ms of the last move: what comes to a list that moves is drawn as the move has it, or its rows would go to and fro. */
  let pace = 0;
  /** When it was last too fast to be read. */
  let flew = 0;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let turning: ReturnType<typeof setTimeout> | undefined;
  let box: HTMLElement | undefined;
  let draw: (slots: Slots) => void = noBox;
  /** The slot that holds the focus: it keeps its row. */
  let held: GridSlot | undefined;
  const width = signal(shape.cellWidth, { name: 'grid.width' });
  const more = asker(
    () => options,
    () => (shape.cellWidth ? leftBelow(shape, scroll()) : Number.POSITIVE_INFINITY),
    (px) => Math.ceil(px / shape.cellHeight) * shape.columns,
  );

  /** By the timer, not by the clock: frames of a fling may be as late as a rest is long. */
  const rests = (): boolean => !settling;
  const scroll = (): GridScroll => ({ top, viewport, speed: rests() ? 0 : pace });
  /** Only a grid that stands is measured. */
  const look = (): GridScroll => {
    viewport = innerHeight;
    top = -(box as HTMLElement).getBoundingClientRect().top;
    place = scrollY - top;
    return scroll();
  };
  const windowAt = (at: GridScroll, rows = pool()) => gridWindow(shape, at, rows);

  /** A pool never gets smaller while its columns stay: a browser's own bar comes and goes. */
  function pool(): number {
    const wanted = poolRows(shape, viewport, options.overscan);
    const same = slots[0]?.cells.length === shape.columns && shape.rows >= slots.length;
    return same ? Math.max(wanted, slots.length) : wanted;
  }

  function show(rows: typeof shown): void {
    const outside = held && (held.row < rows.first || held.row >= rows.last);
    // The row that holds the focus is one that the others have to do without.
    shown = outside ? windowAt(scroll(), slots.length - 1) : rows;
    for (const [slot, row] of movesFor(slots, shown, held)) turnSlot(slot, row, shape, options.count);
  }

  /** Tells the rows that are within `ahead` px of the screen; what was near stays so until it turns, unless all is told `anew`. */
  function tellNear(at: GridScroll, ahead: number, anew = false): void {
    for (const { near, row } of slots) near.value = (near.peek() && !anew) || isNear(shape, at, row, ahead);
  }

  const lay = (): void => layOut(box, slots, shape, options);

  function order(): void {
    const anchor = held || slots.find(({ row }) => (row + 1) * shape.cellHeight > top) || slots[0];
    if (anchor) putInOrder(slots, anchor);
  }

  /**
   * What comes to a list that moves is told where it stops, and put in order when the browser has a moment: rows that change places are
   * laid out and painted anew.
   */
  function settle(): void {
    if (!rests()) return;
    const at = look();
    show(windowAt(at));
    tellNear(at, 0);
    whenIdle(() => rests() && order());
  }

  /** One timer for all events of a scroll: it is put off when it comes too early, or before the event of a frame that is late. */
  function settleSoon(wait: number): void {
    settling = setTimeout(() => {
      requestAnimationFrame(() => {
        settling = undefined;
        if (!box) return;
        let left = time + SETTLE - performance.now();
        // Where frames are late, the page has moved on and the event that tells of it is still to come. Asked last: it lays the page out.
        if (left <= 0 && Math.abs(scrollY - place - top) > 1) left = SETTLE;
        if (left > 0) settleSoon(left);
        else settle();
      });
    }, wait);
  }

  /**
   * Writes rows between two frames, and has them laid out there: in one, both would add to the paint that it calls for, and the next
   * event of the scroll asks where the page is, which lays out all that was written.
   */
  function turnSoon(): void {
    turning ||= setTimeout(() => {
      turning = undefined;
      show(windowAt(scroll()));
      void box?.offsetTop;
    });
  }

  function scrolled(): void {
    const before = top;
    const passed = performance.now() - time;
    time += passed;
    // After a rest the page may have changed above, and the move began a frame ago at most.
    const rested = rests();
    if (!rested) top = scrollY - place;
    const at = rested ? look() : scroll();
    pace = at.speed = (top - before) / (rested ? FRAME : Math.max(1, passed));
    const full = !rested && passed > FULL;
    const rows = windowAt(at);
    const due = (rows.first - shown.first) * Math.sign(at.speed);
    if (!isCovered(shape, at, shown) || (full && due >= BATCH)) show(rows);
    else if (due >= BATCH) turnSoon();
    // What a rest is followed by may be a fling: where it was a jump, as to a place that is restored, the list settles there soon.
    if (rested) at.speed = 0;
    else if (passed > LATE || Math.abs(at.speed) >= CALM) flew = time;
    else if (time - flew >= SETTLE) tellNear(at, pictureAhead());
    if (rested) settleSoon(SETTLE);
    more.look(at.speed);
  }

  /** Makes the pool fit: slots that are as they were stay, and the view is told of others. */
  function fill(): void {
    const { columns, rows } = shape;
    // While it moves, nothing is measured.
    const wanted = windowAt(box && rests() ? look() : scroll());
    const size = wanted.last - wanted.first;
    // A list that fits into the pool has each row in its own slot, and no more cells than there are.
    const whole = rows === size;
    const cellsOf = (at: number) => (whole ? Math.min(columns, options.count - at * columns) : columns);
    const kept = slots.slice(0, size).filter(({ cells }, at) => cells.length === cellsOf(at));
    const missing = missingRows(kept, wanted);
    // What stands in the HTML file keeps its pictures until places are measured; the file's data goes with the first render.
    const taken = !!document.getElementById('snapshot');
    const filled = times(size, (at) => {
      const known = slots[at];
      if (known && kept.includes(known)) return known;
      return newSlot(whole ? at : missing.shift() || wanted.first, columns, cellsOf(at), width, taken);
    });
    if (whole) filled.forEach((slot, at) => void (slot.row !== at && turnSlot(slot, at, shape, options.count)));
    if (filled.length !== slots.length || filled.some((slot, at) => slot !== slots[at])) {
      slots = filled;
      if (held && !filled.includes(held)) held = undefined;
      draw(filled);
    }
    show(wanted);
  }

  function reshape(): void {
    if (!box) return;
    const before = shape;
    shape = gridShape(options, wide, text);
    width.value = shape.cellWidth;
    lay();
    const shift = keptTop(before, shape, top) - top;
    // A part of a pixel is no turn of the phone, and would end a fling.
    if (Math.abs(shift) > 1) scrollBy(0, shift);
    fill();
    settle();
    more.look();
  }

  function measure(): void {
    wide = (box as HTMLElement).clientWidth;
    measureWindow();
    high = viewport;
    look();
    reshape();
  }

  /** A box that only got longer, as by games that came, needs no measuring. */
  function resized(): void {
    if (box && (box.clientWidth !== wide || innerHeight !== high)) measure();
  }

  function drawn(): void {
    if (!box) return;
    lay();
    settle();
  }

  const slotOf = (node: unknown) => slots.find(({ element }) => element?.contains(node as Node));
  const walkable: Walkable = {
    now: () => ({ shape, slots, count: options.count }),
    slotOf,
    look,
    show: () => show(windowAt(look())),
    order,
  };

  function start(element: HTMLElement, drawSlots: typeof draw): () => void {
    box = element;
    draw = drawSlots;
    let unkey = noBox as () => void;
    // Keys need a focus first: what follows them comes with it.
    const bringKeys = () =>
      void import('./keyboard.ts').then(({ followKeys }) => {
        unkey = followKeys(element, walkable);
      }, console.warn);
    const onFocus = ({ type, target }: Event) => {
      held = type === 'focusin' ? slotOf(target) : undefined;
    };
    const unwatch = watchSize(element, resized);
    addEventListener('scroll', scrolled, { passive: true });
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusin', bringKeys, { once: true });
    element.addEventListener('focusout', onFocus);
    // The first guess stands before anything is measured: where it was right, all is laid out once.
    lay();
    measure();
    tellNear(scroll(), pictureAhead(), true);
    // Listeners of the box go with it.
    return () => {
      unwatch();
      unkey();
      more.stop();
      clearTimeout(settling);
      clearTimeout(turning);
      box = undefined;
      removeEventListener('scroll', scrolled);
    };
  }

  /**
   * What came below a list that has more rows than its pool is not measured with: the page has just been written, and would be laid out
   * twice. Rows turn between two frames, and a list at rest settles in the next.
   */
  function update(now: GridOptions): void {
    const isLonger = box && shape.rows > slots.length && now.count >= options.count;
    options = now;
    if (isLonger) shape = gridShape(now, wide, text);
    if (!isLonger || pool() > slots.length) {
      reshape();
      return;
    }
    if (rests()) {
      pace = 0;
      settleSoon(0);
    }
    lay();
    turnSoon();
    more.look();
  }

  fill();
  return { slots, start, update, drawn };
}
