import { type Signal, signal } from '@preact/signals';
import { lookAhead } from '../../lib/picture-url.ts';
import { watchSize } from '../../lib/watch.ts';
import { followKeys } from './keyboard.ts';
import { missingRows, movesFor, putInOrder } from './pool.ts';
import { GridSlot } from './slot.ts';
import {
  type GridScroll,
  type GridShape,
  type GridWindow,
  gridShape,
  gridWindow,
  isCovered,
  isNear,
  keptTop,
  leftBelow,
  poolRows,
  wayTo,
} from './window.ts';

/** More is asked for this near to the end, in px, at most once in this many ms (SPEC section 9). */
const MORE_WITHIN = 300;
const MORE_EVERY = 1000;
/** After this many ms without a scroll event the list stands still: the pool is spread evenly around the screen again. */
const SETTLE = 150;
/** px/ms below which names can be read as they pass: pictures of what is near are asked for while it still moves. */
const CALM = 1;
/** What a page usually leaves beside a grid, in px: a first guess of the width, so that the first render already has its rows. */
const BESIDE = 16;
/** Room that bars at the edges of the screen may cover, in px, when the keyboard brings a row there. */
const BARS = 72;

export interface GridOptions {
  count: number;
  total: number;
  columns: (width: number) => number;
  cellHeight: (cellWidth: number) => number;
  /** Rows drawn beyond the screen. */
  overscan: number;
  onNeedMore?: (() => void) | undefined;
}

type Slots = readonly GridSlot[];

/** Follows the window's scroll and the width of one grid's box, and moves the rows of the pool; only another pool is told to the view. */
export class GridDriver {
  slots: Slots = [];
  private shape: GridShape;
  private shown: GridWindow = { first: 0, last: 0 };
  private top = 0;
  private time = 0;
  private asked = Number.NEGATIVE_INFINITY;
  private settling: ReturnType<typeof setTimeout> | undefined;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private box: HTMLElement | undefined;
  /** The slot that holds the focus: it keeps its row. */
  private held: GridSlot | undefined;
  private draw: (slots: Slots) => void = () => undefined;
  private readonly width: Signal<number>;
  private options: GridOptions;

  constructor(options: GridOptions) {
    this.options = options;
    this.shape = gridShape(options.count, innerWidth - BESIDE, options.columns, options.cellHeight);
    this.width = signal(this.shape.cellWidth, { name: 'grid.width' });
    this.fill(gridWindow(this.shape, this.scroll(), this.pool()));
  }

  /** Measures, draws, and follows from now on; `draw` is given the rows whenever others are due. Gives the way to stop. */
  start(box: HTMLElement, draw: (slots: Slots) => void): () => void {
    this.box = box;
    this.draw = draw;
    const unwatch = watchSize(box, () => this.reshape());
    const unkey = followKeys(box, this);
    const onScroll = () => this.scrolled();
    const onFocus = ({ type, target }: Event) => {
      this.held = type === 'focusin' ? this.slotOf(target as Node) : undefined;
    };
    addEventListener('scroll', onScroll, { passive: true });
    box.addEventListener('focusin', onFocus);
    box.addEventListener('focusout', onFocus);
    this.reshape();
    this.tellNear(this.look(), true);
    return () => {
      unwatch();
      unkey();
      removeEventListener('scroll', onScroll);
      box.removeEventListener('focusin', onFocus);
      box.removeEventListener('focusout', onFocus);
      clearTimeout(this.settling);
      clearTimeout(this.asking);
    };
  }

  /** Takes a new count, or new ways to measure. */
  update(options: GridOptions): void {
    this.options = options;
    this.reshape(true);
  }

  /** The view has drawn the slots: their nodes are given their places. */
  drawn(): void {
    const { count, total } = this.options;
    for (const slot of this.slots) {
      slot.place(this.shape, count);
      for (const cell of slot.element?.children ?? []) cell.setAttribute('aria-setsize', String(total));
    }
    this.settle();
  }

  /** Columns, cells, and whole rows on the screen. */
  get size() {
    const { columns, cellHeight } = this.shape;
    return { columns, count: this.options.count, page: Math.floor((innerHeight - 2 * BARS) / cellHeight) };
  }

  /** The place in the list of the cell that holds `node`; -1 for none. */
  indexOf(node: Node): number {
    const slot = this.slotOf(node);
    const column = [...(slot?.element?.children ?? [])].findIndex((cell) => cell.contains(node));
    return slot ? slot.row * this.shape.columns + column : -1;
  }

  /** Scrolls as far as it takes to see a cell, and gives its element. */
  bring(index: number): Element | undefined {
    const row = Math.floor(index / this.shape.columns);
    const way = wayTo(this.shape, this.look(), row, BARS);
    if (way !== 0) scrollBy(0, way);
    this.show(gridWindow(this.shape, this.look(), this.pool()));
    const slot = this.slots.find((one) => one.row === row);
    return slot?.element?.children[index % this.shape.columns];
  }

  /** Puts the rows into reading order. */
  putInOrder(): void {
    const anchor =
      this.held ?? this.slots.find(({ row }) => (row + 1) * this.shape.cellHeight > this.top) ?? this.slots[0];
    if (this.box && anchor) putInOrder(this.box, this.slots, anchor);
  }

