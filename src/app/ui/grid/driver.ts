import { watchSize } from '../../lib/watch.ts';
import {
  type GridScroll,
  type GridShape,
  type GridWindow,
  gridShape,
  gridWindow,
  isCovered,
  keptTop,
  leftBelow,
} from './window.ts';

/** More is asked for this near to the end, in px, at most once in this many ms (SPEC section 9). */
const MORE_WITHIN = 300;
const MORE_EVERY = 1000;
/** After this many ms without a scroll event the window is drawn evenly around the screen again. */
const SETTLE = 150;

export interface GridOptions {
  count: number;
  columns: (width: number) => number;
  cellHeight: (cellWidth: number) => number;
  /** Rows drawn beyond the screen. */
  overscan: number;
  onNeedMore?: (() => void) | undefined;
}

/** What the view draws. */
export interface GridView {
  shape: GridShape;
  rows: GridWindow;
}

export const EMPTY_VIEW: GridView = {
  shape: { columns: 1, cellWidth: 0, cellHeight: 0, rows: 0, height: 0 },
  rows: { first: 0, last: 0 },
};

/** Follows the window's scroll and the width of one grid's box, and tells `draw` only when other rows are due. */
export class GridDriver {
  private view = EMPTY_VIEW;
  private top = 0;
  private time = 0;
  private asked = Number.NEGATIVE_INFINITY;
  private settling: ReturnType<typeof setTimeout> | undefined;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private readonly box: HTMLElement;
  private readonly draw: (view: GridView) => void;
  private options: GridOptions;

  constructor(box: HTMLElement, options: GridOptions, draw: (view: GridView) => void) {
    this.box = box;
    this.options = options;
    this.draw = draw;
  }

  /** Measures, draws, and follows from now on; gives the way to stop. */
  start(): () => void {
    const unwatch = watchSize(this.box, () => this.reshape());
    const onScroll = () => this.scrolled();
    addEventListener('scroll', onScroll, { passive: true });
    this.reshape();
    return () => {
      unwatch();
      removeEventListener('scroll', onScroll);
      clearTimeout(this.settling);
      clearTimeout(this.asking);
    };
  }

  /** Takes a new count, or new ways to measure. */
  update(options: GridOptions): void {
    this.options = options;
    this.reshape();
  }

  /** The height is written at once, not by the next render: a place kept or restored needs the room it points into. */
  private reshape(): void {
    const { count, columns, cellHeight } = this.options;
    const before = this.view.shape;
    const shape = gridShape(count, this.box.clientWidth, columns, cellHeight);
    const same = shape.height === before.height && shape.cellWidth === before.cellWidth && shape.rows === before.rows;
    if (!same) {
      this.view = { shape, rows: this.view.rows };
      this.box.style.height = `${shape.height}px`;
      const shift = keptTop(before, shape, this.top) - this.top;
      if (shift !== 0) scrollBy(0, shift);
    }
    this.settle(!same);
    this.askForMore();
  }

  private scrolled(): void {
    const before = this.top;
    const { time } = this;
    this.time = performance.now();
    const scroll = this.look();
    scroll.speed = (scroll.top - before) / Math.max(1, this.time - time);
    const rows = gridWindow(this.view.shape, scroll, this.options.overscan);
    const ahead = scroll.speed < 0 ? rows.first < this.view.rows.first : rows.first > this.view.rows.first;
    if (ahead || !isCovered(this.view.shape, scroll, this.view.rows)) this.show(rows);
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.settle(false), SETTLE);
    this.askForMore();
  }

  private settle(redraw: boolean): void {
    const rows = gridWindow(this.view.shape, this.look(), this.options.overscan);
    const { first, last } = this.view.rows;
    if (redraw || rows.first !== first || rows.last !== last) this.show(rows);
  }

  private show(rows: GridWindow): void {
    this.view = { shape: this.view.shape, rows };
    this.draw(this.view);
  }

  private look(): GridScroll {
    this.top = -this.box.getBoundingClientRect().top;
    return { top: this.top, viewport: innerHeight, speed: 0 };
  }

  private askForMore(): void {
    const { onNeedMore } = this.options;
    const scroll = { top: this.top, viewport: innerHeight, speed: 0 };
    if (!onNeedMore || this.view.shape.cellWidth === 0 || leftBelow(this.view.shape, scroll) > MORE_WITHIN) return;
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
