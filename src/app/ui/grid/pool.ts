import type { GridWindow } from './window.ts';

/** A slot of the pool and the row that it is to show next. */
export interface Move {
  slot: number;
  row: number;
}

/** The rows of `wanted` that none of `rows` is. */
export function missingRows(rows: readonly number[], { first, last }: GridWindow): number[] {
  const shown = new Set(rows);
  const missing: number[] = [];
  for (let row = first; row < last; row++) if (!shown.has(row)) missing.push(row);
  return missing;
}

/**
 * Which slots move so that every row of `wanted` is shown: those whose row is no longer wanted, and no others. `rows` is what each slot
 * shows now; the slot `held` (-1: none) keeps its row whatever is wanted, as the focus is in it.
 */
export function movesFor(rows: readonly number[], wanted: GridWindow, held = -1): Move[] {
  const missing = missingRows(rows, wanted);
  const moves: Move[] = [];
  for (let slot = 0; slot < rows.length && missing.length > moves.length; slot++) {
    const shown = rows[slot] as number;
    const free = slot !== held && (shown < wanted.first || shown >= wanted.last);
    if (free) moves.push({ slot, row: missing[moves.length] as number });
  }
  return moves;
}

interface Placed {
  row: number;
  element?: HTMLElement | undefined;
}

/**
 * Puts the nodes of the pool into reading order, for the Tab key and for screen readers. `anchor` is not moved: a node that is moved
 * loses the focus.
 */
export function putInOrder(slots: readonly Placed[], anchor: Placed): void {
  const sorted = [...slots].sort((a, b) => a.row - b.row);
  const middle = sorted.indexOf(anchor);
  const sides = [
    ['after', 'nextElementSibling', sorted.slice(middle + 1)],
    ['before', 'previousElementSibling', sorted.slice(0, middle).reverse()],
  ] as const;
  for (const [put, sibling, rest] of sides) {
    let beside = anchor.element;
    for (const { element } of rest) {
      if (!beside || !element) return;
      if (beside[sibling] !== element) beside[put](element);
      beside = element;
    }
  }
}
