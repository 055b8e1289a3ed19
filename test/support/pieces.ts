/** Cuts a list into pieces of a size, the last one shorter: short tests run beside each other, and none holds up the end. */
export const piecesOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, piece) => items.slice(piece * size, (piece + 1) * size));
