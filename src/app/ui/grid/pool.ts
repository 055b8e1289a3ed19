import type { GridWindow } from './window.ts';

interface Showing {
  /** The row of the list that it shows. */
  row: number;
}

/** The rows of `wanted` that none of `slots` shows. */
export function missingRows(slots: readonly Showing[], { first, last }: GridWindow): number[] {
  const shown = new Set(slots.map(({ row }) => row));
  const missing: number[] = [];
  for (let row = first; row < last; row++) if (!shown.has(row)) missing.push(row);
  return missing;
}

/**
 * Which slots move to which row, so that every row of `wanted` is shown: those whose row is no longer wanted, and no others. The slot
 * `held` keeps its row whatever is wanted, as the focus is in it.
 */
export function movesFor<Slot extends Showing>(
  slots: readonly Slot[],
  wanted: GridWindow,
  held?: Slot,
): (readonly [Slot, number])[] {
  const free = slots.filter((slot) => slot !== held && (slot.row < wanted.first || slot.row >= wanted.last));
  const missing = missingRows(slots, wanted);
  return free.slice(0, missing.length).map((slot, at) => [slot, missing[at] as number]);
}

interface Placed extends Showing {
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
