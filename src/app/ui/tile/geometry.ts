/** Space that a cell keeps around its tile, left and right together, in px (--space-2). */
const CELL_GUTTER = 8;
/** Below the picture: a space, three lines of text (name and vendor), and the space to the next row, in px. */
const TEXT_BLOCK = 4 + 48 + 8;

/** Tiles beside each other in a list `width` px wide: 3 on a phone (SPEC section 9), more where there is room. */
export function tileColumns(width: number): number {
  return Math.max(3, Math.floor(width / 128));
}

/** Width of a tile's picture in a cell `cellWidth` px wide. Pictures of games are square. */
export function tilePictureWidth(cellWidth: number): number {
  return Math.max(0, Math.floor(cellWidth - CELL_GUTTER));
}

/** Height in px of a cell that holds a tile. */
export function tileCellHeight(cellWidth: number): number {
  return tilePictureWidth(cellWidth) + TEXT_BLOCK;
}
