/** What a treemap shows: a weight with a name, and what it is made of. */
export interface Node {
  readonly name: string;
  readonly bytes: number;
  readonly children?: readonly Node[];
  /** Shown when the cell is pointed at. */
  readonly hint?: string;
}

/** A cell's place in parts of a hundred of its parent. */
export interface Cell<Item> {
  readonly item: Item;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Lays weights out in a box of 100 x 100 so that areas are as the weights and shapes near square (the squarified treemap of Bruls,
 * Huizing and van Wijk). `shape` is the width of the box over its height as it is drawn.
 */
export function layOut<Item extends { readonly bytes: number }>(items: readonly Item[], shape: number): Cell<Item>[] {
  const waiting = items.filter(({ bytes }) => bytes > 0).sort((a, b) => b.bytes - a.bytes);
  const total = waiting.reduce((sum, { bytes }) => sum + bytes, 0);
  const cells: Cell<Item>[] = [];
  let box: Box = { x: 0, y: 0, width: 100 * shape, height: 100 };
  const scale = (box.width * box.height) / total;
  for (let at = 0; at < waiting.length; ) {
    const row = rowFrom(waiting, at, Math.min(box.width, box.height), scale);
    const placed = place(row, box, scale);
    cells.push(...placed.cells);
    box = placed.rest;
    at += row.length;
  }
  return cells.map(({ item, x, y, width, height }) => ({ item, x: x / shape, y, width: width / shape, height }));
}

/** As many items as make the row along `side` no worse than it was without the last one. */
function rowFrom<Item extends { readonly bytes: number }>(
  items: readonly Item[],
  start: number,
  side: number,
  scale: number,
): readonly Item[] {
  let end = start + 1;
  let worst = worstShape(items.slice(start, end), side, scale);
  while (end < items.length) {
    const next = worstShape(items.slice(start, end + 1), side, scale);
    if (next > worst) break;
    worst = next;
    end += 1;
  }
  return items.slice(start, end);
}

function worstShape(row: readonly { readonly bytes: number }[], side: number, scale: number): number {
  const depth = (row.reduce((sum, { bytes }) => sum + bytes, 0) * scale) / side;
  return Math.max(...row.map(({ bytes }) => shapeOf((bytes * scale) / depth, depth)));
}

const shapeOf = (a: number, b: number): number => Math.max(a / b, b / a);

/** Puts a row along the shorter side of the box; the rest of the box is for the next rows. */
function place<Item extends { readonly bytes: number }>(row: readonly Item[], box: Box, scale: number) {
  const area = row.reduce((sum, { bytes }) => sum + bytes, 0) * scale;
  const down = box.width >= box.height;
  const depth = area / (down ? box.height : box.width);
  const cells: Cell<Item>[] = [];
  let offset = 0;
  for (const item of row) {
    const length = (item.bytes * scale) / depth;
    const cell = down
      ? { x: box.x, y: box.y + offset, width: depth, height: length }
      : { x: box.x + offset, y: box.y, width: length, height: depth };
    cells.push({ item, ...cell });
    offset += length;
  }
  const rest = down
    ? { ...box, x: box.x + depth, width: box.width - depth }
    : { ...box, y: box.y + depth, height: box.height - depth };
  return { cells, rest };
}
