import type { SlotAnswer } from '../messages.ts';
import { LINES, REELS, ROWS } from '../slot/layout.ts';
import { lessMotion, make, refill, symbolImage, wait } from './dom.ts';

/** The reels on the screen. */
export interface Reels {
  element: HTMLElement;
  /** Turns all reels until they land. */
  roll(): void;
  /** Stops the reels one after another on this grid. */
  land(grid: number[][]): Promise<void>;
  /** Stops at once where they stood, when nothing was played. */
  halt(): void;
  /** Shows the lines that pay. */
  mark(wins: SlotAnswer['wins']): void;
}

/** Symbols that pass while a reel lands. */
const PASSING = 9;

/** Builds five reels of three rows; `symbols` are picture names by number. */
export function buildReels(symbols: readonly string[]): Reels {
  const any = (): number => Math.floor(Math.random() * symbols.length);
  let grid = Array.from({ length: REELS }, () => Array.from({ length: ROWS }, any));
  const strips = grid.map(() => make('div', { class: 'strip' }));
  const lines = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  lines.setAttribute('viewBox', `0 0 ${REELS} ${ROWS}`);
  lines.setAttribute('class', 'lines');
  const windows = strips.map((strip) => make('div', { class: 'reel' }, strip));
  const element = make('div', { class: 'reels' }, ...windows, lines);
  const fill = (strip: HTMLElement, cells: readonly number[]): void => {
    refill(strip, ...cells.map((cell) => make('div', { class: 'cell' }, symbolImage(symbols[cell] ?? '', 56))));
  };
  const clear = (): void => {
    element.classList.remove('paid');
    refill(lines);
  };
  const rest = (): void => {
    for (const [reel, strip] of strips.entries()) {
      strip.className = 'strip';
      strip.style.cssText = '';
      fill(strip, grid[reel] ?? []);
    }
  };
  rest();
  return {
    element,
    roll() {
      clear();
      for (const strip of strips) {
        const loop = Array.from({ length: 6 }, any);
        fill(strip, [...loop, ...loop]);
        strip.className = lessMotion ? 'strip' : 'strip rolling';
      }
    },
    async land(next) {
      const previous = grid;
      grid = next;
      if (!lessMotion) {
        await Promise.all(strips.map((strip, reel) => landReel(strip, reel, next, previous, fill, any)));
      }
      rest();
    },
    halt: rest,
    mark(wins) {
      element.classList.add('paid');
      for (const { line, count } of wins) {
        const rows = LINES[line] ?? [];
        lines.append(drawLine(rows.slice(0, count)));
        for (let reel = 0; reel < count; reel += 1) {
          strips[reel]?.children[rows[reel] ?? 0]?.classList.add('won');
        }
      }
    },
  };
}

async function landReel(
  strip: HTMLElement,
  reel: number,
  next: number[][],
  previous: number[][],
  fill: (strip: HTMLElement, cells: readonly number[]) => void,
  any: () => number,
): Promise<void> {
  await wait(reel * 130);
  const passing = Array.from({ length: PASSING }, any);
  fill(strip, [...(next[reel] ?? []), ...passing, ...(previous[reel] ?? [])]);
  strip.className = 'strip';
  strip.style.cssText = `transform:translateY(-${((PASSING + ROWS) * 100) / (PASSING + 2 * ROWS)}%)`;
  strip.getBoundingClientRect(); // The start must be laid out before the end is set, or nothing moves.
  strip.style.cssText = 'transform:none;transition:transform .55s cubic-bezier(.2,.9,.3,1.06)';
  await wait(580);
}

function drawLine(rows: readonly number[]): SVGPolylineElement {
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
  line.setAttribute('points', rows.map((row, reel) => `${reel + 0.5},${row + 0.5}`).join(' '));
  return line;
}
