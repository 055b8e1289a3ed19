/** Space that a cell keeps around its tile, left and right together, in px (--space-2). */
const CELL_GUTTER = 8;
/** Three lines of text, name and vendor, below the picture, in px (--line-xs). */
const TEXT_LINES = 48;
/** The space above them and that to the next row, in px (--space-1, --space-2). */
const TEXT_SPACE = 4 + 8;

/** Tiles beside each other in a list `width` px wide: 3 on a phone (SPEC section 9), more where there is room. */
export function tileColumns(width: number): number {
  return Math.max(3, Math.floor(width / 128));
}

/** Width of a tile's picture in a cell `cellWidth` px wide. Pictures of games are square. */
export function tilePictureWidth(cellWidth: number): number {
  return Math.max(0, Math.floor(cellWidth - CELL_GUTTER));
}

/** Height in px of a cell that holds a tile, where text takes `text` times the room. */
export function tileCellHeight(cellWidth: number, text: number): number {
  return tilePictureWidth(cellWidth) + TEXT_LINES * text + TEXT_SPACE;
}