  private slotOf(node: Node): GridSlot | undefined {
    return this.slots.find(({ element }) => element?.contains(node));
  }

  /** A pool never gets smaller while its columns stay: a browser's own bar comes and goes. */
  private pool(): number {
    const wanted = poolRows(this.shape, innerHeight, this.options.overscan);
    const same = this.slots[0]?.cells.length === this.shape.columns && this.shape.rows >= this.slots.length;
    return same ? Math.max(wanted, this.slots.length) : wanted;
  }

  /** The height is written at once, not by the next render: a place kept or restored needs the room it points into. */
  private reshape(changed = false): void {
    const { box, shape: before } = this;
    if (!box) return;
    const { count, columns, cellHeight } = this.options;
    const shape = gridShape(count, box.clientWidth, columns, cellHeight);
    const same = shape.height === before.height && shape.cellWidth === before.cellWidth && !changed;
    this.shape = shape;
    this.width.value = shape.cellWidth;
    box.style.height = `${shape.height}px`;
    box.style.setProperty('--grid-row', `${shape.cellHeight}px`);
    box.style.setProperty('--grid-cell', `${shape.cellWidth}px`);
    const shift = keptTop(before, shape, this.top) - this.top;
    if (shift !== 0) scrollBy(0, shift);
    this.fill(gridWindow(shape, this.look(), this.pool()));
    if (same) this.settle();
    else this.drawn();
    this.askForMore();
  }

  /** Makes the pool fit: rows that are as they were stay, and the view is told of others. */
  private fill(rows: GridWindow): void {
    const { shape, slots, options, width } = this;
    const { columns } = shape;
    const pool = rows.last - rows.first;
    // A list that fits into the pool has each row in its own slot, and no more cells than there are.
    const whole = shape.rows === pool;
    const taken = Boolean(document.getElementById('snapshot'));
    const cellsOf = (at: number) => (whole ? Math.min(columns, options.count - at * columns) : columns);
    const kept = slots.slice(0, pool).filter(({ cells }, at) => cells.length === cellsOf(at));
    const missing = missingRows(
      kept.map(({ row }) => row),
      rows,
    );
    const filled = Array.from({ length: pool }, (_, at) => {
      const known = slots[at];
      if (known && kept.includes(known)) return known;
      return new GridSlot(whole ? at : (missing.shift() ?? rows.first), columns, cellsOf(at), width, taken);
    });
    if (whole) filled.forEach((slot, at) => void (slot.row !== at && slot.move(at, shape, options.count)));
    const same = filled.length === slots.length && filled.every((slot, at) => slot === slots[at]);
    if (!same) {
      this.slots = filled;
      this.draw(filled);
    }
    this.show(rows);
  }

  private scrolled(): void {
    const before = this.top;
    const passed = performance.now() - this.time;
    this.time += passed;
    const scroll = this.look();
    // The first move after a rest may be a jump: it says nothing of the next one.
    if (passed < SETTLE) scroll.speed = (scroll.top - before) / Math.max(1, passed);
    const rows = gridWindow(this.shape, scroll, this.pool());
    const ahead = scroll.speed < 0 ? rows.first < this.shown.first : rows.first > this.shown.first;
    if (ahead || !isCovered(this.shape, scroll, this.shown)) this.show(rows);
    if (Math.abs(scroll.speed) < CALM) this.tellNear(scroll);
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.settle(), SETTLE);
    this.askForMore();
  }

  private settle(): void {
    const scroll = this.look();
    this.show(gridWindow(this.shape, scroll, this.pool()));
    this.tellNear(scroll);
    this.putInOrder();
  }

  private show(rows: GridWindow): void {
    const { held, slots } = this;
    const outside = held && (held.row < rows.first || held.row >= rows.last);
    // The row that holds the focus is one that the others have to do without.
    const wanted = outside ? gridWindow(this.shape, this.scroll(), slots.length - 1) : rows;
    this.shown = wanted;
    const shown = slots.map(({ row }) => row);
    for (const { slot, row } of movesFor(shown, wanted, held ? slots.indexOf(held) : -1)) {
      slots[slot]?.move(row, this.shape, this.options.count);
    }
  }

  /** Tells the rows that are near; what was near stays so until it moves, unless all is told `anew`. */
  private tellNear(scroll: GridScroll, anew = false): void {
    const ahead = lookAhead();
    for (const { near, row } of this.slots) {
      near.value = (near.peek() && !anew) || isNear(this.shape, scroll, row, ahead);
    }
  }

  private scroll(): GridScroll {
    return { top: this.top, viewport: innerHeight, speed: 0 };
  }

  private look(): GridScroll {
    this.top = -(this.box?.getBoundingClientRect().top ?? 0);
    return this.scroll();
  }

  private askForMore(): void {
    const { onNeedMore } = this.options;
    if (!onNeedMore || this.shape.cellWidth === 0 || leftBelow(this.shape, this.scroll()) > MORE_WITHIN) return;
    const wait = this.asked + MORE_EVERY - performance.now();
    clearTimeout(this.asking);
    if (wait > 0) {
      this.asking = setTimeout(() => this.askForMore(), wait);
      return;
    }
    this.asked = performance.now();
    onNeedMore();
  }
}
