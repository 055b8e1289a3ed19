import '../../../../src/app/ui/tile/Ground.css';
import { Grid } from '../../../../src/app/ui/grid/Grid.tsx';
import type { GridCell } from '../../../../src/app/ui/grid/slot.ts';
import { tileCellHeight, tileColumns } from '../../../../src/app/ui/tile/geometry.ts';
import { LiveTile } from '../../../../src/app/ui/tile/LiveTile.tsx';
import { draw } from './draw.tsx';
import { face, nothing } from './face.ts';
import { items, OVERSCAN } from './items.ts';

const renderCell = (cell: GridCell) => <LiveTile cell={cell} face={face} onOpen={nothing} onFavourite={nothing} />;

/** Draws the product's list; `ground` as `Grid` takes it. */
export function drawList(ground: string): void {
  draw(
    <Grid
      count={items.length}
      columns={tileColumns}
      cellHeight={tileCellHeight}
      renderCell={renderCell}
      label="games"
      overscan={2 * OVERSCAN}
      ground={ground}
    />,
  );
}
